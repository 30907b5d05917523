// Routes for the daily deal: what a day offers, sitting down to it, how it came out, and one's own year.
import { commitmentTo, type Day, dayAfter, dayAt, startOfDay } from '@sagebrush/engine';
import type { dailyCalls, LevelLine } from '@sagebrush/protocol';
import { notFound, notNow, notYours } from '../api-error.ts';
import { commitmentIn, dailyGames, dealRow } from '../daily/deals.ts';
import { decisionsIn } from '../daily/decisions.ts';
import { fieldOf } from '../daily/field.ts';
import { sitDown } from '../daily/play.ts';
import { tryInfo, tryOf } from '../daily/tries.ts';
import { NOT_FOR_YOU } from '../sentences.ts';
import type { Services } from '../services.ts';
import type { Rooms } from '../tables/rooms.ts';
import { AT_TABLE } from '../tables/sentences.ts';
import type { Handlers } from './routes.ts';
import { type CostlyLimits, personOf } from './visitor.ts';

const YEAR = 366;

export function dailyRoutes(services: Services, rooms: Rooms, limits: CostlyLimits): Handlers<keyof typeof dailyCalls> {
  const { store, now, games } = services;
  const { db } = store;

  const dealsOf = (day: Day) =>
    db
      .selectFrom('dailies')
      .selectAll()
      .where('day', '=', day)
      .where('game', 'in', ['', ...dailyGames(services).map(({ id }) => id)])
      .execute();
  const inOrder = <T extends { readonly game: string }>(rows: readonly T[]): T[] =>
    rows.toSorted((one, other) => games.ids.indexOf(one.game) - games.ids.indexOf(other.game));

  return {
    async today({ request: { person } }) {
      const time = now();
      const day = dayAt(time);
      const tries = person
        ? await db
            .selectFrom('daily_tries')
            .selectAll()
            .where('person', '=', person.id)
            .where('day', '=', day)
            .execute()
        : [];
      const deals = inOrder(await dealsOf(day)).map((row) => {
        const mine = tries.find(({ game }) => game === row.game);
        return {
          day,
          game: row.game,
          commitment: commitmentIn(row),
          secret: row.opened === null ? null : row.secret,
          mine: mine ? tryInfo(mine, row.opened !== null) : null,
        };
      });
      const tomorrow = inOrder(await dealsOf(dayAfter(day))).map(({ game, secret }) => ({
        game,
        commitment: commitmentTo(secret),
      }));
      return { day, now: time, ends: startOfDay(dayAfter(day)), deals, tomorrow };
    },

    async daily({ params: { day, game }, request: { person } }) {
      startOfDay(day);
      const row = await dealRow(store, day, games.find(game).id);
      if (day > dayAt(now())) throw notFound('deal');
      const mine = person ? await tryOf(db, day, game, person.id) : undefined;
      const isOpened = row.opened !== null;
      const maySee = isOpened || (mine !== undefined && mine.ended !== null);
      return {
        deal: {
          day,
          game,
          commitment: commitmentIn(row),
          secret: isOpened ? row.secret : null,
          mine: mine ? tryInfo(mine, isOpened) : null,
        },
        over: day < dayAt(now()),
        field: maySee ? await fieldOf(services, { day, game, person: person?.id, mine }) : null,
        levels: maySee && row.levels !== null ? (JSON.parse(row.levels) as LevelLine[]) : null,
      };
    },

    async playDaily({ params: { day, game }, body: { again = false }, request }) {
      startOfDay(day);
      const person = personOf(request);
      limits.openTable.take(person.id);
      return { table: await sitDown(services, rooms, person, { day, game, again, ip: request.ip }) };
    },

    async myDailies({ request }) {
      const since = dayAfter(dayAt(now()), -YEAR);
      const rows = await db
        .selectFrom('daily_tries')
        .innerJoin('dailies', (join) =>
          join.onRef('dailies.day', '=', 'daily_tries.day').onRef('dailies.game', '=', 'daily_tries.game'),
        )
        .selectAll('daily_tries')
        .select('dailies.opened')
        .where('person', '=', personOf(request).id)
        .where('daily_tries.day', '>=', since)
        .orderBy('daily_tries.day', 'desc')
        .execute();
      return { tries: rows.map(({ opened, ...row }) => tryInfo(row, opened !== null)) };
    },

    async ownDecisions({ params: { match }, request }) {
      const person = personOf(request);
      limits.replay.take(person.id);
      const found = await decisionsIn(services, match, person.id);
      if (found === 'lost') throw notFound('match');
      if (found === 'playing') throw notNow(NOT_FOR_YOU.logLater);
      if (found === 'not-yours') throw notYours(AT_TABLE.noSeat);
      return found;
    },
  };
}
