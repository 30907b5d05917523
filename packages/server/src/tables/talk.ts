// Talk at a table: who may say something, and who hears it.
import type { ChatLine, TableMessage, Talk } from '@sagebrush/protocol';
import { notNow, notYours } from '../api-error.ts';
import { REPORTING } from '../moderation/sentences.ts';
import type { Person } from '../people/people.ts';
import type { Services } from '../services.ts';
import { BETWEEN } from '../social/sentences.ts';
import { seatOf, type TableDoc } from './doc.ts';
import { viewerIn } from './live-match.ts';
import type { Room, StreamListener } from './room.ts';
import { AT_TABLE } from './sentences.ts';

/** At a rated table nobody who plays hears the rail: somebody there may see more than they do. */
export function talkAt({ talk = 'apart', rated, sharedCards }: Pick<TableDoc, 'talk' | 'rated' | 'sharedCards'>): Talk {
  if (sharedCards && talk !== 'nobody') return 'players';
  return rated && talk === 'everyone' ? 'apart' : talk;
}

/** Has a chair here, or a seat in the match that is played. */
const isPlaying = ({ doc, live }: Room, person: string | undefined): boolean =>
  person !== undefined && (seatOf(doc, person) !== undefined || viewerIn(live?.players ?? [], person) !== 'rail');

/** Whether what somebody says here is said from the rail; a no where they may not talk. */
export function talksFromRail(room: Room, person: string): boolean {
  const talk = talkAt(room.doc);
  const fromRail = !isPlaying(room, person);
  if (talk === 'nobody') throw notNow(BETWEEN.nobodyTalks);
  if (talk === 'players' && fromRail) throw notYours(BETWEEN.playersTalk);
  return fromRail;
}

/** Whether one of these is somebody, or whose program they are. */
const isAmong = (people: readonly string[] | undefined, { id, owner }: Person): boolean =>
  people !== undefined && (people.includes(id) || (owner !== undefined && people.includes(owner)));

/** Whom an admin has taken away from this table. Their program that has a seat here plays on. */
export const isRemoved = (doc: TableDoc, person: Person): boolean =>
  isAmong(doc.removed, person) && seatOf(doc, person.id) === undefined;

export function mustNotBeRemoved(doc: TableDoc, person: Person | undefined): void {
  if (person && isRemoved(doc, person)) throw notYours(REPORTING.removed);
}

/** Whom the table's host has muted, or an admin taken away, says nothing here, nor does a program of theirs. */
export function mustNotBeMuted({ muted, removed }: TableDoc, person: Person): void {
  if (isAmong(removed, person)) throw notYours(REPORTING.removed);
  if (isAmong(muted, person)) throw notYours(AT_TABLE.muted);
}

/** Whom the host of the site lets not talk for a while, themselves or by a bot account, however new it is. */
export async function mustNotBeSilenced({ store: { db }, now }: Services, person: string): Promise<void> {
  const row = await db
    .selectFrom('people')
    .leftJoin('people as owners', 'owners.id', 'people.owner')
    .select(['people.silenced', 'owners.silenced as owned'])
    .where('people.id', '=', person)
    .executeTakeFirst();
  if (Math.max(row?.silenced ?? 0, row?.owned ?? 0) > now()) throw notYours(REPORTING.silenced);
}

/** Ends the streams of those who were taken away. */
export function dropRemoved({ doc, listeners }: Room): void {
  if (doc.removed === undefined) return;
  for (const { person, end } of listeners) if (person && isRemoved(doc, person)) end?.('{"type":"removed"}');
}

type Hearing = Pick<StreamListener, 'person' | 'hears'>;

export function isHeard(room: Room, { person, hears }: Hearing, { by, rail }: ChatLine): boolean {
  if (hears && !hears(by)) return false;
  // Others may have the same cards before them.
  if (room.doc.sharedCards && !isPlaying(room, person?.id)) return false;
  return !rail || talkAt(room.doc) === 'everyone' || !isPlaying(room, person?.id);
}

const CHAT = '{"type":"chat"';
/** The line of chat in a row of the feed, if it is one. */
export const chatIn = (body: string): ChatLine | undefined =>
  body.startsWith(CHAT) ? (JSON.parse(body) as Extract<TableMessage, { type: 'chat' }>).line : undefined;
