// The help at this table in Italian.
import type { GameHelp } from '@sagebrush/table-kit/plugin.ts';

export const help: GameHelp = {
  goal: 'Vinci più offerte degli altri: a mani vuote ognuna vale un punto.',
  moves: ['Offri una carta della mano. Nessuno la vede finché tutti non hanno offerto; vince la più alta.'],
  score: 'Offerte vinte finora',
};
