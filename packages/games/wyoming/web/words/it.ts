// This game's table in Italian.
import type { OwnWords } from './index.ts';

export const it: OwnWords = {
  badgesLeft: (count) => (count === 1 ? 'resta 1 stella' : `restano ${count} stelle`),
  endClock: 'Alla fine della mano',
  tensOut: (out, all) => `${out} dieci su ${all} in tavola`,
  twentyTwoDown: 'la .22 c’è',
  twentyTwoUp: 'ancora nessuna .22',
  drawPile: 'Mazzo',
  gunName: (calibre) => `Pistola ${calibre}`,
  tens: 'Dieci',
  couplesShown: 'Coppie mostrate',
  trailTo: (target) => `La pista fino a ${target}`,
  dealer: 'Mazziere',
  shotTitle: 'Uno sparo',
  hit: 'Colpito',
  miss: 'A vuoto',
  badgePinned: 'Si appunta una stella',
  quickDraw: 'Estrazione fulminea',
  backfire: 'Ritorno di fiamma',
};
