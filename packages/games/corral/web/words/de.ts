// This game's table in German.
import type { OwnWords } from './index.ts';

export const de: OwnWords = {
  streetOf: (name) => `Straße von ${name}`,
  yourStreet: 'Deine Straße',
  layHere: 'Hier als Kämpfer ausspielen',
  scorePile: 'Punktestapel',
  shot: 'Beute',
  aims: (count) => (count === 1 ? '1 Zielkarte' : `${count} Zielkarten`),
  fightTitle: 'Schießerei',
  ambushTitle: 'Hinterhalt',
  bulletTitle: 'Querschläger',
  showdownTitle: 'Showdown',
  wins: 'steht',
  falls: 'fällt',
  atCorral: 'Am Corral',
  showdowns: {
    straight: 'Diese fünf sind ein Showdown: eine Straße.',
    flush: 'Diese fünf sind ein Showdown: ein Flush.',
    'full-house': 'Diese fünf sind ein Showdown: ein Full House.',
  },
  noShowdown:
    'Diese fünf sind kein Showdown: Dafür müssen alle fünf eine Straße, einen Flush oder ein Full House bilden.',
};
