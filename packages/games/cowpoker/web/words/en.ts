// This game's table in English.

export const en = {
  ranches: {
    davila: 'Davila',
    gallagher: 'Gallagher',
    masterson: 'Masterson',
    'san-joaquin': 'San Joaquin',
    town: 'Town',
  },
  gang: 'Gang',
  gangOf: (name: string) => `${name}’s Gang`,
  cellar: 'Cellar',
  points: (points: string) => (points === '1' ? '1 point' : `${points} points`),
  roundup: 'Roundup',
  gunfight: 'Gunfight',
  calledBy: (name: string) => `called by ${name}`,
  takesTrick: (name: string, value: number) => `${name} takes it with ${value}`,
  noGang: 'No Gang yet',
  gameOf: (game: number, games: number) => `Game ${game} of ${games}`,
} as const;
