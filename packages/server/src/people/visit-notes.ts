// That somebody came: the day, and the keyed hash of their address, each written once a day.
import { type Statement, type Store, statement } from '../storage/store.ts';

const DAY = 86_400_000;
export const dayOf = (time: number): number => time - (time % DAY);

interface Visitor {
  readonly id: string;
  readonly owner: string | null;
  readonly seen: number | null;
  readonly kept: number | null;
  /** The day of the session's last visit. */
  readonly visited: number | null;
}
interface Visit {
  /** The hash of the token. */
  readonly session: string;
  readonly address: string | null;
  readonly device: string | null;
}

const REMEMBERED_AT_MOST = 20_000;

/** Who comes, or lets their bot account come, is seen. Somebody with a kept name stays without that. */
export function visitNotes({ db, commit }: Store, now: () => number): (who: Visitor, visit: Visit) => Promise<void> {
  const noted = new Set<string>();
  const isNews = (visit: string): boolean => {
    if (noted.has(visit)) return false;
    if (noted.size >= REMEMBERED_AT_MOST) noted.clear();
    noted.add(visit);
    return true;
  };
  const seen = (ids: readonly string[], day: number): Statement =>
    statement(db.updateTable('people').set({ seen: day }).where('id', 'in', ids).where('kept', 'is', null));
  const visited = ({ session, device }: Visit, day: number): Statement => {
    const row = device === null ? { seen: day } : { seen: day, device };
    return statement(db.updateTable('tokens').set(row).where('hash', '=', session));
  };

  return async (who, visit) => {
    const day = dayOf(now());
    const { address } = visit;
    const ids = who.owner === null ? [who.id] : [who.id, who.owner];
    const batch = [
      ...(who.seen === day || who.kept !== null ? [] : [seen(ids, day)]),
      ...(who.visited === day ? [] : [visited(visit, day)]),
      ...(address !== null && isNews(`${who.id} ${address} ${day}`) ? [cameFrom(db, who.id, address, day)] : []),
    ];
    // Where nothing can be written now, the next visit is noted.
    if (batch.length > 0) await commit(batch).catch(() => undefined);
  };
}

/** Where somebody came from, as a keyed hash. */
export const cameFrom = (db: Store['db'], person: string, address: string, seen: number): Statement =>
  statement(
    db
      .insertInto('addresses')
      .values({ person, address, seen })
      .onConflict((clash) => clash.columns(['person', 'address']).doUpdateSet({ seen })),
  );
