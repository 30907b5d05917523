// Somebody's page of friends: who they are by their present names, who is here, and the invitations that stand.
import type { Friend, FriendsPage, Invitation, Known } from '@sagebrush/protocol';
import { shownBy } from '../people/account.ts';
import type { Services } from '../services.ts';
import type { TableDoc } from '../tables/doc.ts';
import { whoIsHere } from './here.ts';
import { tieBetween, tiesOf } from './ties.ts';

type Needed = Pick<Services, 'store' | 'node' | 'now'>;
interface Row {
  readonly id: string;
  readonly name: string;
  readonly shows: string | null;
}

const peopleBy = async ({ store: { db } }: Needed, ids: readonly string[]): Promise<Map<string, Row>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('people').select(['id', 'name', 'shows']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
};

async function invitationsOf({ store: { db }, now }: Needed, person: string): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .innerJoin('tables', 'tables.id', 'invitations.tbl')
    .innerJoin('people', 'people.id', 'invitations.sender')
    .select(['invitations.id', 'invitations.tbl', 'invitations.at', 'tables.doc', 'people.id as sender', 'people.name'])
    .where('invitations.person', '=', person)
    .where('invitations.until', '>', now())
    .where('tables.state', '!=', 'closed')
    .orderBy('invitations.at', 'desc')
    .execute();
  return rows.map(({ id, tbl, at, doc, sender, name }) => ({
    id,
    from: { id: sender, name, at },
    table: tbl,
    game: (JSON.parse(doc) as TableDoc).game,
    at,
  }));
}

const hereFirst = (one: Friend, other: Friend): number =>
  Number(other.here) - Number(one.here) || one.name.localeCompare(other.name);

export async function friendsPageOf(services: Needed, person: string): Promise<FriendsPage> {
  const ties = await tiesOf(services.store, person);
  const others = [...new Set(ties.map((tie) => (tie.person === person ? tie.other : tie.person)))];
  const people = await peopleBy(services, others);
  const known = [...people.values()].map((row) => ({ ...row, tie: tieBetween(ties, person, row.id) }));
  const at = (id: string): number =>
    Math.max(...ties.filter((tie) => tie.person === id || tie.other === id).map((tie) => tie.at));
  const those = (tie: string): Known[] =>
    known.filter((one) => one.tie === tie).map(({ id, name }) => ({ id, name, at: at(id) }));
  const friends = those('friends');
  const here = await whoIsHere(
    services,
    friends.map(({ id }) => id),
  );
  const isShown = (id: string): boolean => shownBy({ shows: people.get(id)?.shows ?? null }).presence;
  const muted = ties.filter((tie) => tie.person === person && tie.kind === 'mute').map(({ other }) => other);
  return {
    friends: friends.map((one) => ({ ...one, here: here.has(one.id) && isShown(one.id) })).sort(hereFirst),
    asked: those('asked'),
    asks: those('asks'),
    blocked: those('blocked'),
    muted: known.filter(({ id }) => muted.includes(id)).map(({ id, name }) => ({ id, name, at: at(id) })),
    invitations: await invitationsOf(services, person),
  };
}
