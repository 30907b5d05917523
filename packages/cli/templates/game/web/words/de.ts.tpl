// This game's table in German.
import type { OwnWords } from './index.ts';

export const de: OwnWords = {
  bids: 'Die Gebote',
  bidHere: 'Hier bieten',
  wonBy: (name) => `${name} holt das Gebot`,
};
