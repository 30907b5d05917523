// This game's table in German.
import type { OwnWords } from './index.ts';

export const de: OwnWords = {
  badgesLeft: (count) => (count === 1 ? 'noch 1 Stern' : `noch ${count} Sterne`),
  endClock: 'Bis die Runde endet',
  tensOut: (out, all) => `${out} von ${all} Zehnen liegen`,
  twentyTwoDown: '.22 liegt',
  twentyTwoUp: 'noch keine .22',
  drawPile: 'Ziehstapel',
  gunName: (calibre) => `Waffe ${calibre}`,
  tens: 'Zehnen',
  couplesShown: 'Gezeigte Pärchen',
  trailTo: (target) => `Der Weg bis ${target}`,
  dealer: 'Geber',
  shotTitle: 'Ein Schuss',
  hit: 'Getroffen',
  miss: 'Daneben',
  badgePinned: 'Ein Stern wird angesteckt',
  quickDraw: 'Schneller gezogen',
  backfire: 'Rohrkrepierer',
};
