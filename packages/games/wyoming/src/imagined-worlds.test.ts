// Imagined worlds, set up again: each can be, and shows its viewer the same bytes.
import { fastRandom, type Game } from '@sagebrush/engine';
import { checkImaginedWorlds, expectSameBytes, type TableSpec } from '@sagebrush/testkit';
import { test } from 'vitest';
import { type Sitting, sit } from './at-table.ts';
import { wyoming } from './game.ts';

const game: Game = wyoming;

const TABLES: readonly (readonly [name: string, table: TableSpec])[] = [
  ['three seats', { seats: 3 }],
  [
    'Jeff, riding badges, everybody asked',
    { seats: 4, options: { school: 'jeff', badgeRides: true, askAlways: true } },
  ],
  ['two decks', { seats: 6 }],
  ['as version 1 read its edges', { seats: 3, options: { readings: 'first' } }],
];

checkImaginedWorlds(game, TABLES);

/** What chance hardly ever brings about. */
const EDGES: Readonly<Record<string, () => Sitting>> = {
  'a draw while nobody holds a card': () => {
    const table = sit({ hands: [['4C'], [], []], draw: ['7C', '7D'], discard: ['8C'], turn: 0 });
    table.play(0, { type: 'discard', card: '4C' });
    return table;
  },
  'a draw of two while nobody holds a card': () => {
    const table = sit({ hands: [['5C'], [], []], draw: ['7C'], discard: ['8C', '(9C)'], turn: 0 });
    table.play(0, { type: 'discard', card: '5C' });
    return table;
  },
  'a pass in which two have nothing': () => {
    const table = sit({ hands: [['9C', '4C'], ['KH+AH'], [], []], draw: ['7C'], turn: 0 });
    table.play(0, { type: 'nine', card: '9C', way: 'across' });
    table.play(1, { type: 'give', cards: ['KH', 'AH'] });
    return table;
  },
};
test.each(Object.keys(EDGES))('so can the worlds behind %s', (name) => {
  const { state } = (EDGES[name] as () => Sitting)();
  const table = { seats: game.seating(state.seats), options: state.options };
  for (let index = 0; index < 40; index++) expectSameBytes(game, state, table, fastRandom(`${name} ${index}`));
});
