// Doors for matches: mine, their moments, and the sealed log of a finished one.
import { finishedLog, RAIL, type Viewer } from '@sagebrush/engine';
import type { MatchInfo, Player } from '@sagebrush/protocol';
import type { Person } from '../people/people.ts';
import type { Services } from '../services.ts';
import type { MatchRow } from '../storage/schema.ts';

import { playAgain, startInRow, viewerIn } from '../tables/play.ts';
import type { Rooms } from '../tables/rooms.ts';
import { lengthOf, momentsFrom, storedMatch } from '../tables/stored-match.ts';
import { notFound, notNow, notYours } from '../trouble.ts';
import type { Handlers } from './doors.ts';
import { personOf } from './visitor.ts';

const PAGE = 20;

export function matchDoors(services: Services, rooms: Rooms): Handlers<'myMatches' | 'match' | 'replay' | 'log'> {
  const { games, store } = services;
  const { db } = store;

  async function rowOf(id: string): Promise<MatchRow> {
    const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound('such match');
    return row;
  }

  async function infoOf(row: MatchRow, person: Person | undefined): Promise<MatchInfo> {
    const { chance, rules, game } = startInRow(row);
    const players = JSON.parse(row.players) as Player[];
    const viewer = viewerIn(players, person?.id);
    const isAsked = row.ended === null && viewer !== RAIL && (await rooms.read(row.tbl, ({ play }) => isPending(play, row.id, viewer)));
    return {
      id: row.id,
      table: row.tbl,
      game,
      rules,
      players,
      seat: viewer === RAIL ? null : viewer,
      asked: isAsked,
      commitment: chance.kind === 'fair' ? chance.commitment : '',
      contributions: chance.kind === 'fair' ? chance.contributions : [],
      seq: await lengthOf(db, row.id),
      outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as MatchInfo['outcome']),
      started: row.started,
      ended: row.ended,
    };
  }

  return {
    async myMatches({ query, request }) {
      const person = personOf(request);
      const rows = await db
        .selectFrom('seats')
        .innerJoin('matches', 'matches.id', 'seats.match')
        .selectAll('matches')
        .where('seats.person', '=', person.id)
        .where('seats.started', '<', query.before === undefined ? Number.MAX_SAFE_INTEGER : Number(query.before))
        .orderBy('seats.started', 'desc')
        .limit(PAGE)
        .execute();
      const matches = await Promise.all(rows.map((row) => infoOf(row, person)));
      return { matches, more: rows.length === PAGE ? (rows.at(-1)?.started ?? null) : null };
    },
    match: async ({ params, request }) => infoOf(await rowOf(params.match), request.person),
    async replay({ params, query, request }) {
      const row = await rowOf(params.match);
      const match = await storedMatch(store, games, params.match);
      if (!match) throw notFound('such match');
      const own = viewerIn(match.players, request.person?.id);
      const viewer = query.viewer === undefined ? own : viewerNamed(query.viewer, match.players.length);
      if (row.outcome === null) {
        const { watchers } = await rooms.read(row.tbl, ({ doc }) => doc);
        if (viewer !== own && !(viewer === RAIL && watchers)) throw notYours('While a match runs you see it from your own seat only.');
        if (viewer === RAIL && !watchers) throw notYours('Nobody may watch at this table.');
      }
      return { moments: momentsFrom(match, viewer) };
    },
    async log({ params }) {
      const match = await storedMatch(store, games, params.match);
      if (!match) throw notFound('such match');
      if ((await rowOf(params.match)).outcome === null) throw notNow('The log is open to everyone once the match is over.');
      return finishedLog(playAgain(match.game, match.start, match.entries, () => undefined));
    },
  };
}

function viewerNamed(text: string, seats: number): Viewer {
  if (text === RAIL) return RAIL;
  if (Number(text) >= seats) throw notFound('such seat');
  return Number(text);
}

const isPending = (play: { readonly match: Parameters<typeof finishedLog>[0] } | null, id: string, seat: number): boolean =>
  play !== null && play.match.start.match === id && play.match.game.pending(play.match.state).includes(seat);
