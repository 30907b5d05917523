// The help at the table in Italian.
import type { Widened } from '@sagebrush/table-kit/words/words.ts';
import type { en } from './en.ts';

export const it: Widened<typeof en> = {
  yourTurn: 'Quando tocca a te',
  onTheTable: 'Sul tavolo',
  glows: 'Quello che brilla si può toccare. Se tocchi altro, il gioco ti dice perché non si può.',
  inHand: 'Carte in mano',
  whoseTurn: 'Il tavolo aspetta questo giocatore',
  tapSeat: 'Tocca un nome per vedere tutto quello che ha davanti quel giocatore.',
  keys: 'Con la tastiera',
  keyLines: [
    ['← ↑ ↓ →', 'spostati'],
    ['N', 'prossima carta giocabile'],
    ['Enter', 'scegli'],
    ['Esc', 'rimetti giù'],
    ['?', 'perché no?'],
    ['H', 'un consiglio'],
    ['U', 'riprendi la mossa'],
  ],
  learn: 'Imparalo giocando',
  allRules: 'Tutte le regole',
};
