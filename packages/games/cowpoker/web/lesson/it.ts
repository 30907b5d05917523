// The lesson of Cowpoker in Italian.
import type { LessonTexts } from '@sagebrush/table-kit/lesson.ts';
import type { StepId } from './steps.ts';

export const it: LessonTexts<StepId> = {
  play: {
    title: 'La tua banda',
    intro:
      'Guidi il ranch Davila, il sole che sorge. A ogni turno giochi una carta nella tua banda, e alla fine contano i suoi punti. L’effetto di una carta vale solo per il suo ranch; quello delle carte città, per tutti.',
    tasks: [
      {
        task: 'Gioca Ruth Ironside per i suoi 3 punti.',
        wrong:
          'Meno punti, o un effetto che dovresti seguire. Ruth Ironside ne porta 3 e, da carta Masterson, per te non fa altro.',
      },
    ],
    well: 'Tre punti nella tua banda, senza condizioni. Adesso una carta del tuo ranch.',
  },
  roundup: {
    title: 'Raduno!',
    intro:
      'Paco Duecucchiai è dei tuoi: il suo effetto annuncia un raduno. Ognuno gioca una carta, tu per ultimo; il numero più alto accanto al lazo porta tutte e quattro, coperte, nella sua cantina.',
    tasks: [
      { task: 'Gioca Paco Duecucchiai.', wrong: 'Prima qualcuno deve annunciare il raduno: lo fa Paco Duecucchiai.' },
      {
        task: 'In tavola ci sono 7, 4 e 7. Vinci tu: gioca i fratelli Vega.',
        wrong: 'Guarda il numero accanto al lazo: solo i fratelli Vega hanno più di 7.',
      },
    ],
    well: 'Nove batte sette: quattro carte per la tua cantina. La miglior mano di poker lì sotto vale 6, la cantina più povera ne costa 6.',
  },
  later: {
    title: 'L’ultima parola',
    intro:
      'Una sparatoria, annunciata da te: adesso conta il numero accanto alla rivoltella. Finora il migliore è 8. Tra uguali vince la carta giocata dopo, e tu giochi per ultimo.',
    tasks: [
      {
        task: 'Vinci spendendo poco: con un 8.',
        wrong: 'Troppo debole, o sprecata: i gemelli di Yuma vincerebbero con 9, ma Rafael il Lesto vince con 8.',
      },
    ],
    well: 'Chi annuncia una sfida gioca per ultimo e a parità vince. È per questo che si annunciano.',
  },
  steal: {
    title: 'Ladri di bestiame',
    intro:
      'Certe carte rubano. I fratelli Vega sono tuoi, quindi il loro effetto si applica: una carta a scelta, da una banda qualsiasi. Qualcuno ha una maestra che vale 6 punti.',
    tasks: [
      {
        task: 'Gioca i fratelli Vega.',
        wrong: 'I punti vanno bene, ma oggi si cavalca: i fratelli Vega rubano per te.',
      },
      { task: 'Prendi la maestra.', wrong: 'Una scelta modesta. La maestra vale 6, più di chiunque altro.' },
    ],
    well: 'Sei punti a te e sei in meno a lei. Quello che è in cantina non lo ruba nessuno.',
  },
  place: {
    title: 'Si scelgono la compagnia',
    intro:
      'Certe carte città decidono da sole dove andare, comunque siano giocate. Il cane randagio, che vale 5 punti, corre dalla banda con meno punti. In questo momento è la tua.',
    tasks: [
      {
        task: 'Gioca il cane randagio.',
        wrong: 'Quella può aspettare. Il cane no: appena la tua banda è più ricca di un’altra, corre là.',
      },
    ],
    well: 'Cinque punti, e il cane resta da te. Più tardi, o da una sfida, correrebbe da chi ha meno in quel momento.',
  },
  ace: {
    title: 'Capi altrui',
    intro:
      'Ogni ranch ha un capo, il suo asso. Maeve Gallagher la Grande è nella tua banda: finché c’è, tutte le carte Gallagher lavorano anche per te, ti piaccia o no.',
    tasks: [
      {
        task: 'Gioca Zio Declan, un Gallagher.',
        wrong: 'Il suo effetto non si applicherebbe. Quello di Zio Declan sì, perché il suo capo è con te.',
      },
    ],
    well: 'Ha rubato per te dalla banda più ricca. Guarda sempre dove stanno gli assi.',
  },
  poker: {
    title: 'E in fondo è poker',
    intro:
      'Alla fine la miglior mano di poker tra le bande vale 6 punti, e così la miglior cantina e la miglior mano. Maybelle ha doppia coppia, re e quattro. Tu hai due nove.',
    tasks: [
      { task: 'Fai un tris.', wrong: 'Punti, sì. Ma un terzo nove batte una doppia coppia: alla fine sono 6 in più.' },
    ],
    well: 'Tre nove battono re e quattro. L’etichetta su ogni banda dice sempre che cos’è.',
  },
  end: {
    title: 'Un finale col jolly',
    intro:
      'Il mazzo è vuoto: dopo di te la partita è finita. Maybelle ha un full. Nella tua banda c’è Marigold Finster, che rende jolly tutti i Due accanto a lei, con Re, Fante e Dieci del suo seme.',
    tasks: [
      {
        task: 'Trova la carta che batte un full.',
        wrong: 'Una scala: bella, ma sotto un full. Lem Trecarte è un Due, e accanto a Marigold è un jolly.',
      },
    ],
    well: 'Adesso Lem è l’asso di fiori: una scala reale, 6 punti e la partita. Nel dubbio, «Spiega» sul foglio dei punti mostra come.',
  },
};
