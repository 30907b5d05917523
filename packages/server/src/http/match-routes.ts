// Routes for matches: mine, their moments, and the sealed log of a finished one.
import { type Entry, fold, RAIL, type Reached, rewind, type Steps, seqOf, type Viewer } from '@sagebrush/engine';
import type { MatchInfo, Player } from '@sagebrush/protocol';
import type { FastifyRequest } from 'fastify';
import { notFound, notNow, notYours } from '../api-error.ts';
import { calledNow, idsIn, namesNow } from '../people/names-now.ts';
import type { Person } from '../people/people.ts';
import { ratingChanges, UNRATED } from '../record/ratings.ts';
import { uncountedIn } from '../record/record.ts';
import { forfeitsIn, resultOf } from '../record/result.ts';
import { NOT_FOR_YOU } from '../sentences.ts';
import type { Services } from '../services.ts';
import type { MatchRow } from '../storage/schema.ts';
import { areCardsClosed, mustBeOpen } from '../tables/closed-cards.ts';
import type { TableDoc } from '../tables/doc.ts';
import { deadlines, startInRow, viewerIn, waitingIn } from '../tables/live-match.ts';
import type { Room } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import { matchLength, type StoredMatch, storedMatch } from '../tables/stored-match.ts';
import { atMostEach } from './load.ts';
import { momentsText, sealedLogText } from './long-answers.ts';
import type { Handlers } from './routes.ts';
import { type CostlyLimits, personOf } from './visitor.ts';

const PAGE = 20;
/** A page of moments has no more: some hundred kilobytes of JSON. */
const MOST_MOMENTS = 500;
/** Long answers that an address may have in hand, and wait for. */
const LONG_AT_ONCE = 2;
const LONG_WAITING = 30;

export function matchRoutes(
  services: Services,
  rooms: Rooms,
  limits: CostlyLimits,
): Handlers<'myMatches' | 'match' | 'replay' | 'log'> {
  const { games, store, slices } = services;
  const { db } = store;

  async function rowOf(id: string): Promise<MatchRow> {
    const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound('match');
    return row;
  }

  async function stored(id: string, seq?: number): Promise<StoredMatch> {
    const match = await storedMatch(store, games, id, seq);
    if (!match) throw notFound('match');
    return match;
  }

  async function storedPage(id: string, { from, count }: Page): Promise<FoundPage> {
    const { game, log } = await stored(id, from + count - 1);
    const before = { ...log, entries: log.entries.slice(0, from) };
    return { length: await matchLength(db, id), reaching: fold(game, before), entries: log.entries.slice(from) };
  }

  const inHand = atMostEach(LONG_AT_ONCE, LONG_WAITING);
  /** What may take long is limited more closely, by who asks and from where. */
  function long<T>({ person, ip }: FastifyRequest, job: () => Promise<T>): Promise<T> {
    limits.replay.take(person?.id ?? ip);
    return inHand(ip, job);
  }

  async function infoOf(row: MatchRow, person: Person | undefined): Promise<MatchInfo> {
    const { chance, rules, game } = startInRow(row);
    const seated = JSON.parse(row.players) as Player[];
    const players = calledNow(seated, await namesNow(store, idsIn(seated)));
    const viewer = viewerIn(players, person?.id);
    // How a match went tells of its cards, and the sheet of an outcome names them.
    const isHidden = viewer === RAIL && (await areCardsClosed(services, row));
    const uncounted = uncountedIn(row);
    const result = row.ended === null ? undefined : resultOf(row, seated);
    const { waitsFor, deadlines: clocks } =
      row.ended === null ? await rooms.read(row.tbl, (room) => waitingAt(room, row.id)) : NOBODY;
    const isAsked = viewer !== RAIL && waitsFor.includes(viewer);
    const times = (isAsked ? [viewer] : waitsFor).flatMap((seat) => clocks[seat] ?? []);
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
      seq: isHidden ? 0 : await matchLength(db, row.id),
      waitsFor,
      until: times.length === 0 ? null : Math.min(...times),
      winners: isHidden ? [] : (result?.winners ?? []),
      place: (viewer === RAIL ? undefined : result?.places[viewer]) ?? null,
      rated: row.rated !== UNRATED || row.uncounted !== null,
      ...(uncounted === undefined ? {} : { uncounted }),
      forfeits: forfeitsIn(row),
      ratings: await ratingChanges(store, row.id, players),
      outcome: row.outcome === null || isHidden ? null : (JSON.parse(row.outcome) as MatchInfo['outcome']),
      started: row.started,
      ended: row.ended,
    };
  }

  return {
    async myMatches({ query, request }) {
      const person = personOf(request);
      let mine = db
        .selectFrom('seats')
        .innerJoin('matches', 'matches.id', 'seats.match')
        .selectAll('matches')
        .where('seats.person', '=', person.id)
        .where('seats.started', '<', query.before === undefined ? Number.MAX_SAFE_INTEGER : Number(query.before));
      // The start has no text of anybody's: documents stand there by their hashes.
      if (query.game !== undefined)
        mine = mine.where('matches.start', 'like', `%"game":${JSON.stringify(games.find(query.game).id)}%`);
      if (query.person !== undefined)
        mine = mine.where(
          'matches.id',
          'in',
          db.selectFrom('seats as theirs').select('theirs.match').where('theirs.person', '=', query.person),
        );
      const rows = await mine.orderBy('seats.started', 'desc').limit(PAGE).execute();
      const matches = await Promise.all(rows.map((row) => infoOf(row, person)));
      return { matches, more: rows.length === PAGE ? (rows.at(-1)?.started ?? null) : null };
    },
    match: async ({ params, request }) => infoOf(await rowOf(params.match), request.person),
    replay: ({ params, query, request }) =>
      long(request, async () => {
        const row = await rowOf(params.match);
        const players = JSON.parse(row.players) as Player[];
        const own = viewerIn(players, request.person?.id);
        const viewer = query.viewer === undefined ? own : viewerNamed(query.viewer, players.length);
        await mustBeOpen(services, row, { viewer, own });
        const page = {
          from: Number(query.from ?? 0),
          count: Math.min(MOST_MOMENTS, Number(query.count ?? MOST_MOMENTS)),
        };
        const mayLook = ({ watchers }: TableDoc): void => {
          if (viewer !== own && !(viewer === RAIL && watchers)) throw notYours(NOT_FOR_YOU.ownSeatOnly);
          if (viewer === RAIL && !watchers) throw notYours(NOT_FOR_YOU.noWatchers);
        };
        const running =
          row.outcome === null
            ? await rooms.read(row.tbl, (room) => runningPage(room, row.id, page, mayLook))
            : undefined;
        const { length, reaching, entries } = running ?? (await storedPage(row.id, page));
        if (page.from > length) return { moments: [], more: null };
        const next = page.from + page.count;
        const lang = request.person?.lang;
        return slices.run(momentsText(reaching, { entries, viewer, lang, more: next > length ? null : next }));
      }),
    log: ({ params, request }) =>
      long(request, async () => {
        const row = await rowOf(params.match);
        if (row.outcome === null) throw notNow(NOT_FOR_YOU.logLater);
        await mustBeOpen(services, row);
        return slices.run(sealedLogText((await stored(params.match)).log));
      }),
  };
}

interface Page {
  /** The number of its first moment. */
  readonly from: number;
  readonly count: number;
}
interface FoundPage {
  readonly length: number;
  /** The match at the first moment of the page. */
  readonly reaching: Steps<Reached>;
  /** Those of the other moments. */
  readonly entries: readonly Entry[];
}

/** While a match is at its table, a page costs the way from the nearest snapshot. */
function runningPage(
  { live, doc }: Room,
  id: string,
  { from, count }: Page,
  mayLook: (doc: TableDoc) => void,
): FoundPage | undefined {
  mayLook(doc);
  if (live?.host.match.start.match !== id) return undefined;
  const { match } = live.host;
  return { length: seqOf(match), reaching: rewind(match, from), entries: match.entries.slice(from, from + count - 1) };
}

function viewerNamed(text: string, seats: number): Viewer {
  if (text === RAIL) return RAIL;
  if (Number(text) >= seats) throw notFound('seat');
  return Number(text);
}

interface WaitsFor {
  readonly waitsFor: readonly number[];
  readonly deadlines: readonly (number | null)[];
}
const NOBODY: WaitsFor = { waitsFor: [], deadlines: [] };

/** Whom a running match waits for, and until when. */
function waitingAt({ live, doc }: Room, id: string): WaitsFor {
  if (live === null || live.host.match.start.match !== id || doc.state !== 'playing') return NOBODY;
  const waiting = waitingIn(live);
  return { waitsFor: waiting.pending, deadlines: deadlines(doc, waiting) };
}
