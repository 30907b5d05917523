// Values made from a JSON Schema, some as it asks, some as nobody should send them.
import { below, pick, type Random } from '@sagebrush/engine';

export type RequestSchema = {
  readonly [key: string]: unknown;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly RequestSchema[];
  readonly oneOf?: readonly RequestSchema[];
  readonly properties?: Readonly<Record<string, RequestSchema>>;
  readonly required?: readonly string[];
  readonly items?: RequestSchema;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
};

export const oneIn = (random: Random, count: number): boolean => below(random, count) === 0;

const hex = (random: Random, length: number): string =>
  Array.from({ length }, () => below(random, 16).toString(16)).join('');
const deep = (depth: number, open: string, close: string): unknown =>
  JSON.parse(open.repeat(depth) + close.repeat(depth));

/** What breaks parsers, shapes, databases and screens. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\u202etxet',
  '\ud800',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '"; DROP TABLE people; --',
  '__proto__',
  'constructor',
  'toString',
  'lobby',
  'rail',
  'NaN',
  '1e999',
  '-1',
  '🤠'.repeat(30),
  'ä'.repeat(99),
  'x'.repeat(20_000),
];
const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_TEXTS,
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  -0,
  [],
  {},
  [[]],
  deep(200, '[', ']'),
  JSON.parse('{"__proto__":{"polluted":1}}'),
  { constructor: { prototype: { polluted: 1 } } },
  JSON.parse('{"toString":1,"valueOf":1,"toJSON":1,"then":1,"length":-1}'),
  Array.from({ length: 2000 }, (_, index) => index),
  Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, index])),
];
export const hostileValue = (random: Random): unknown => pick(random, HOSTILE_VALUES);

/**
 * A value that fits the schema, as far as a sampler can know; `known` gives the ids that exist for a property's name.
 */
export function sampleOf(
  schema: RequestSchema,
  random: Random,
  known: (name: string) => string | undefined,
  name = '',
): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(random, schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches && branches.length > 0) return sampleOf(pick(random, branches), random, known, name);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'object' || schema.properties) {
    const required = new Set(schema.required ?? []);
    const entries = Object.entries(schema.properties ?? {}).filter(([key]) => required.has(key) || oneIn(random, 2));
    return Object.fromEntries(entries.map(([key, inner]) => [key, sampleOf(inner, random, known, key)]));
  }
  if (type === 'array')
    return Array.from({ length: below(random, 4) }, () => sampleOf(schema.items ?? {}, random, known, name));
  if (type === 'string')
    return known(name) ?? (schema.pattern?.includes('0-9a-f') ? hex(random, 64) : hex(random, 1 + below(random, 12)));
  if (type === 'integer' || type === 'number') {
    const least = schema.minimum ?? 0;
    return least + below(random, Math.min(20, (schema.maximum ?? least + 20) - least + 1));
  }
  return type === 'boolean' ? oneIn(random, 2) : hostileValue(random);
}

/** The same value with one part of it gone wrong. */
export function mutated(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || oneIn(random, 6)) return hostileValue(random);
  if (Array.isArray(value)) {
    const at = below(random, value.length + 1);
    return [...value.slice(0, at), mutated(value[at], random), ...value.slice(at + 1)];
  }
  const entries = Object.entries(value);
  if (entries.length === 0 || oneIn(random, 4))
    return {
      ...value,
      [pick(random, ['seat', 'extra', '__proto__ ', 'constructor', 'options'])]: hostileValue(random),
    };
  const [key, inner] = pick(random, entries);
  return oneIn(random, 4)
    ? Object.fromEntries(entries.filter(([other]) => other !== key))
    : { ...value, [key]: mutated(inner, random) };
}
