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
  lawBeatsOutlaw: 'The law beats the outlaw',
} as const;
