// The words of {{title}} in three languages.
import { type Term, term } from '@sagebrush/table-kit/rules/term.ts';

export const {{id}}Terms: readonly Term[] = [
  term(
    '{{XX}}-2.1',
    ['bid', 'Gebot', 'offerta'],
    [
      'A card that everybody lays face down at once.',
      'Eine Karte, die alle zugleich verdeckt hinlegen.',
      'Una carta che tutti mettono coperta nello stesso momento.',
    ],
  ),
];
