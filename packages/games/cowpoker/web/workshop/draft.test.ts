// Steps back and forth on the bench.
import { startingPack } from '@sagebrush/cowpoker';
import { expect, test } from 'vitest';
import { changed, type Draft, type DraftEdit, draftOf, withCard } from './draft.ts';

const name = (text: string): DraftEdit => ({ do: 'change', at: 'name', pack: (pack) => ({ ...pack, name: text }) });
const points = (value: number): DraftEdit => ({
  do: 'change',
  at: '9S points',
  pack: withCard('9S', { points: value }),
});
const after = (...changes: readonly DraftEdit[]): Draft => changes.reduce(changed, draftOf(startingPack('Dry Gulch')));
const pointsIn = ({ pack }: Draft): number | undefined => pack.cards.find(({ card }) => card === '9S')?.points;

test('typing in one field is one step back', () => {
  const typed = after(name('W'), name('We'), name('Wet'));
  expect(typed.pack.name).toBe('Wet');
  expect(changed(typed, { do: 'undo' }).pack.name).toBe('Dry Gulch');
});
test('changes in different fields are undone one by one, and redone', () => {
  const twice = after(name('Wet'), points(7), { do: 'undo' });
  expect([twice.pack.name, pointsIn(twice)]).toEqual(['Wet', pointsIn(after())]);
  expect(pointsIn(changed(twice, { do: 'redo' }))).toBe(7);
  expect(changed(changed(twice, { do: 'undo' }), { do: 'undo' }).pack.name).toBe('Dry Gulch');
});
test('a new change after a step back forgets what was ahead; the same field then begins anew', () => {
  const anew = after(name('Wet'), { do: 'undo' }, name('Arid'));
  expect(anew.future).toEqual([]);
  expect(changed(anew, { do: 'redo' }).pack.name).toBe('Arid');
  expect(changed(anew, { do: 'undo' }).pack.name).toBe('Dry Gulch');
});
test('a change that changes nothing is none', () => expect(after(name('Dry Gulch')).past).toEqual([]));
test('only the one card is another object, so that only its face is drawn anew', () => {
  const before = startingPack('Dry Gulch');
  const { pack } = changed(draftOf(before), points(5));
  expect(pack.cards.filter((card) => !before.cards.includes(card)).map(({ card }) => card)).toEqual(['9S']);
});
test('a card gets a line of its own, and loses it when nothing is left of it', () => {
  const line = (flavour: string): DraftEdit => ({ do: 'change', at: '9S flavour', pack: withCard('9S', { flavour }) });
  const lineIn = ({ pack }: Draft) => pack.cards.find(({ card }) => card === '9S');
  expect(lineIn(after(line('Dust to dust.')))?.flavour).toBe('Dust to dust.');
  expect(lineIn(after(line('Dust to dust.'), line('')))).not.toHaveProperty('flavour');
});
