// Ties: what one person is to another. Two who have asked each other are friends.
import type { Tie } from '@sagebrush/protocol';
import { ApiError, notFound } from '../api-error.ts';
import type { Person } from '../people/people.ts';
import { OWN_NAME } from '../people/sentences.ts';
import type { Quotas } from '../quotas.ts';
import type { Services } from '../services.ts';
import { type Statement, type Store, statement } from '../storage/store.ts';
import { BETWEEN } from './sentences.ts';

export type TieKind = 'asked' | 'block' | 'mute';
export interface TieRow {
  readonly person: string;
  readonly other: string;
  readonly kind: string;
  readonly at: number;
}

/** A list that is read with every change has to end. */
const QUOTA = { asked: 'friends', block: 'blocks', mute: 'mutes' } as const satisfies Readonly<
  Record<TieKind, keyof Quotas>
>;

/** All that is between somebody and others, in both directions. */
export const tiesOf = ({ db }: Store, person: string): Promise<TieRow[]> =>
  db
    .selectFrom('ties')
    .selectAll()
    .where('person', '=', person)
    .unionAll(db.selectFrom('ties').selectAll().where('other', '=', person).where('kind', 'in', ['asked', 'block']))
    .execute();

const has = (ties: readonly TieRow[], person: string, other: string, kind: TieKind): boolean =>
  ties.some((tie) => tie.person === person && tie.other === other && tie.kind === kind);

/** How somebody stands with another. That one is blocked by them shows nowhere. */
export function tieBetween(ties: readonly TieRow[], person: string, other: string): Tie {
  if (person === other) return 'me';
  if (has(ties, person, other, 'block')) return 'blocked';
  const [asked, asks] = [has(ties, person, other, 'asked'), has(ties, other, person, 'asked')];
  const isBlocked = has(ties, other, person, 'block');
  if (asked && asks && !isBlocked) return 'friends';
  if (asked) return 'asked';
  return asks && !isBlocked ? 'asks' : 'none';
}

/** Whose words somebody does not hear: those whom they muted or blocked, and those who blocked them. */
const silentIn = (ties: readonly TieRow[], person: string): ReadonlySet<string> =>
  new Set(
    ties.flatMap(({ person: from, other, kind }) => {
      if (from === person && kind !== 'asked') return [other];
      return other === person && kind === 'block' ? [from] : [];
    }),
  );

/** These, and whose programs they are: what is between people holds for their programs too. */
async function withOwners({ db }: Store, people: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('people').select('owner').where('id', 'in', people).execute();
  return [...people, ...rows.flatMap(({ owner }) => owner ?? [])];
}

/** The same, with the programs of those who are silent, and for a program with what its owner does not hear. */
export async function silentFor(store: Store, person: string): Promise<ReadonlySet<string>> {
  const selves = await withOwners(store, [person]);
  const silent = await Promise.all(selves.map(async (self) => [...silentIn(await tiesOf(store, self), self)]));
  const people = silent.flat();
  if (people.length === 0) return new Set();
  const programs = await store.db.selectFrom('people').select('id').where('owner', 'in', people).execute();
  return new Set([...people, ...programs.map(({ id }) => id)]);
}

/** Who does not hear somebody, or may not. */
export async function deafTo({ db }: Store, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ties')
    .select(({ ref }) => ref('person').as('who'))
    .where('other', '=', person)
    .where('kind', 'in', ['block', 'mute'])
    .union(
      db
        .selectFrom('ties')
        .select(({ ref }) => ref('other').as('who'))
        .where('person', '=', person)
        .where('kind', '=', 'block'),
    )
    .execute();
  return rows.map(({ who }) => who);
}

/** Whether one of two has blocked the other. */
export async function areApart(store: Store, person: string, others: readonly string[]): Promise<boolean> {
  if (others.length === 0) return false;
  const [selves, theirs] = [await withOwners(store, [person]), await withOwners(store, others)];
  const blocks = store.db.selectFrom('ties').select('at').where('kind', '=', 'block');
  const mine = await blocks.where('person', 'in', selves).where('other', 'in', theirs).executeTakeFirst();
  if (mine) return true;
  return (await blocks.where('other', 'in', selves).where('person', 'in', theirs).executeTakeFirst()) !== undefined;
}

export const putTie = ({ db }: Store, { person, other, kind, at }: TieRow): Statement =>
  statement(
    db
      .insertInto('ties')
      .values({ person, other, kind, at })
      .onConflict((clash) => clash.columns(['person', 'other', 'kind']).doNothing()),
  );
export const dropTie = ({ db }: Store, person: string, other: string, kind: TieKind): Statement =>
  statement(db.deleteFrom('ties').where('person', '=', person).where('other', '=', other).where('kind', '=', kind));

/** Between two of whom one blocks the other nothing is left of having asked. */
export const noFriends = (store: Store, { person, other }: Pick<TieRow, 'person' | 'other'>): Statement[] => [
  dropTie(store, person, other, 'asked'),
  dropTie(store, other, person, 'asked'),
];

export async function mustHaveRoomForTie(
  { store, quotas }: Pick<Services, 'store' | 'quotas'>,
  person: string,
  kind: TieKind,
): Promise<void> {
  const { count } = await store.db
    .selectFrom('ties')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person', '=', person)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  if (Number(count) >= quotas.most[QUOTA[kind]]) throw new ApiError('quota', BETWEEN.listFull);
}

/**
 * What is held by a guest, and against them, is the account's from now on: whoever brings a guest sheds nothing by it.
 * Friends a guest has none; a list that would get too long keeps what it has.
 */
export async function tiesBrought(
  { store, quotas }: Pick<Services, 'store' | 'quotas'>,
  guest: string,
  person: string,
): Promise<Statement[]> {
  const { db } = store;
  const ties = await db
    .selectFrom('ties')
    .selectAll()
    .where(({ eb, or }) => or([eb('person', 'in', [guest, person]), eb('other', '=', guest)]))
    .execute();
  const own = (['block', 'mute'] as const).flatMap((kind) => {
    const [brought, known] = [guest, person].map((who) =>
      ties.filter((tie) => tie.person === who && tie.kind === kind),
    );
    const room = Math.max(0, quotas.most[QUOTA[kind]] - (known?.length ?? 0));
    return brought?.slice(0, room).map((tie) => ({ ...tie, person })) ?? [];
  });
  const against = ties
    .filter(({ other, kind }) => other === guest && kind !== 'asked')
    .map((tie) => ({ ...tie, other: person }));
  return [...own, ...against]
    .filter((tie) => tie.person !== tie.other)
    .flatMap((tie) => [putTie(store, tie), ...(tie.kind === 'block' ? noFriends(store, tie) : [])]);
}

/** Friends are people who last. */
export function mustBeKept({ kept }: Person): void {
  if (!kept) throw new ApiError('guest', OWN_NAME.guest);
}

/** Somebody by their id; with `kept`, only who has a kept name. */
export async function somebody({ db }: Store, id: string, kept: boolean): Promise<string> {
  const row = await db.selectFrom('people').select(['id', 'kept']).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('person');
  if (kept && row.kept === null) throw new ApiError('guest', OWN_NAME.theyAreGuest);
  return row.id;
}
