// Take-backs at a table: freely, or when everybody there agrees.
import { freeTakeBack, type Seat, STALE, seqOf } from '@sagebrush/engine';
import { ApiError, notNow } from '../api-error.ts';
import { DAILY } from '../daily/sentences.ts';
import type { Person } from '../people/people.ts';
import { MOST } from '../quota-sentences.ts';
import type { Services } from '../services.ts';
import { isCounted } from './counting.ts';
import type { TableDoc } from './doc.ts';
import { messageRow } from './feed.ts';
import type { LiveMatch } from './live-match.ts';
import { liveAt, movePlan } from './moves.ts';
import type { Plan } from './plan.ts';
import type { Room } from './room.ts';
import { seatAtTable } from './seating.ts';
import { AT_TABLE } from './sentences.ts';

/**
 * Free while nobody has learned anything; otherwise every other live person is asked, and with none there it is done.
 */
export function takeBackPlan(
  services: Services,
  room: Room,
  person: Person,
  request: { match: string; seq: number },
): Plan<void> {
  const live = liveAt(room);
  const { match } = live.host;
  const seat = seatAtTable(room.doc, person);
  if (request.match !== match.start.match || request.seq !== seqOf(match)) throw new ApiError('stale', STALE);
  if (room.doc.daily?.counted) throw notNow(DAILY.stands);
  mustHaveTakeBacksLeft(services, room.doc, live, seat);
  const free = freeTakeBack(match, seat);
  if (free !== undefined) return takenBack(services, room.doc, live, { seat, keep: free });
  if (room.doc.rated || room.doc.tournament) throw notNow(AT_TABLE.ratedStands);
  const keep = match.played.findLastIndex((played) => played.seat === seat);
  if (keep < 0) throw notNow(AT_TABLE.nothingToTakeBack);
  const doc: TableDoc = { ...room.doc, takeBackAsked: { seat, keep, seq: request.seq, agreed: [seat] } };
  return allAgree(doc) ? takenBack(services, doc, live, { seat, keep }) : { doc, answer: undefined };
}

/** With each the clock begins anew: where it counts nobody gains much time so. */
const MOST_WHERE_COUNTED = 3;

function mustHaveTakeBacksLeft(
  { quotas: { most } }: Services,
  doc: TableDoc,
  { host: { match }, players }: LiveMatch,
  seat: Seat,
): void {
  const isAlone = players.filter(({ kind }) => kind === 'person').length < 2;
  const usual = isAlone ? most.takeBacksAlone : most.takeBacks;
  const allowed = isCounted(doc) ? Math.min(usual, MOST_WHERE_COUNTED) : usual;
  const taken = match.entries.filter((entry) => 'keep' in entry && entry.seat === seat).length;
  if (taken >= allowed) throw new ApiError('quota', MOST.takeBacks(allowed));
}

const allAgree = (doc: TableDoc): boolean =>
  doc.chairs.every(
    ({ who }, seat) => who?.kind !== 'person' || who.standIn || doc.takeBackAsked?.agreed.includes(seat),
  );

export function answerTakeBackPlan(services: Services, room: Room, person: Person, agree: boolean): Plan<void> {
  const live = liveAt(room);
  const seat = seatAtTable(room.doc, person);
  const asked = room.doc.takeBackAsked;
  if (!asked) throw notNow(AT_TABLE.nobodyAsks);
  if (!agree) {
    const declined = messageRow({ type: 'declined', seat, asked: asked.seat });
    return { doc: { ...room.doc, takeBackAsked: null }, after: [declined], answer: undefined };
  }
  const doc: TableDoc = { ...room.doc, takeBackAsked: { ...asked, agreed: [...new Set([...asked.agreed, seat])] } };
  return allAgree(doc) ? takenBack(services, doc, live, asked) : { doc, answer: undefined };
}

const takenBack = (
  services: Services,
  doc: TableDoc,
  live: LiveMatch,
  { seat, keep }: { seat: Seat; keep: number },
): Plan<void> => ({ ...movePlan(services, doc, live, live.host.tryTakeBack(seat, keep)), answer: undefined });
