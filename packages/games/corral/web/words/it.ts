// This game's table in Italian.
import type { OwnWords } from './index.ts';

export const it: OwnWords = {
  streetOf: (name) => `La strada di ${name}`,
  yourStreet: 'La tua strada',
  layHere: 'Manda qui un pistolero',
  scorePile: 'Bottino',
  shot: 'Preda',
  aims: (count) => (count === 1 ? '1 carta mira' : `${count} carte mira`),
  fightTitle: 'Sparatoria',
  ambushTitle: 'Agguato',
  bulletTitle: 'Pallottola vagante',
  showdownTitle: 'Resa dei conti',
  wins: 'resta in piedi',
  falls: 'cade',
  lawBeatsOutlaw: 'La legge batte il fuorilegge',
};
