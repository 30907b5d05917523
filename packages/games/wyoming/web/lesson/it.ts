// The lesson of Wyoming Cowboy in Italian.
import type { LessonTexts } from '@sagebrush/table-kit/lesson.ts';
import type { StepId } from './steps.ts';

export const it: LessonTexts<StepId> = {
  pass: {
    title: 'Prima di tutto, via i guai',
    intro:
      'I Re sono cowboy, 25 punti l’uno a fine mano. Una Donna sola costa 25, un 6 costa 20. Prima di giocare ognuno passa tre carte, stavolta a sinistra.',
    tasks: [
      {
        task: 'Passa i due Sei e la Donna.',
        wrong: 'Qualcuna di queste carte ti serve. A far male sono i due Sei e la Donna.',
      },
    ],
    well: 'Adesso i guai li ha Dusty, e i cowboy sono ancora tuoi. Ciò che è arrivato da destra l’hai visto solo dopo.',
  },
  couple: {
    title: 'Mostra una coppia',
    intro:
      'Un turno è: un’azione se vuoi, uno scarto, una carta pescata. Re e Donna dello stesso seme sono una coppia. Mostrati in tempo valgono 25; ancora insieme alla fine sono un matrimonio e costano 50.',
    tasks: [
      {
        task: 'Mostra Re e Donna di cuori.',
        wrong: 'Non ancora: una coppia si mostra prima di scartare. Quei 25 punti sono regalati.',
      },
    ],
    well: '25 punti segnati. I due restano in mano; la Donna la puoi scartare subito dopo.',
  },
  ten: {
    title: 'I Dieci vanno in tavola',
    intro:
      'Un 10 si scarta davanti a sé, dove nessuno può prenderlo: 10 punti. Se alla fine è ancora in mano, costa 30.',
    tasks: [
      {
        task: 'Cala il Dieci.',
        wrong: 'Quella carta può aspettare. Il Dieci in tavola è al sicuro, in mano è un pericolo.',
      },
      {
        task: 'Adesso pesca dal mazzo.',
        wrong: 'L’ultimo scarto è una Donna, e una Donna sola costa 25. Prendi dal mazzo.',
      },
    ],
    well: 'Dieci punti, e la mano è un passo più vicina alla fine: finisce quando tutti i Dieci e una .22 sono in tavola.',
  },
  five: {
    title: 'Un Cinque ne pesca due',
    intro:
      'Se scarti un 5 puoi pescare due carte: due dal mazzo, oppure una dal mazzo e l’ultimo scarto. Lì c’è il Re di quadri.',
    tasks: [
      {
        task: 'Scarta il Cinque.',
        wrong: 'Ogni scarto fa pescare una carta. Il Cinque ne fa pescare due, e una può essere quel Re.',
      },
      {
        task: 'Prendine una dal mazzo e il Re.',
        wrong: 'Puoi avere entrambi: una carta dal mazzo e il Re dagli scarti.',
      },
    ],
    well: 'Un secondo cowboy, e una carta in più di prima. I Cinque sono porticine verso mani grandi.',
  },
  gun: {
    title: 'Estrai una pistola',
    intro:
      'Le pistole sono fatte di carte basse: due 2 sono una .22; 3 e 8 una .38; 3, 5 e 7 una .357; 4 e 5 dello stesso seme una .45. Una volta in tavola può sparare dal tuo turno successivo.',
    tasks: [
      {
        task: 'Estrai la tua .38: il Tre e l’Otto.',
        wrong: 'La pistola si estrae prima di scartare. Scegli il Tre e l’Otto.',
      },
    ],
    well: 'Ora la vedono tutti. Una pistola non vale punti; quello che ti porta sì.',
  },
  shoot: {
    title: 'Spara',
    intro:
      'La tua .38 è pronta. Chi nasconda un cowboy non lo sai, ma Dusty ha mostrato una coppia di quadri. Si gira una carta: se ha il seme di un cowboy del bersaglio, lo sparo va a vuoto e lui riceve una stella. Se no, colpisce.',
    tasks: [
      {
        task: 'Spara a Dusty.',
        wrong: 'Di Maybelle non si sa nulla, e la tua pistola è carica. Dusty un Re ce l’ha di sicuro.',
      },
    ],
    well: 'Fiori, e lui aveva il Re di quadri: colpito. Il cowboy è tuo. Al suo posto Dusty ha potuto pescare una carta.',
  },
  backfire: {
    title: 'Ritorno di fiamma',
    intro:
      'Adesso è Dusty che ti punta una .22, e tu hai due cowboy. Ma anche un 6: contro una .22 puoi darlo a chi spara, e lo sparo finisce lì.',
    tasks: [
      {
        task: 'Rispondi con il Sei.',
        wrong: 'Rischieresti un Re, e ti terresti una carta che costa 20. Dagli il Sei.',
      },
    ],
    well: 'Voleva i tuoi cowboy e ha avuto un Sei. Per una volta è stato un bene averlo.',
  },
  six: {
    title: 'La croce dei Sei',
    intro:
      'Un 6 si può scartare solo finché tutte le altre carte in mano varrebbero punti. Due Re li valgono: è il momento.',
    tasks: [{ task: 'Scarta il Sei.', wrong: 'Mai buttare un cowboy finché se ne può andare il Sei.' }],
    well: '20 punti risparmiati. Con una sola carta in più che non vale nulla te lo saresti tenuto.',
  },
  end: {
    title: 'Chiudi la mano',
    intro:
      'Tre Dieci e una .22 sono in tavola; l’ultimo Dieci ce l’hai tu. Chi chiude la mano prende 30. Tu hai 410, e con 500 si vince.',
    tasks: [
      {
        task: 'Cala l’ultimo Dieci.',
        wrong: 'Perché aspettare? L’ultimo Dieci chiude la mano: 30 per te, e 10 per ogni Dieci.',
      },
    ],
    well: '30 per la chiusura, 20 per due Dieci, 50 per due cowboy: 510. Il Wyoming è tuo.',
  },
};
