// The moment as each viewer gets it, and the catalogue of the games.
import { act, type Game, openMatch, RAIL, startOf, takeBack } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { openedMatch, toyGame } from '@sagebrush/testkit';
import { expect, test } from 'vitest';
import { catalogue, catalogueOf } from './games.ts';
import { moment, momentsOf } from './moment.ts';

const game: Game = toyGame;

test('a moment shows each viewer their own hand, choices and events', () => {
  const match = openedMatch(game, { seats: 2 }, 'moment-1');
  const dealt = momentsOf({ match, emitted: match.opening });
  expect(dealt(0)).toMatchObject({ seq: 0, asked: true, by: null, undone: false, takeBack: false, outcome: null });
  expect(dealt(0).choices).toHaveLength(3);
  expect(dealt(RAIL)).toMatchObject({ asked: false, choices: [] });
  expect(dealt(RAIL).view).not.toHaveProperty('hand');

  const [bid] = dealt(0).choices;
  if (!bid) throw new Error('no choice');
  const bids = momentsOf({ match, emitted: act(match, 0, bid, 'deputy') });
  expect(bids(0).events).toEqual([{ ...bid, seat: 0 }]);
  expect(bids(1).events).toEqual([{ type: 'bid', seat: 0 }]);
  expect(bids(0)).toMatchObject({ seq: 1, takeBack: true, by: { seat: 0, standIn: 'deputy' }, asked: false });
  expect(bids(1)).toMatchObject({ takeBack: false, asked: true });

  takeBack(match, 0, 0);
  expect(momentsOf({ match, emitted: [] })(0)).toMatchObject({ seq: 2, undone: true, asked: true, events: [] });
  for (const viewer of [0, 1, RAIL] as const) expect(moment.parse(bids(viewer))).toEqual(bids(viewer));
});

test('a moment has the texts of its view in the language of its reader, English where none is known', () => {
  const cowpoker = games.find('cowpoker');
  const start = startOf(cowpoker, {
    match: 'moment-2',
    seats: cowpoker.seating(4),
    options: {},
    chance: { kind: 'seed', seed: 'texts' },
  });
  const position = { hands: [['3H', '4H'], ['4C'], ['6D'], ['8C']], turn: 0 };
  const match = openMatch(cowpoker, { ...start, position });
  const moments = momentsOf({ match, emitted: act(match, 0, { type: 'play', card: '3H' } as { type: string }) });
  const named = (...texts: readonly string[]) => ({
    view: { asked: { options: ['roundup', 'gunfight'].map((id, index) => ({ id, text: texts[index] })) } },
  });
  expect(moments(0)).toMatchObject(named('Roundup', 'Gunfight'));
  expect(moments(0, 'de')).toMatchObject(named('Viehtrieb', 'Schießerei'));
  expect(moments(RAIL, 'it')).toMatchObject(named('Raduno', 'Sparatoria'));
});

test('the catalogue has every game with the options that a table may choose', () => {
  const list = catalogueOf(games, ['greenhorn']);
  expect(catalogue.parse(JSON.parse(JSON.stringify(list)))).toEqual(list);
  expect(list.games.map(({ id }) => id)).toEqual(['corral', 'wyoming', 'cowpoker']);
  expect(list.games[1]?.options['target']).toEqual({ rule: 'WC-1.1', default: 500, type: 'whole', min: 50, max: 2000 });
  expect(list.games[2]?.options).not.toHaveProperty('aces');
});
