// Tables that their people have left: the lobby lists no ghosts, the host's powers pass on to who stayed, and where
// nobody comes back the table closes.
import { aliveNodes } from '../lease.ts';
import type { Services } from '../services.ts';
import { peopleOf, type TableDoc, withoutHost } from './doc.ts';
import { whoHasOpen } from './here-at-tables.ts';
import type { Plan } from './plan.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** How long somebody may be away before they are missed: a page that is loaded again takes less. */
const PATIENCE = 25_000;
/** How often it is looked for. With the patience, and a node that dies, it stays within a minute. */
const PACE = 5000;
const PAGE = 200;

type IsHere = (person: string) => boolean;

const isDeserted = (doc: TableDoc, isHere: IsHere): boolean => !peopleOf(doc).some(isHere);

/** Whether there is something to do about a table once it has been so for a while. */
function isLeft(doc: TableDoc, isHere: IsHere): boolean {
  if (isDeserted(doc, isHere)) return doc.listed && doc.deserted === undefined;
  return doc.state !== 'playing' && !isHere(doc.host) && withoutHost(doc, isHere) !== doc;
}

const leftPlan =
  (now: number) =>
  ({ doc, here }: Room): Plan<void> => {
    const isHere: IsHere = (person) => here.has(person);
    if (doc.state === 'closed' || !isLeft(doc, isHere)) return { answer: undefined };
    return { doc: isDeserted(doc, isHere) ? { ...doc, deserted: now } : withoutHost(doc, isHere), answer: undefined };
  };

const closePlan =
  (since: number) =>
  ({ doc }: Room): Plan<void> =>
    doc.state !== 'playing' && doc.state !== 'closed' && (doc.deserted ?? since) < since
      ? { doc: { ...doc, state: 'closed' }, answer: undefined }
      : { answer: undefined };

/** Called with every tick; looks every few seconds. When somebody went counts from when this node first saw it. */
export function desertedTables(
  services: Services,
  rooms: Pick<Rooms, 'change'>,
  { closeAfter }: { readonly closeAfter: number },
): () => Promise<void> {
  const { store, now, node, log } = services;
  const { db, others } = store;
  let left = new Map<string, number>();
  let next = now();

  /** A page of the tables that the lobby lists, and of those between matches that somebody has open. */
  const pageAfter = (id: string) => {
    const nodes = others ? aliveNodes(db) : [node];
    return db
      .selectFrom('tables')
      .select(['id', 'doc'])
      .where('id', '>', id)
      .where(({ or, and, eb, exists, selectFrom }) =>
        or([
          and([eb('state', 'in', ['open', 'playing', 'over']), eb('listed', '=', 1), eb('deserted', 'is', null)]),
          and([
            eb('state', 'in', ['open', 'over']),
            exists(selectFrom('presence').select('node').whereRef('feed', '=', 'tables.id').where('node', 'in', nodes)),
          ]),
        ]),
      )
      .orderBy('id')
      .limit(PAGE)
      .execute();
  };

  async function leftNow(): Promise<string[]> {
    const found: string[] = [];
    for (let page = await pageAfter(''); page.length > 0; page = await pageAfter(page.at(-1)?.id ?? '')) {
      const open = await whoHasOpen(
        services,
        page.map(({ id }) => id),
      );
      found.push(...page.filter(({ id, doc }) => isLeft(JSON.parse(doc) as TableDoc, open(id))).map(({ id }) => id));
      if (page.length < PAGE) break;
    }
    return found;
  }

  /** One table that cannot be opened any more holds up no other. */
  const change = (table: string, plan: (room: Room) => Plan<void>): Promise<void> =>
    rooms
      .change(table, {}, plan)
      .catch((reason: unknown) => log.warn({ err: reason, table }, 'a deserted table was not seen to'));

  async function closeOld(): Promise<void> {
    const since = now() - closeAfter;
    const old = await db
      .selectFrom('tables')
      .select('id')
      .where('deserted', '<', since)
      .where('brief', '=', 1)
      .where('state', 'in', ['open', 'over'])
      .limit(PAGE)
      .execute();
    for (const { id } of old) await change(id, closePlan(since));
  }

  return async () => {
    const at = now();
    if (at < next) return;
    next = at + PACE;
    left = new Map((await leftNow()).map((table) => [table, Math.min(at, left.get(table) ?? at)]));
    for (const [table, from] of left) if (at - from >= PATIENCE) await change(table, leftPlan(at));
    await closeOld();
  };
}
