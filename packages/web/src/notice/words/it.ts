// L'avviso della casa in italiano.
import type { Widened } from '@sagebrush/table-kit/words/words.ts';
import type { en } from './en.ts';

export const it: Widened<typeof en> = {
  fromTheHouse: 'Un avviso della casa:',
  closesAt: (hour) => `La casa chiude alle ${hour}; le vostre partite restano salvate.`,
  tableClosed: {
    house: 'La casa ha chiuso questo tavolo.',
    moves: 'Questa partita è diventata troppo lunga e finisce qui, senza risultato.',
    idle: 'Qui nessuno muove da molto tempo: la partita è finita senza risultato.',
  },
  understood: 'Ho capito',
};
