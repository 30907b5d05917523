// Recovery codes: 128 random bits that open a kept name once. Only the hash is kept.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hashOf } from '../secrets.ts';
import { type Statement, type Store, statement } from '../storage/store.ts';

/** Without I, L, O and U: what is read aloud or copied by hand is read back as it was. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 128;
const GROUP = /.{1,5}(?=(?:.{5})*$)/g;

export const freshCode = (): string => codeOf(randomBytes(BITS / 8));

/**
 * The code that comes after one which is used up. With a key that nobody can guess it is always the same: whoever
 * lost the answer asks again, and is told their code after all, though the store knows neither.
 */
export const codeAfter = (used: string, key: string | undefined): string =>
  key === undefined || key.length < UNGUESSABLE
    ? freshCode()
    : codeOf(
        createHmac('sha256', key)
          .update(plain(used))
          .digest()
          .subarray(0, BITS / 8),
      );
const UNGUESSABLE = 32;

/** 26 signs of five bits, in groups. */
function codeOf(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (let bits = 0; bits < BITS; bits += 5) {
    text = (SIGNS[Number(rest & 31n)] ?? '') + text;
    rest >>= 5n;
  }
  return text.match(GROUP)?.join('-') ?? text;
}

/** As somebody may type it: without groups, in any case, with O for 0 and I or L for 1. */
const plain = (code: string): string =>
  code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

const hashed = (person: string, code: string): string => hashOf(`${person}\n${plain(code)}`);

/** The row of a new code, in the place of the one before. */
export function codeRow({ db }: Store, person: string, code: string, now: number): Statement {
  const row = { person, hash: hashed(person, code), created: now };
  return statement(
    db
      .insertInto('recovery_codes')
      .values(row)
      .onConflict((clash) => clash.column('person').doUpdateSet({ hash: row.hash, created: now })),
  );
}

export async function isCode({ db }: Store, person: string, code: string): Promise<boolean> {
  const row = await db.selectFrom('recovery_codes').select('hash').where('person', '=', person).executeTakeFirst();
  const given = Buffer.from(hashed(person, code));
  const kept = Buffer.from(row?.hash ?? hashed(person, ''));
  return row !== undefined && given.length === kept.length && timingSafeEqual(given, kept);
}

/** The row that uses a code up for another one; a Conflict where it was used meanwhile. */
export const replaceCode = (
  { db }: Store,
  person: string,
  { used, next, now }: { readonly used: string; readonly next: string; readonly now: number },
): Statement =>
  statement(
    db
      .updateTable('recovery_codes')
      .set({ hash: hashed(person, next), created: now })
      .where('person', '=', person)
      .where('hash', '=', hashed(person, used)),
    1,
  );
