// Die Nachricht des Hauses auf Deutsch.
import type { Widened } from '@sagebrush/table-kit/words/words.ts';
import type { en } from './en.ts';

export const de: Widened<typeof en> = {
  fromTheHouse: 'Eine Nachricht vom Haus:',
  closesAt: (hour) => `Das Haus schließt um ${hour} Uhr; eure Partien bleiben erhalten.`,
  tableClosed: {
    house: 'Das Haus hat diesen Tisch geschlossen.',
    moves: 'Diese Partie ist zu lang geworden und endet hier ohne Ergebnis.',
    idle: 'Hier hat lange niemand gezogen: Die Partie ist ohne Ergebnis beendet.',
  },
  understood: 'Verstanden',
};
