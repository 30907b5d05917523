// What the puzzles of Cowpoker teach, in Italian.
import type { MotifText } from '@sagebrush/table-kit/plugin.ts';

export const motifs: Readonly<Record<string, MotifText>> = {
  'gang-points': {
    title: 'Punti nella banda',
    lesson: 'I punti della tua banda contano alla fine: a volte valgono più di una mano di poker.',
  },
  'poker-hand': {
    title: 'Una mano di poker',
    lesson: 'Banda, cantina e mano hanno 6 punti ciascuna per la migliore: guarda quale puoi ancora vincere.',
  },
  effect: {
    title: 'L’effetto speciale',
    lesson: 'Una carta del tuo ranch o della città deve fare ciò che dice: giocala quando conviene.',
  },
  'keep-cards': {
    title: 'Carte da tenere',
    lesson: 'Ciò che hai in mano alla fine è una mano di poker: separati da ciò che serve meno.',
  },
  steer: {
    title: 'Dove va la carta',
    lesson: 'Alcune carte della città si scelgono la banda: con le carte come stanno, sei tu a guidarle.',
  },
  'win-trick': {
    title: 'Vinci la sfida',
    lesson: 'Il valore più alto porta tutte le carte della sfida in cantina, e tra pari quella giocata dopo.',
  },
  'spare-card': {
    title: 'Perdi bene la sfida',
    lesson: 'Dove non puoi o non vuoi vincere, da’ la carta che aiuta meno chi vince.',
  },
  'call-trick': {
    title: 'Annuncia una sfida',
    lesson: 'Chi annuncia una sfida gioca per ultimo, e vede che cosa hanno giocato gli altri.',
  },
  target: {
    title: 'Il bersaglio giusto',
    lesson: 'Un effetto che fa scegliere vale quanto ciò che scegli.',
  },
  'take-or-give': {
    title: 'Prendere o dare',
    lesson: 'Una carta rubata o spostata non viene giocata: arriva senza effetto, e cambia due mucchi insieme.',
  },
};
