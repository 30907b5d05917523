// Searching the rules and the glossary.
import { expect, test } from 'vitest';
import { markedIn, wantedIn } from './search.ts';

test.each([
  ['aim card', 'Every card that takes aim', true],
  ['AIM', 'They aim low', true],
  ['strasse', 'Die Straße', false],
  ['straße', 'DIE STRAßE', true],
  ['fur', 'Für alle', true],
  ['perche', 'Perché no', true],
  ['gc-5.2', 'GC-5.2 R Turn up', true],
  ['aim joker', 'Every card that takes aim', false],
  ['', 'anything', true],
])('"%s" in "%s": %s', (sought, text, is) => expect(wantedIn(sought)(text)).toBe(is));

const shown = (text: string, sought: string): string =>
  markedIn(text, sought)
    .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
    .join('');
test('what was found is marked where it stands, accents and all', () => {
  expect(shown('Für die Fünf', 'fu')).toBe('[Fü]r die [Fü]nf');
  expect(shown('A Lawman beats an Outlaw', 'law')).toBe('A [Law]man beats an Out[law]');
  expect(shown('aim', 'ai im')).toBe('[aim]');
  expect(shown('Nothing sought', ' ')).toBe('Nothing sought');
});
