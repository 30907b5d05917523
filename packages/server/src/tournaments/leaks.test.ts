// Two worlds over the doors of a duplicate event: in one of them all is dealt anew that the first seat may not know. While
// somebody still has the cards before them, nothing that they can ask for tells what another table made of them.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dailyOf, optionsUnder, unusualOptions } from '@sagebrush/engine';
import type { Moment, TournamentInfo } from '@sagebrush/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserAt, keeper } from '../testing/accounts.ts';
import { type Guest, type House, momentOf, openHouse, playOn } from '../testing/house.ts';
import { games } from '../testing/set-dailies.ts';
import { entering, inAMoment, tournamentOf } from '../testing/tournaments.ts';
import { answerOf, comparable, WORLD_MODULES } from '../testing/two-worlds.ts';

const TIME = Date.UTC(2026, 10, 18, 20);
const MOST = 6;
const last = ({ choices }: Moment) => choices.at(-1);

interface World {
  readonly house: House;
  readonly people: readonly Guest[];
  readonly onlooker: Guest;
}

async function world(gamesModule: string): Promise<World> {
  const house = await openHouse({ gamesModule, organisers: 'everyone', dealPause: 0, tick: 20, now: () => TIME });
  const people: Guest[] = [];
  for (let index = 0; index < MOST; index++) people.push(await keeper(house, `rider${index}`));
  return { house, people, onlooker: await browserAt(house, 'Onlooker') };
}

let worlds: World[] = [];
beforeAll(async () => {
  worlds = await Promise.all(WORLD_MODULES.map(world));
});
afterAll(() => Promise.all(worlds.map(({ house }) => house.close())));

/** Two tables of the same people in the same chairs, in every world: all that is drawn comes from id and secret. */
async function begun({ house, people }: World, game: string): Promise<TournamentInfo> {
  const organiser = people[0] as Guest;
  const found = games.find(game);
  const seats = Math.max(2, found.players.min);
  // As short as a day's match.
  const options = unusualOptions<object>(found.options, optionsUnder(found, found.rules, dailyOf(found).options));
  const body = inAMoment({ game, seats, options, format: 'duplicate', roundCount: 1, starts: TIME + 3_600_000 });
  const { tournament } = await organiser.call('openTournament', { body });
  const id = game.padEnd(22, '-');
  const written = new DatabaseSync(join(house.folder, 'sagebrush.sqlite'), { timeout: 5000 });
  written
    .prepare('UPDATE tournaments SET id = ?, secret = ? WHERE id = ?')
    .run(id, Buffer.from(game.padEnd(32, '-')).toString('hex'), tournament.id);
  written.close();
  for (const person of people.slice(0, 2 * seats)) await entering(person, id);
  return (await organiser.call('beginTournament', { params: { tournament: id } })).tournament;
}

/** All that somebody can ask of an event, and of the matches and people of it. */
function allAnswers(who: Guest, { id, rounds }: TournamentInfo, { people }: World): Promise<unknown[]> {
  const seats = rounds[0]?.tables[0]?.seats ?? [];
  const aboutTables = (rounds[0]?.tables ?? []).flatMap(({ table, matches }) => [
    who.call('table', { params: { table } }),
    ...matches.flatMap((match) => [
      who.call('match', { params: { match } }),
      who.call('log', { params: { match } }),
      who.call('ownDecisions', { params: { match } }),
      ...['rail', ...seats.keys()].map((viewer) =>
        who.call('replay', { params: { match }, query: { viewer: String(viewer) } }),
      ),
    ]),
  ]);
  const about = [
    who.call('tournament', { params: { tournament: id } }),
    who.call('tournaments'),
    who.call('tables'),
    who
      .call('inbox')
      .then(({ items }) => items.toSorted((one, other) => (one.game ?? '').localeCompare(other.game ?? ''))),
    ...people.map((_, index) => who.call('profile', { params: { handle: `rider${index}` } })),
    ...aboutTables,
  ];
  return Promise.all(about.map(answerOf));
}

test.each(games.ids)('two worlds over an event of %s', { timeout: 120_000 }, async (game) => {
  const seen: Record<string, readonly string[]>[] = [];
  const outcomes: unknown[] = [];
  for (const one of worlds) {
    const info = await begun(one, game);
    const [done, waiting] = info.rounds[0]?.tables ?? [];
    const sitting = (id: string | undefined): Guest => {
      const { person } = info.standings.find((line) => line.id === id) ?? {};
      return one.people.find(({ me }) => me.id === person) as Guest;
    };
    const next = sitting(waiting?.seats[0]);
    expect((await momentOf(next, waiting?.table ?? '')).asked).toBe(true);
    const table = done?.table ?? '';
    const finishers = done?.seats.map(sitting) ?? [];
    await Promise.all(finishers.map((person) => playOn(person, table, last)));
    outcomes.push((await momentOf(finishers[0] as Guest, table)).outcome);
    await expect
      .poll(async () => (await tournamentOf(next, info.id)).rounds[0]?.tables[0]?.over, { interval: 20 })
      .toBe(true);
    const now = await tournamentOf(next, info.id);
    seen.push({
      next: comparable(await allAnswers(next, now, one)),
      onlooker: comparable(await allAnswers(one.onlooker, now, one)),
    });
  }
  // There is something to be told: the tables came out otherwise.
  expect(outcomes[1]).not.toEqual(outcomes[0]);
  expect(seen[1]).toEqual(seen[0]);
});
