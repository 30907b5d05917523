// This game's table in English.

export const en = {
  streetOf: (name: string) => `${name}’s street`,
  yourStreet: 'Your street',
  layHere: 'Play here as a fighter',
  scorePile: 'Score pile',
  shot: 'Shot',
  aims: (count: number) => (count === 1 ? '1 aim card' : `${count} aim cards`),
  fightTitle: 'Gunfight',
  ambushTitle: 'Ambush',
  bulletTitle: 'Stray bullet',
  showdownTitle: 'Showdown',
  wins: 'stands',
  falls: 'falls',
  atCorral: 'At the Corral',
  showdowns: {
    straight: 'These five are a showdown: a straight.',
    flush: 'These five are a showdown: a flush.',
    'full-house': 'These five are a showdown: a full house.',
  },
  noShowdown: 'These five are no showdown: it takes a straight, a flush or a full house of all five.',
} as const;
