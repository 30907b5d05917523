// Views and what may be imagined behind them.
import { fastRandom } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { atTable, usual } from './at-table.ts';
import { corral } from './game.ts';
import type { Position } from './types.ts';

const table = (seats: number) => ({ seats: corral.seating(seats), options: usual });
const imagined = (view: ReturnType<typeof corral.view>, count = 30): Position[] =>
  Array.from({ length: count }, (_, index) => corral.positionOf(corral.imagine(view, table(2), fastRandom(index))));

test('a view holds the own hand and the own aim cards, and only numbers of the others', () => {
  const at = atTable({
    hands: [['KH', '2C'], ['7D']],
    fighters: [[{ card: '9S', aim: ['X1'] }], [{ card: 'JD', aim: ['3H', '4H'] }]],
    deck: ['4C'],
    discard: ['AS'],
    turn: 0,
  });
  expect(at.view(0)).toMatchObject({
    seat: 0,
    hand: ['KH', '2C'],
    handSizes: [2, 1],
    fighters: [[{ card: '9S', aim: ['X1'] }], [{ card: 'JD', aim: 2 }]],
    discard: ['AS'],
    deckSize: 1,
    turn: 0,
    pending: [0],
  });
  expect(at.view('rail')).not.toHaveProperty('hand');
  expect(at.view('rail').fighters[0]).toEqual([{ card: '9S', aim: 1 }]);
});

test('imagined worlds differ in what is hidden, and never in what the seat knows', () => {
  const at = atTable({
    hands: [['KH', '2C'], ['7D']],
    fighters: [[{ card: '9S', aim: ['X1'] }], [{ card: 'JD', aim: ['3H'] }]],
    turn: 0,
  });
  const worlds = imagined(at.view(0));
  for (const world of worlds)
    expect(world).toMatchObject({ fighters: [[{ card: '9S', aim: ['X1'] }], [{ card: 'JD' }]] });
  for (const world of worlds) expect(world.hands?.[0]).toEqual(['KH', '2C']);
  expect(new Set(worlds.map((world) => world.hands?.[1]?.[0])).size).toBeGreaterThan(5);
  expect(new Set(worlds.map((world) => world.fighters?.[1]?.[0]?.aim?.[0])).size).toBeGreaterThan(5);
  expect(new Set(worlds.map((world) => world.deck?.[0])).size).toBeGreaterThan(5);
});

test('[GC-6.5] aim cards that an ambush has shown stay what they are in every imagined world', () => {
  const at = atTable({
    hands: [['KH'], ['7D']],
    fighters: [[], [{ card: 'JD', aim: ['3H', '4H'], shown: 1 }]],
    turn: 0,
  });
  const aims = imagined(at.view(0)).map((world) => world.fighters?.[1]?.[0]?.aim ?? []);
  expect(new Set(aims.map(([shown]) => shown))).toEqual(new Set(['3H']));
  expect(new Set(aims.map(([, hidden]) => hidden)).size).toBeGreaterThan(5);
});

test('only an action that shows nobody anything new can be taken back freely', () => {
  const learns = (position: Position, action: Parameters<typeof corral.apply>[2]): boolean => {
    const { state } = atTable(position);
    const before = corral.infoVersion(state);
    corral.apply(state, 0, action);
    return corral.infoVersion(state) !== before;
  };
  const fighters = [[{ card: '9S' }], [{ card: '5D' }]] as const;
  const hands = [['KH', '2C'], ['7D']] as const;
  expect(learns({ hands, fighters, deck: [], turn: 0 }, { type: 'aim', card: 'KH', fighter: '9S' })).toBe(false);
  expect(learns({ hands, fighters, deck: ['4C'], turn: 0 }, { type: 'aim', card: 'KH', fighter: '9S' })).toBe(true);
  expect(learns({ hands, fighters, deck: [], turn: 0 }, { type: 'fighter', card: 'KH' })).toBe(true);
  expect(learns({ hands, fighters, deck: ['4C'], turn: 0 }, { type: 'fight', attacker: '9S', target: '5D' })).toBe(
    false,
  );
  const aimed = [[{ card: '9S' }], [{ card: '5D', aim: ['3C'] }]] as const;
  expect(
    learns({ hands, fighters: aimed, deck: ['4C'], turn: 0 }, { type: 'fight', attacker: '9S', target: '5D' }),
  ).toBe(true);
});

test('[GC-7.1] while the game goes on nobody imagines a street where no one can play', () => {
  const at = atTable({ hands: [['X1'], ['5C']], fighters: [[], []], deck: ['X2'], turn: 0 });
  expect(new Set(imagined(at.view(0)).map(({ hands }) => hands?.[1]?.join()))).toEqual(new Set(['5C']));
  expect(corral.worlds?.(at.view(0), table(2), fastRandom('all'), 10)).toHaveLength(1);
});
