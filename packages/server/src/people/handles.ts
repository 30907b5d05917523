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
  ...{ а: 'a', в: 'b', г: 'r', е: 'e', ѕ: 's', і: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o', п: 'n', р: 'p' },
  ...{ с: 'c', т: 't', у: 'y', х: 'x', ь: 'b', ԁ: 'd', ԛ: 'q', ԝ: 'w', ѵ: 'v', һ: 'h', ӏ: 'l' },
  ...{ α: 'a', β: 'b', γ: 'y', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'u', ν: 'v', ο: 'o', ρ: 'p', σ: 'o', τ: 't' },
  ...{ υ: 'u', χ: 'x', ω: 'w', '0': 'o', '1': 'l', '|': 'l', '!': 'l', i: 'l', '5': 's', $: 's', '@': 'a' },
};

/** Signs whose capital is drawn otherwise than their small letter, and small capitals, which have no other case. */
const DRAWN_AS_CAPITAL: Readonly<Record<string, string>> = {
  ...{ Η: 'h', Μ: 'm', Ν: 'n', Υ: 'y', Ζ: 'z' },
  ...{ Ꭺ: 'a', Ᏼ: 'b', Ꮯ: 'c', Ꭰ: 'd', Ꭼ: 'e', Ꮐ: 'g', Ꮋ: 'h', Ꭵ: 'i', Ꭻ: 'j', Ꮶ: 'k', Ꮮ: 'l', Ꮇ: 'm' },
  ...{ Ꮲ: 'p', Ꮢ: 'r', Ꮪ: 's', Ꭲ: 't', Ꮩ: 'v', Ꮃ: 'w', Ꮤ: 'w', Ꮓ: 'z' },
  ...{ ᴀ: 'a', ʙ: 'b', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ꜰ: 'f', ɢ: 'g', ʜ: 'h', ɪ: 'i', ᴊ: 'j', ᴋ: 'k', ʟ: 'l', ᴍ: 'm' },
  ...{ ɴ: 'n', ᴏ: 'o', ᴘ: 'p', ʀ: 'r', ꜱ: 's', ᴛ: 't', ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ʏ: 'y', ᴢ: 'z', ɑ: 'a', ɡ: 'g' },
};

/**
 * What a name looks like at a glance: two names with the same are one to the eye. Empty for a name that no handle can
 * look like.
 */
export function handleKey(name: string): string {
  const written = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const bare = Array.from(written, (sign) => DRAWN_AS_CAPITAL[sign] ?? sign.toLowerCase()).join('');
  const once = Array.from(bare, (sign) => DRAWN_ALIKE[sign] ?? sign).join('');
  const twice = Array.from(once, (sign) => DRAWN_ALIKE[sign] ?? sign).join('');
  return twice
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Names that would be taken for the house's own, or for what a table says in place of a name and beside one. */
const RESERVED = new Set(
  [
    ...['admin', 'administrator', 'moderator', 'mod', 'host', 'house', 'system', 'support', 'sagebrush', 'drifter'],
    ...['you', 'du', 'tu', 'guest', 'gast', 'ospite', 'bot', CHANCE_SEAT],
  ].map(handleKey),
);

/** Why a name cannot be kept by anybody; undefined when it can. */
function unfit(name: string): Sentences | undefined {
  const key = handleKey(name);
  if (RESERVED.has(key)) return OWN_NAME.reserved;
  return key.length < 2 ? OWN_NAME.short : undefined;
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

/** Whether a guest may be called so: nobody is taken for the house, or for somebody who keeps their name. */
export const mayBeCalled = async (store: Store, name: string, person: string | undefined, now: number) =>
  !RESERVED.has(handleKey(name)) && !(await isTaken(store, name, person, now));

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
    statement(former.where('until', 'is not', null)),
    statement(last.where('key', '!=', key)),
    statement(mine, 1),
    statement(
      db
        .updateTable('people')
        .set(({ fn, val }) => ({ name: handle, kept: fn.coalesce('kept', val(now)), seen: null }))
        .where('id', '=', person),
      1,
    ),
  ];
}
