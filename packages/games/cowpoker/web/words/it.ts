// This game's table in Italian.
import type { OwnWords } from './index.ts';

export const it: OwnWords = {
  ranches: {
    davila: 'Davila',
    gallagher: 'Gallagher',
    masterson: 'Masterson',
    'san-joaquin': 'San Joaquin',
    town: 'Città',
  },
  gang: 'Banda',
  gangOf: (name) => `La banda di ${name}`,
  cellar: 'Cantina',
  points: (points) => (points === '1' ? '1 punto' : `${points} punti`),
  roundup: 'Raduno',
  gunfight: 'Sparatoria',
  calledBy: (name) => `di ${name}`,
  takesTrick: (name, value) => `${name} vince la sfida con ${value}`,
  noGang: 'Ancora nessuna banda',
  gameOf: (game, games) => `Partita ${game} di ${games}`,
};
