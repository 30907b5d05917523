// Option documents: a value of an option that is more than a word or a number is stored once, and everything else only
// says which one it is.
import { type Json, type Of, shape } from '@sagebrush/engine';
import { hex32, time } from './primitives.ts';

const { anyJson, object, text } = shape;

/** What stands for a document: SHA-256 of its canonical JSON (keys sorted, no blanks), in hexadecimal digits. */
export interface DocumentReference {
  readonly document: string;
}

/**
 * The options of a table by name: words, numbers, flags, and references to documents. Tables of before documents have
 * theirs inside.
 */
export const optionValues = shape.record(anyJson);
export type OptionValues = Of<typeof optionValues>;

/** A document to keep, with the option of a game that it is for: that option's own shape checks it. */
export const newDocument = object({
  game: text({ min: 1, max: 40 }),
  option: text({ min: 1, max: 40 }),
  value: anyJson,
});

/** A document that I brought here. */
export const myDocument = object({ hash: hex32, created: time });

/** The hash in a reference; undefined for every other value. */
export function documentIn(value: Json): string | undefined {
  const fields = typeof value === 'object' && value !== null ? (value as { readonly document?: unknown }) : {};
  const { document } = fields;
  return typeof document === 'string' && HASH.test(document) && Object.keys(fields).length === 1 ? document : undefined;
}
const HASH = /^[0-9a-f]{64}$/;

/** The options with each document in the place of its reference. */
export async function withDocuments(
  options: OptionValues,
  find: (hash: string, option: string) => Promise<Json>,
): Promise<OptionValues> {
  const whole = Object.entries(options).map(async ([option, value]): Promise<[string, Json]> => {
    const hash = documentIn(value);
    return [option, hash === undefined ? value : await find(hash, option)];
  });
  return Object.fromEntries(await Promise.all(whole));
}
