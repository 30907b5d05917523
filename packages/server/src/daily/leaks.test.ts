// Two worlds over the daily's doors: in one of them all is dealt anew that the person's seat may not know. Until that
// person has moved, every answer of the server to them is the same, whoever has finished already.
import { dailyOf, dayAfter, fastRandom, type Game, optionsUnder, startOfDay } from '@sagebrush/engine';
import type { Moment } from '@sagebrush/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserAt, keeper } from '../testing/accounts.ts';
import { type Guest, type House, momentOf, openHouse, playOn } from '../testing/house.ts';
import { games as set } from '../testing/set-dailies.ts';
import { games as setOtherwise } from '../testing/set-dailies-otherwise.ts';
import { answerOf, comparable, WORLD_MODULES } from '../testing/two-worlds.ts';

const BEFORE = '2026-11-17';
const DAY = dayAfter(BEFORE);
const HOUR = 3_600_000;
const last = ({ choices }: Moment) => choices.at(-1);

interface World {
  readonly house: House;
  /** Ada finishes the day, Ben sits before his first move, Cleo has not sat down. */
  readonly people: Readonly<Record<'ada' | 'ben' | 'cleo', Guest>>;
}

async function world(module: string): Promise<World> {
  let time = startOfDay(BEFORE) + 12 * HOUR;
  const house = await openHouse({ gamesModule: module, now: () => time, tick: 20 });
  const people = {
    ada: await keeper(house, 'ada'),
    ben: await keeper(house, 'ben'),
    cleo: await browserAt(house, 'Cleo'),
  };
  await people.ada.call('befriend', { body: { person: people.ben.me.id } });
  await people.ben.call('befriend', { body: { person: people.ada.me.id } });
  time = startOfDay(DAY) + HOUR;
  return { house, people };
}

const sitDown = async (guest: Guest, game: string): Promise<string> =>
  (await guest.call('playDaily', { params: { day: DAY, game }, body: { again: false } })).table;

/** All that somebody can ask of a day: its own doors, and every door about the matches and people of it. */
async function allAnswers(who: Guest, game: string, { people }: World): Promise<unknown[]> {
  const params = { day: DAY, game };
  const matches = await Promise.all(
    [people.ada, people.ben].map(async (guest) => (await guest.call('daily', { params })).deal.mine),
  );
  const aboutMatches = matches.flatMap((mine) => {
    const [match, table] = [{ match: mine?.match ?? '' }, { table: mine?.table ?? '' }];
    const seats = Array.from({ length: dailyOf(set.find(game)).players }, (_, seat) => String(seat));
    return [
      who.call('match', { params: match }),
      who.call('log', { params: match }),
      who.call('ownDecisions', { params: match }),
      ...[...seats, 'rail'].map((viewer) => who.call('replay', { params: match, query: { viewer } })),
      who.call('table', { params: table }),
      who.call('hint', { params: table, body: {} }),
    ];
  });
  const about = [
    who.call('today'),
    who.call('daily', { params }),
    who.call('playDaily', { params, body: { again: true } }),
    who.call('myDailies'),
    ...aboutMatches,
    who.call('myRecord'),
    who.call('profile', { params: { handle: 'ada' } }),
    who.call('friends'),
    who
      .call('inbox')
      .then(({ items }) => items.toSorted((one, other) => (one.game ?? '').localeCompare(other.game ?? ''))),
    who.call('tables'),
    who.call('leaderboard', { params: { game } }),
  ];
  return Promise.all(about.map(answerOf));
}

/** What each seat is shown of a day's cards. */
function viewsIn(game: Game) {
  const { players, options } = dailyOf(game);
  const table = { seats: game.seating(players), options: optionsUnder(game, game.rules, options) };
  const state = game.deal(table, fastRandom('any'));
  return table.seats.map((_, seat) => game.view(state, seat));
}

let worlds: World[] = [];
beforeAll(async () => {
  worlds = await Promise.all(WORLD_MODULES.map(world));
});
afterAll(() => Promise.all(worlds.map(({ house }) => house.close())));

test.each(set.ids)('two worlds over the doors of %s’s day', { timeout: 120_000 }, async (game) => {
  const [views, otherViews] = [viewsIn(set.find(game)), viewsIn(setOtherwise.find(game))];
  expect(otherViews[0]).toEqual(views[0]);
  expect(otherViews[1]).not.toEqual(views[1]);

  const seen: Record<string, string[]>[] = [];
  for (const one of worlds) {
    const { ada, ben, cleo } = one.people;
    expect((await momentOf(ben, await sitDown(ben, game))).asked).toBe(true);
    await playOn(ada, await sitDown(ada, game), last);
    seen.push({
      ben: comparable(await allAnswers(ben, game, one)),
      cleo: comparable(await allAnswers(cleo, game, one)),
    });
  }
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[0]?.['cleo']?.length).toBeGreaterThan(20);
});
