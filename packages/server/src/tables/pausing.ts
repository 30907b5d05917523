// Pausing: a match that only bots play and nobody has open stands still, until somebody opens it again.
import { aliveNodes } from '../lease.ts';
import type { Services } from '../services.ts';
import type { TableDoc } from './doc.ts';
import type { Plan } from './plan.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/**
 * No person waits for what the bots do: who plays has a bot in their place. Where a clock counts days, people look in
 * when they have time.
 */
export const mayPause = ({ state, clock, chairs, tournament }: TableDoc): boolean =>
  state === 'playing' &&
  // A round waits for its last table.
  !tournament &&
  clock.kind !== 'days' &&
  chairs.every(({ who }) => who?.kind !== 'person' || who.standIn);

/** Nobody has it open here; they may at another node. */
export const isLonely = ({ doc, listeners }: Room): boolean => !doc.paused && mayPause(doc) && listeners.size === 0;

/** People who left a match to their stand-ins made it one of bots, which nobody counted when it began. */
export const isLeftToBots = ({ doc }: Room): boolean =>
  !doc.paused && mayPause(doc) && doc.chairs.some(({ who }) => who?.kind === 'person');

const pausePlan =
  (isWanted: (room: Room) => boolean) =>
  (room: Room): Plan<boolean> =>
    isWanted(room) ? { doc: { ...room.doc, paused: true }, answer: true } : { answer: false };
export const goOnPlan = ({ doc }: Room): Plan<void> =>
  doc.paused ? { doc: { ...doc, paused: false }, answer: undefined } : { answer: undefined };

/** Whoever opens a paused match lets it go on, if its payer may have one more of bots. */
export const mayGoOn = async ({ quotas }: Services, table: string): Promise<boolean> =>
  (await quotas.roomFor('botTables', await quotas.payerAt(table))) > 0;

/**
 * Told again and again which tables of this node's are lonely, pauses those that have been for long enough. The time
 * counts from
 * when this node first saw it: after a restart it begins anew, and what is paused stays paused.
 */
export function pauser(
  { store: { db, others }, now, pauseAfter, metrics, quotas }: Services,
  rooms: Pick<Rooms, 'change'>,
): (lonely: readonly string[], leftToBots: readonly string[]) => Promise<void> {
  const count = metrics.counter(
    'sagebrush_pauses_total',
    'Matches of bots that were paused because nobody had them open.',
  )();
  let since = new Map<string, number>();

  async function openElsewhere(tables: readonly string[]): Promise<Set<string>> {
    if (!others || tables.length === 0) return new Set();
    const alive = aliveNodes(db);
    const rows = await db
      .selectFrom('presence')
      .select('feed')
      .where('feed', 'in', tables)
      .where('node', 'in', alive)
      .union(db.selectFrom('rails').select('feed').where('feed', 'in', tables).where('node', 'in', alive))
      .execute();
    return new Set(rows.map(({ feed }) => feed));
  }

  /** Beyond what their payer may have of them they pause at once, whoever looks on. */
  async function pauseSurplus(leftToBots: readonly string[]): Promise<void> {
    for (const table of leftToBots) {
      const isSurplus = (await quotas.roomFor('botTables', await quotas.payerAt(table))) < 0;
      if (isSurplus && (await rooms.change(table, {}, pausePlan(isLeftToBots)))) count();
    }
  }

  return async (lonely, leftToBots) => {
    await pauseSurplus(leftToBots);
    const open = await openElsewhere(lonely);
    const at = now();
    since = new Map(
      lonely.filter((table) => !open.has(table)).map((table) => [table, Math.min(at, since.get(table) ?? at)]),
    );
    for (const [table, from] of since) {
      if (at - from < pauseAfter) continue;
      if (await rooms.change(table, {}, pausePlan(isLonely))) count();
    }
  };
}
