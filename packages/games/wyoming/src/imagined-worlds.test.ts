// Imagined worlds, set up again: each can be, and shows its viewer the same bytes.
import { fastRandom, type Game, RAIL, type Table, type Viewer } from '@sagebrush/engine';
import { type Step, type TableSpec, tableOf, walk } from '@sagebrush/testkit';
import { expect, test } from 'vitest';
import { type Sitting, sit } from './at-table.ts';
import { wyoming } from './game.ts';

const game = wyoming as unknown as Game;
/** A few here; `npm test -- worlds` looks at more. */
const DECISIONS = Number(process.env['SAGEBRUSH_WORLDS'] ?? 400);

const TABLES: readonly (readonly [name: string, table: TableSpec])[] = [
  ['three seats', { seats: 3 }],
  [
    'Jeff, riding badges, everybody asked',
    { seats: 4, options: { school: 'jeff', badgeRides: true, askAlways: true } },
  ],
  ['two decks', { seats: 6 }],
  ['as version 1 read its edges', { seats: 3, options: { readings: 'first' } }],
];

function expectSameBytes(state: unknown, table: Table<object>, random: Step['random']): void {
  const viewers: Viewer[] = [...game.view(state, RAIL).handSizes.keys(), RAIL];
  for (const viewer of viewers) {
    const bytes = JSON.stringify(game.view(state, viewer));
    const world = game.imagine(JSON.parse(bytes), table, random);
    const position = game.position.parse(JSON.parse(JSON.stringify(game.positionOf(world))));
    const again = game.setUp(position, table, fastRandom('world'));
    expect(JSON.stringify(game.view(again, viewer))).toBe(bytes);
    expect(game.pending(again)).toEqual(game.pending(state));
  }
}

test.each(TABLES)(
  'every imagined world can be set up and shows the seat the same bytes: %s',
  {
    timeout: 1_200_000,
  },
  (name, spec) => {
    const table = tableOf(game, spec);
    let decisions = 0;
    const see = ({ state, random }: Step): void => {
      if (decisions++ < DECISIONS) expectSameBytes(state, table, random);
    };
    for (let match = 0; decisions < DECISIONS; match++) walk(game, spec, `worlds ${name} ${match}`, see);
  },
);

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
  for (let index = 0; index < 40; index++) expectSameBytes(state, table, fastRandom(`${name} ${index}`));
});
