// Quotas: what one person, and one address, may have at once. Counted from rows, so that every node counts the same,
// also after a restart.
import { createHmac } from 'node:crypto';
import { FormatError } from '@sagebrush/engine';
import { ApiError } from './api-error.ts';
import { networkOf } from './http/address.ts';
import { MOST } from './quota-sentences.ts';
import { freshSecret } from './secrets.ts';
import { settingList } from './setting-list.ts';
import { type Statement, type Store, statement } from './storage/store.ts';

export const USUAL_QUOTAS = {
  /** Tables of one host where people sit down or play; and of all hosts who come from one address. */
  openTables: 10,
  openTablesAddress: 60,
  /** Those of them where a match with bots runs. */
  botTables: 4,
  botTablesAddress: 24,
  /** Tournaments of one organiser that are not over; and who may take part in one. */
  tournaments: 3,
  tournamentsAddress: 12,
  entrants: 200,
  /** New guests from one address, in a day. */
  guestsAddress: 500,
  /** Option documents that one person keeps here. */
  documents: 50,
  /** New ones from one address, in a day. */
  documentsAddress: 200,
  /** Take-backs of a seat in one match, among people and alone with bots. */
  takeBacks: 30,
  takeBacksAlone: 300,
  /** Entries of one match: after so many it ends without a result. */
  moves: 20_000,
  /** Whom one person has asked to be friends, blocked and muted. */
  friends: 300,
  blocks: 500,
  mutes: 500,
  /** Invitations of one person that stand; and their reports in a day. */
  invitations: 50,
  reports: 20,
  /** Passkeys of a kept name, and sessions of a person: with one more the oldest ends. */
  passkeys: 20,
  sessions: 50,
  /** Recovery codes tried in a row for one name, and from one address; a fifth of it comes back each minute. */
  codeTries: 10,
};
export type Quotas = Readonly<Record<keyof typeof USUAL_QUOTAS, number>>;

const LARGEST = 1_000_000_000;
export const NO_QUOTAS: Quotas = Object.fromEntries(Object.keys(USUAL_QUOTAS).map((name) => [name, LARGEST])) as Quotas;

export const quotasFrom = (text: string): Quotas =>
  settingList<keyof Quotas, number>('SAGEBRUSH_QUOTAS', text, USUAL_QUOTAS, (value, place) => {
    const most = Number(value);
    if (!/^\d+$/.test(value) || most > LARGEST)
      throw new FormatError(place, `is "${value}": expected a whole number up to ${LARGEST}`);
    return most;
  });

/** Whom something is counted for: a person (for a bot account, its owner) and the address that it was asked from. */
export interface Payer {
  readonly owner: string | null;
  readonly address: string | null;
}
const NOBODY: Payer = { owner: null, address: null };
/** What is counted in rows. */
type Counted = 'openTables' | 'botTables' | 'tournaments' | 'guests' | 'documents';

export interface QuotaCheck {
  readonly most: Quotas;
  /** The keyed hash by which an address is known here. */
  hashOf(ip: string): string;
  payerOf(person: string | undefined, ip: string): Promise<Payer>;
  /** Who pays for a table. */
  payerAt(table: string): Promise<Payer>;
  /** How many more there may be; below zero where there are too many already. */
  roomFor(kind: Counted, payer: Payer): Promise<number>;
  /** Says no where there is no room for one more. */
  mustHaveRoomFor(kind: Counted, payer: Payer): Promise<void>;
  /**
   * The same within the batch that takes the room, after the row with this id is written: of those who ask at once no
   * more get in than there is room for.
   */
  taken(kind: Counted, payer: Payer, id: string): Statement[];
}

const DAY = 86_400_000;
/** A lock of PostgreSQL has two numbers; this one says that it is about quotas. */
const QUOTA_LOCK = 21;

export async function quotaCheck(store: Store, most: Quotas, now: () => number): Promise<QuotaCheck> {
  const { db, others } = store;
  const key = await addressKey(store);
  const hashed = (ip: string): string =>
    createHmac('sha256', key).update(networkOf({ ip })).digest('base64url').slice(0, 22);

  const rowsOf = (kind: Counted, by: 'owner' | 'address', value: string) => {
    const tables = db
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(by, '=', value);
    if (kind === 'openTables') return tables.where('state', 'in', ['open', 'playing']);
    if (kind === 'botTables') return tables.where('state', '=', 'playing').where('bots', '>', 0);
    if (kind === 'tournaments')
      return db
        .selectFrom('tournaments')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(by, '=', value)
        .where('state', 'in', ['announced', 'open', 'playing']);
    const table = kind === 'guests' ? 'people' : 'documents';
    const fresh = db.selectFrom(table as 'people').select(({ fn }) => fn.countAll<number>().as('count'));
    return fresh.where('address', '=', value).where('created', '>', now() - DAY);
  };
  /** What is counted for a payer, with the most that there may be and the sentence for who is there. */
  const countsFor = (kind: Counted, { owner, address }: Payer) => [
    ...(owner === null || kind === 'guests' || kind === 'documents'
      ? []
      : [{ rows: rowsOf(kind, 'owner', owner), most: most[kind], sentence: SENTENCES[kind].owner }]),
    ...(address === null
      ? []
      : [{ rows: rowsOf(kind, 'address', address), most: most[`${kind}Address`], sentence: SENTENCES[kind].address }]),
  ];

  return {
    most,
    hashOf: hashed,
    async payerOf(person, ip) {
      const row =
        person === undefined
          ? undefined
          : await db.selectFrom('people').select('owner').where('id', '=', person).executeTakeFirst();
      return { owner: row?.owner ?? person ?? null, address: hashed(ip) };
    },
    async payerAt(table) {
      return (
        (await db.selectFrom('tables').select(['owner', 'address']).where('id', '=', table).executeTakeFirst()) ??
        NOBODY
      );
    },
    async roomFor(kind, payer) {
      const rooms = countsFor(kind, payer).map(
        async ({ rows, most }) => most - Number((await rows.executeTakeFirstOrThrow()).count),
      );
      return Math.min(...(await Promise.all(rooms)), LARGEST);
    },
    async mustHaveRoomFor(kind, payer) {
      for (const { rows, most, sentence } of countsFor(kind, payer)) {
        const { count } = await rows.executeTakeFirstOrThrow();
        if (Number(count) >= most) throw new ApiError('quota', sentence(most));
      }
    },
    taken(kind, payer, id) {
      const counts = countsFor(kind, payer);
      const locks = others ? [payer.owner, payer.address].filter((one) => one !== null) : [];
      // All of them have an owner: setting it to itself changes nothing, and says whether the row fits.
      const row = db.updateTable((OWNED[kind] ?? 'tables') as 'tables').set(({ ref }) => ({ owner: ref('owner') }));
      const fits = counts.reduce(
        (query, { rows, most }) => query.where(({ eb }) => eb(rows, '<=', most)),
        row.where('id', '=', id),
      );
      return [
        ...locks.map((one) => ({
          sql: `select pg_advisory_xact_lock(${QUOTA_LOCK}, hashtext($1))`,
          parameters: [one],
        })),
        ...(counts.length === 0 ? [] : [statement(fits, 1)]),
      ];
    },
  };
}

/** What the row that takes the room is in, where it is no table. */
const OWNED: Readonly<Partial<Record<Counted, string>>> = { guests: 'people', tournaments: 'tournaments' };

const SENTENCES = {
  openTables: { owner: MOST.openTables, address: MOST.openTablesHere },
  botTables: { owner: MOST.botTables, address: MOST.botTablesHere },
  tournaments: { owner: MOST.tournaments, address: MOST.tournamentsHere },
  documents: { owner: MOST.documents, address: MOST.documentsHere },
  guests: { owner: MOST.guestsHere, address: MOST.guestsHere },
} as const satisfies Readonly<Record<Counted, object>>;

/** Made at the first start. Without it nobody can try out which address a hash in the store stands for. */
async function addressKey({ db, commit }: Store): Promise<string> {
  const row = { name: 'address-key', value: freshSecret() };
  await commit([
    statement(
      db
        .insertInto('secrets')
        .values(row)
        .onConflict((clash) => clash.column('name').doNothing()),
    ),
  ]);
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', row.name)
    .executeTakeFirstOrThrow();
  return value;
}
