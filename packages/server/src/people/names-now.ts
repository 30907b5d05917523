// Names as they are now: what was written down with a name of before is told with the present one.
import type { Player } from '@sagebrush/protocol';
import type { Store } from '../storage/store.ts';

/** How somebody is called. */
export interface Called {
  readonly id: string;
  readonly name: string;
  readonly kept: boolean;
}

const AT_ONCE = 500;

/** Those who are gone are not in it. */
export async function namesNow({ db }: Pick<Store, 'db'>, ids: Iterable<string>): Promise<Map<string, Called>> {
  const all = [...new Set(ids)];
  const names = new Map<string, Called>();
  for (let first = 0; first < all.length; first += AT_ONCE) {
    const rows = await db
      .selectFrom('people')
      .select(['id', 'name', 'kept'])
      .where('id', 'in', all.slice(first, first + AT_ONCE))
      .execute();
    for (const { id, name, kept } of rows) names.set(id, { id, name, kept: kept !== null });
  }
  return names;
}

export const idsIn = (players: readonly Player[]): string[] =>
  players.flatMap((player) => (player.kind === 'person' ? [player.id] : []));

/** The players of a match with the names that they have now. */
export const calledNow = (players: readonly Player[], names: ReadonlyMap<string, Called>): Player[] =>
  players.map((player) => {
    const called = player.kind === 'person' ? names.get(player.id) : undefined;
    return player.kind === 'person' && called ? { ...player, name: called.name, kept: called.kept } : player;
  });
