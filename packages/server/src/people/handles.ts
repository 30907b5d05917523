// Kept names: what a name looks like, who has it, and the rows by which one person has it alone.
import { CHANCE_SEAT, FormatError } from '@sagebrush/engine';
import { handle as handleShape } from '@sagebrush/protocol';
import { ApiError } from '../api-error.ts';
import type { Sentences } from '../sentences.ts';
import type { Services } from '../services.ts';
import { type Statement, type Store, statement } from '../storage/store.ts';
import { OWN_NAME } from './sentences.ts';

/** Letters that are drawn like Latin ones, or that carry marks which no decomposition takes off. */
const DRAWN_ALIKE: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'p', ħ: 'h', ı: 'i', ł: 'l', ŋ: 'n', ŧ: 't', ĸ: 'k' },
  ...{ ɑ: 'a', ɓ: 'b', ɗ: 'd', ɖ: 'd', ə: 'e', ɛ: 'e', ƒ: 'f', ɡ: 'g', ɨ: 'i', ɩ: 'i', ƙ: 'k', ɔ: 'o', ʉ: 'u', ʋ: 'v' },
  ...{ ǝ: 'e', ɣ: 'y', ɲ: 'n', ƴ: 'y' },
  ...{ а: 'a', в: 'b', г: 'r', е: 'e', ѕ: 's', і: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o', п: 'n', р: 'p' },
  ...{ с: 'c', т: 't', у: 'y', х: 'x', ь: 'b', ԁ: 'd', ԛ: 'q', ԝ: 'w', ѵ: 'v', һ: 'h', ӏ: 'l' },
  ...{ α: 'a', β: 'b', γ: 'y', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'u', ν: 'v', ο: 'o', ρ: 'p', σ: 'o', τ: 't' },
  ...{ ա: 'w', գ: 'q', հ: 'h', յ: 'j', լ: 'l', ո: 'n', ս: 'u', ց: 'g', ւ: 'l', ք: 'p', օ: 'o' },
  ...{ υ: 'u', χ: 'x', ω: 'w', '0': 'o', '1': 'l', '|': 'l', '!': 'l', i: 'l', '5': 's', $: 's', '@': 'a' },
};

/** Signs whose capital is drawn otherwise than their small letter. */
const DRAWN_AS_CAPITAL: Readonly<Record<string, string>> = { Η: 'h', Μ: 'm', Ν: 'n', Υ: 'y', Ζ: 'z' };

/** Where the signs begin that are letters on a disc, in a box and in half a flag, which decompose to nothing. */
const BOXED = [0x1f150, 0x1f170, 0x1f1e6];
function unboxed(sign: string): string {
  const letter = BOXED.map((first) => (sign.codePointAt(0) ?? 0) - first).find((at) => at >= 0 && at < 26);
  return letter === undefined ? sign : String.fromCharCode(0x61 + letter);
}

/** In Latin letters as far as it looks like them. */
function inLatin(name: string): string {
  const written = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const bare = Array.from(written, (sign) => DRAWN_AS_CAPITAL[sign] ?? unboxed(sign).toLowerCase()).join('');
  const once = Array.from(bare, (sign) => DRAWN_ALIKE[sign] ?? sign).join('');
  return Array.from(once, (sign) => DRAWN_ALIKE[sign] ?? sign).join('');
}

/**
 * What a name looks like at a glance: two names with the same are one to the eye. Empty for a name that no handle can
 * look like.
 */
export const handleKey = (name: string): string =>
  inLatin(name)
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** What people write their names in today; the first is one to the eye of who does not read it. */
const ALPHABETS = [
  '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Bopo}\\p{sc=Hang}]',
  ...['Latn', 'Grek', 'Cyrl', 'Armn', 'Hebr', 'Arab', 'Thaa', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml'],
  ...['Telu', 'Knda', 'Mlym', 'Sinh', 'Thai', 'Laoo', 'Tibt', 'Mymr', 'Geor', 'Ethi', 'Khmr'],
].map((script) => new RegExp(script.startsWith('[') ? script : `\\p{sc=${script}}`, 'u'));

/**
 * Letters of two alphabets in one name, of one that nobody writes their name in, or Latin ones for phonetics: each is
 * there to be taken for another.
 */
function isDisguised(name: string): boolean {
  const letters = Array.from(name.normalize('NFKD').match(/(?![\p{sc=Zyyy}\p{sc=Zinh}])\p{L}/gu) ?? []);
  const alphabets = new Set(letters.map((letter) => ALPHABETS.findIndex((one) => one.test(letter))));
  return alphabets.has(-1) || alphabets.size > 1 || /(?![a-z])\p{sc=Latn}/u.test(inLatin(name));
}

/** Names that would be taken for the house's own, or for what a table says in place of a name and beside one. */
const RESERVED = new Set(
  [
    ...['admin', 'administrator', 'moderator', 'mod', 'host', 'house', 'system', 'support', 'sagebrush', 'drifter'],
    ...['you', 'du', 'tu', 'guest', 'gast', 'ospite', 'bot', CHANCE_SEAT],
  ].map(handleKey),
);

/** Nobody is called so beside a name of their own either. */
const OFFICES = new Set(['admin', 'administrator', 'moderator'].map(handleKey));

const isReserved = (name: string): boolean =>
  RESERVED.has(handleKey(name)) || name.split(/[\s_.-]+/).some((word) => OFFICES.has(handleKey(word)));

/** Why a name cannot be kept by anybody; undefined when it can. */
function unfit(name: string): Sentences | undefined {
  if (isReserved(name)) return OWN_NAME.reserved;
  return handleKey(name).length < 2 ? OWN_NAME.short : undefined;
}

function isHandle(name: string): boolean {
  try {
    handleShape.parse(name);
    return true;
  } catch (error) {
    if (error instanceof FormatError) return false;
    throw error;
  }
}

/** The name as it is kept, if it has the form of one. */
export function handleFrom(name: string): string {
  const handle = name.normalize('NFC');
  const why = isHandle(handle) ? unfit(handle) : OWN_NAME.form;
  if (why !== undefined) throw new ApiError('format', why, { place: 'handle' });
  return handle;
}

export const taken = (): ApiError => new ApiError('taken', OWN_NAME.taken);

/** Whether somebody else keeps this name, or one that looks like it. */
export async function isTaken({ db }: Store, name: string, person: string | undefined, now: number): Promise<boolean> {
  const key = handleKey(name);
  if (key === '') return false;
  const row = await db.selectFrom('handles').select(['person', 'until']).where('key', '=', key).executeTakeFirst();
  return row !== undefined && row.person !== person && (row.until === null || row.until > now);
}

/** Why a guest may not be called so: nobody is taken for the house, or for somebody who keeps their name. */
export async function whyNotCalled(
  store: Store,
  name: string,
  person: string | undefined,
  now: number,
): Promise<ApiError | undefined> {
  if (isDisguised(name)) return new ApiError('taken', OWN_NAME.disguised);
  return isReserved(name) || (await isTaken(store, name, person, now)) ? taken() : undefined;
}

/** The rows by which somebody keeps a name from now on; a Conflict where somebody else has it. */
export function keepHandle(
  { store: { db }, keep, now: clock }: Pick<Services, 'store' | 'keep' | 'now'>,
  person: string,
  handle: string,
): Statement[] {
  const now = clock();
  const key = handleKey(handle);
  const mine = db
    .insertInto('handles')
    .values({ key, person, until: null })
    .onConflict((clash) =>
      clash
        .column('key')
        .doUpdateSet({ person, until: null })
        .where(({ eb, or }) => or([eb('handles.person', '=', person), eb('handles.until', '<', now)])),
    );
  const former = db.deleteFrom('handles').where('person', '=', person).where('key', '!=', key);
  const last = db
    .updateTable('handles')
    .set({ until: now + keep.formerNames })
    .where('person', '=', person);
  return [
    // Their own row first: two names that somebody wants at once wait for each other, and the last one is theirs.
    statement(
      db
        .updateTable('people')
        .set(({ fn, val }) => ({ name: handle, kept: fn.coalesce('kept', val(now)), seen: null }))
        .where('id', '=', person),
      1,
    ),
    statement(former.where('until', 'is not', null)),
    statement(last.where('key', '!=', key)),
    statement(mine, 1),
  ];
}
