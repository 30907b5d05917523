// The lesson of the Corral in Italian.
import type { LessonTexts } from '@sagebrush/table-kit/lesson.ts';
import type { StepId } from './steps.ts';

export const it: LessonTexts<StepId> = {
  fighter: {
    title: 'Qualcuno deve cominciare',
    intro:
      'La strada è vuota. Nel tuo turno fai una cosa sola, e la prima è un pistolero. Una carta vale il suo numero; Fante, Donna e Re sono Fuorilegge e valgono 11, 12 e 13.',
    tasks: [
      { task: 'Manda in strada il tuo Re.', wrong: 'Un pistolero anche lui, ma lento. Il tuo Re è il più svelto: 13.' },
    ],
    well: 'Eccolo lì, vale 13. Chi lo abbatte prende quei 13 punti, quindi gli serve aiuto. La mano torna a cinque carte da sola.',
  },
  aim: {
    title: 'Prendi la mira',
    intro: 'Qualsiasi carta può stare coperta su un tuo pistolero e si somma al suo valore. Quale sia, lo sai solo tu.',
    tasks: [
      {
        task: 'Prendi la mira con il Nove di fiori: mettilo sul tuo Re.',
        wrong: 'Si potrebbe. Ma adesso rinforziamo il Re: scegli il Nove di fiori, poi tocca il Re.',
      },
    ],
    well: 'Re e Nove fanno 22. Dusty vede che ha una carta sopra, non quale.',
  },
  fight: {
    title: 'Attacca briga',
    intro:
      'Sul tuo Sette c’è un Sei coperto: 13. Di fronte una Donna senza carte di mira, 12, e un Dieci con qualcosa sopra. Vince il totale più alto, e a parità chi attacca.',
    tasks: [
      {
        task: 'Attacca il pistolero che batti di sicuro.',
        wrong: 'Chissà? Sulla Donna non c’è niente: 12 contro i tuoi 13 è sicuro. Scegli il Sette, poi la Donna.',
      },
    ],
    well: 'La Donna va nel tuo bottino: 12 punti. Le carte di mira dei due sono consumate. Un duello non costa carte, quindi non si pesca.',
  },
  lawman: {
    title: 'La legge',
    intro:
      'Un Due è un Uomo di legge: vale quasi niente, ma batte ogni Fuorilegge, qualunque cosa abbia sopra. Quel Re ha due carte di mira.',
    tasks: [
      {
        task: 'Lascia il Re alla legge.',
        wrong: 'Il Re ha 13 e due carte sopra. Sicuro è solo l’Uomo di legge: il tuo Due contro il Re.',
      },
    ],
    well: '34 contro 2, e ha vinto la legge. Tieni i Due per i Fuorilegge grossi.',
  },
  ambush: {
    title: 'Un agguato',
    intro:
      'Due carte della mano dello stesso valore sparano a un pistolero qualsiasi. Si sommano: due Sette fanno 14. Le carte di mira del bersaglio lo aiutano, e se si salva il suo proprietario si tiene la tua coppia.',
    tasks: [
      {
        task: 'Tendi un agguato al Fante con i tuoi due Sette.',
        wrong:
          'Rischioso o sprecato. Sul Fante, 11, non c’è niente: 14 bastano di sicuro. Scegli i due Sette, poi il Fante.',
      },
    ],
    well: 'Undici punti dall’ombra, e due carte nuove. Non ti è servito nemmeno un pistolero.',
  },
  bullet: {
    title: 'Una pallottola vagante',
    intro:
      'Un Asso non può essere un pistolero. Scartato, toglie di mezzo un pistolero qualsiasi, e nessuno lo prende. Quel Re con due carte sopra sta per venire da te.',
    tasks: [
      {
        task: 'Usa l’Asso contro il Re.',
        wrong: 'Qui il pericolo è il Re con due carte di mira. Scegli l’Asso, poi il Re.',
      },
    ],
    well: 'Aveva 36. I punti non li ha nessuno, ma il tuo Nove è vivo.',
  },
  joker: {
    title: 'Un jolly sotto il cappello',
    intro:
      'Sul tuo Cinque c’è un jolly coperto. Nel tuo turno vale 15, in quello degli altri niente: in difesa è inutile, all’attacco non ha pari.',
    tasks: [
      {
        task: 'Tocca a te: attacca il Re con il Cinque.',
        wrong: 'Se aspetti, quando attacca Dusty il jolly non vale niente. Colpisci adesso: il Cinque contro il Re.',
      },
    ],
    well: '5 e 15 contro 13 e 6: per un punto. I jolly sono per chi attacca.',
  },
  showdown: {
    title: 'La resa dei conti',
    intro:
      'Cinque carte che fanno una scala, un colore o un full prendono tutti i pistoleri in strada, anche i tuoi. Qui i jolly valgono qualsiasi carta.',
    tasks: [
      {
        task: 'Cinque, Sei, Sette, Otto e un jolly: calali tutti.',
        wrong: 'Tienile insieme! Scegli tutte e cinque le carte della mano: sono una scala.',
      },
    ],
    well: 'Quattro pistoleri in un colpo, 39 punti. Preparala in silenzio e aspetta che la strada sia piena.',
  },
  end: {
    title: 'L’ultimo colpo',
    intro:
      'Il mazzo è vuoto, le mani pure. Tu hai 13 punti, Dusty 19. La Donna ne vale 12. Quando nessuno può più giocare si contano i bottini; chi è ancora in piedi non conta per nessuno.',
    tasks: [
      {
        task: 'Vinci la partita: prendi la Donna.',
        wrong: 'L’Otto perderebbe, e andrebbe a Dusty. Sul tuo Nove c’è un Quattro: 13 contro 12.',
      },
    ],
    well: '25 a 19. È tutto qui: adesso ci vuole solo sangue freddo.',
  },
};
