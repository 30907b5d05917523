// This game's table in Italian.
import type { OwnWords } from './index.ts';

export const it: OwnWords = {
  bids: 'Le offerte',
  bidHere: 'Offri qui',
  wonBy: (name) => `${name} vince l’offerta`,
};
