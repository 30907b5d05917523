// What a reader missed: told again from the rows, beginning at the nearest snapshot of the match and not at its deal.
import {
  type Entry,
  foldHost,
  type Host,
  hostOf,
  type Lang,
  RAIL,
  rewind,
  type Steps,
  type Viewer,
} from '@sagebrush/engine';
import { momentsOf } from '@sagebrush/protocol';
import type { Person } from '../people/people.ts';
import type { Services } from '../services.ts';
import type { FeedRow } from '../storage/schema.ts';
import { frame, momentFrame } from './feed.ts';
import { viewerIn } from './live-match.ts';
import type { Room, StreamListener } from './room.ts';
import { storedMatch } from './stored-match.ts';
import { chatIn, isHeard } from './talk.ts';

const PORTION = 200;

/** A match played again, row by row, before the eyes of one viewer. */
interface Replayed {
  readonly host: Host;
  readonly viewer: Viewer;
  readonly lang: Lang | undefined;
}

/** Tells what came after one row and up to another, exactly as it was told then, for as long as they read. */
export async function sendMissed(
  services: Services,
  room: Room,
  listener: StreamListener,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<void> {
  const { store, slices } = services;
  const { person } = listener;
  const isTold = (body: string): boolean => {
    const line = chatIn(body);
    return !line || isHeard(room, listener, line);
  };
  const matches = new Map<string, Replayed | undefined>();
  for (let last = after; last < upTo; ) {
    const rows = await store.db
      .selectFrom('feed')
      .selectAll()
      .where('feed', '=', room.id)
      .where('n', '>', last)
      .where('n', '<=', upTo)
      .orderBy('n')
      .limit(PORTION)
      .execute();
    for (const row of rows)
      if (row.match !== null && !matches.has(row.match))
        matches.set(row.match, await before(services, room, row, person));
    if (!(await slices.run(tellRows(rows, matches, { send: listener.send, isTold }))) || rows.length < PORTION) return;
    last = rows.at(-1)?.n ?? upTo;
  }
}

/** The match as it was before a row of it; undefined where they may not look. */
async function before(
  { store, games, slices }: Services,
  { live: present, doc }: Room,
  { match: id, seq }: FeedRow,
  person: Person | undefined,
): Promise<Replayed | undefined> {
  const known = Math.max(0, (seq ?? 0) - 1);
  const live = present?.host.match.start.match === id ? present : undefined;
  const stored = live || id === null ? undefined : await storedMatch(store, games, id, known);
  const viewer = viewerIn((live ?? stored)?.players ?? [], person?.id);
  if (viewer === RAIL && !doc.watchers) return undefined;
  const lang = person?.lang;
  if (live) return { viewer, lang, host: hostOf(await slices.run(rewind(live.host.match, known))) };
  return stored && { viewer, lang, host: await slices.run(foldHost(stored.game, stored.log)) };
}

/** A step tells one row. False when they read no more. */
function* tellRows(
  rows: readonly FeedRow[],
  matches: ReadonlyMap<string, Replayed | undefined>,
  { send, isTold }: Pick<StreamListener, 'send'> & { readonly isTold: (body: string) => boolean },
): Steps<boolean> {
  for (const row of rows) {
    if (row.kind === 'message' && !isTold(row.body)) continue;
    const text =
      row.match === null || row.seq === null ? frame(row.n, row.body) : momentOf(row, matches.get(row.match));
    if (text !== undefined && !send(text)) return false;
    yield;
  }
  return true;
}

function momentOf({ n, seq, body, deadlines }: FeedRow, replayed: Replayed | undefined): string | undefined {
  if (!replayed) return undefined;
  const { host, viewer, lang } = replayed;
  if (seq !== 0) host.accept(host.tryEntry(JSON.parse(body) as Entry));
  return momentFrame(n, momentsOf(host)(viewer, lang), deadlines);
}
