// This game's table in German.
import type { OwnWords } from './index.ts';

export const de: OwnWords = {
  ranches: {
    davila: 'Davila',
    gallagher: 'Gallagher',
    masterson: 'Masterson',
    'san-joaquin': 'San Joaquin',
    town: 'Stadt',
  },
  gang: 'Bande',
  gangOf: (name) => `Bande von ${name}`,
  cellar: 'Keller',
  points: (points) => (points === '1' ? '1 Punkt' : `${points} Punkte`),
  roundup: 'Viehtrieb',
  gunfight: 'Schießerei',
  calledBy: (name) => `ausgerufen von ${name}`,
  takesTrick: (name, value) => `${name} nimmt den Stich mit ${value}`,
  noGang: 'Noch keine Bande',
  gameOf: (game, games) => `Spiel ${game} von ${games}`,
};
