// This game's table in Italian.
import type { OwnWords } from './index.ts';

export const it: OwnWords = {
  streetOf: (name) => `La strada di ${name}`,
  yourStreet: 'La tua strada',
  layHere: 'Manda qui un pistolero',
  scorePile: 'Bottino',
  shot: 'Preda',
  aims: (count) => (count === 1 ? '1 carta di mira' : `${count} carte di mira`),
  fightTitle: 'Sparatoria',
  ambushTitle: 'Agguato',
  bulletTitle: 'Pallottola vagante',
  showdownTitle: 'Resa dei conti',
  wins: 'resta in piedi',
  falls: 'cade',
  atCorral: 'Al Corral',
  showdowns: {
    straight: 'Queste cinque sono una resa dei conti: una scala.',
    flush: 'Queste cinque sono una resa dei conti: un colore.',
    'full-house': 'Queste cinque sono una resa dei conti: un full.',
  },
  noShowdown: 'Queste cinque non sono una resa dei conti: tutte e cinque devono fare una scala, un colore o un full.',
};
