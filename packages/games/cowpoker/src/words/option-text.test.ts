// The names of what is asked about, tested: the words add them to a view, which has none of its own.
import { fastRandom, LANGS } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { cowpoker } from '../game.ts';
import type { Step } from '../pack/steps.ts';
import { plainPack } from '../testing/plain-pack.ts';
import { setTable, type TestTable } from '../testing/table.ts';
import { words } from './words.ts';

/** Seat 0 has played the Two of Hearts, whose effect asks. */
function asking(step: Step): TestTable {
  const table = setTable(
    { hands: [['2H', '3H', '9H'], ['4C'], ['6C'], ['8C']], gangs: [['2D'], ['3D', '4D'], ['5D'], ['6D']] },
    { pack: plainPack({ '2H': { effect: [step] } }) },
  );
  table.play('2H');
  return table;
}
const namedIn = (table: TestTable, seat: number) =>
  LANGS.map((lang) => words(lang, table.state.options).withTexts?.(table.view(seat)).asked?.options);

test('a view has ids, and the words of each language their names', () => {
  const table = asking({ do: 'call', trick: 'choice' });
  expect(table.view(0).asked?.options).toEqual([{ id: 'roundup' }, { id: 'gunfight' }]);
  expect(namedIn(table, 0)).toEqual(
    [
      ['Roundup', 'Gunfight'],
      ['Viehtrieb', 'Schießerei'],
      ['Raduno', 'Sparatoria'],
    ].map(([roundup, gunfight]) => [
      { id: 'roundup', text: roundup },
      { id: 'gunfight', text: gunfight },
    ]),
  );
});

test('nothing is named that a viewer may not see, and nothing is added where nothing is asked', () => {
  const table = asking({ do: 'discard', from: 'hand', card: 'choice' });
  expect(namedIn(table, 0)[0]).toEqual([
    { id: '3H', text: '3 H (Three of Hearts)' },
    { id: '9H', text: '9 H (Nine of Hearts)' },
  ]);
  expect(namedIn(table, 1)).toEqual([[], [], []]);
  table.choose('9H');
  expect(words('de', table.state.options).withTexts?.(table.view(0))).toEqual(table.view(0));
});

test('a view with names is imagined like the one without', () => {
  const { state, view } = asking({ do: 'steal', from: 'choice', card: 'choice' });
  const table = { seats: cowpoker.seating(4), options: state.options };
  const named = words('it', state.options).withTexts?.(view(0)) ?? view(0);
  expect(named).not.toEqual(view(0));
  const worlds = [view(0), named].map((seen) => cowpoker.imagine(seen, table, fastRandom('named')));
  expect(worlds[1]).toEqual(worlds[0]);
  expect(cowpoker.view(worlds[1] as typeof state, 0)).toEqual(view(0));
});
