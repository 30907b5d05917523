// Shapes: what JSON from outside must look like. One definition gives the type, the check and the JSON Schema.
import { type CardText, isCardText } from '@sagebrush/poker';
import { FormatError, ShapeError } from './errors.ts';
import type { Fault, Wanted } from './fault.ts';
import { READABLE_LINE, spelledOut } from './readable.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonSchema = { readonly [key: string]: Json };

export interface Shape<T> {
  /** The value, copied field by field; a FormatError names the place and the reason. */
  parse(json: unknown, place?: string): T;
  readonly schema: JsonSchema;
}
/** The type that a shape lets through. */
export type Of<S> = S extends Shape<infer T> ? T : never;

const shown = (json: unknown): string => {
  const text = JSON.stringify(json) ?? String(json);
  return spelledOut(text.length > 40 ? `${text.slice(0, 40)}…` : text);
};
const wrong = (place: string, json: unknown, wanted: Wanted): ShapeError =>
  new ShapeError(place, json === undefined ? { why: 'missing', wanted } : { why: 'other', found: shown(json), wanted });
const LONGEST_KEY = 80;
/** A place is there to be read: of a key without end only its beginning is told. */
export function at(place: string, key: string | number): string {
  if (typeof key === 'number') return `${place}[${key}]`;
  const name = key.length > LONGEST_KEY ? `${key.slice(0, LONGEST_KEY)}…` : key;
  return place === '' ? name : `${place}.${name}`;
}

type TextLimits = { min?: number; max?: number; pattern?: RegExp; wanted?: Wanted };
/** `wanted` says in words what the pattern is for. */
export const text = (limits: TextLimits = {}): Shape<string> => {
  const { min = 0, max = 10_000, pattern, wanted } = limits;
  return {
    parse(json, place = '') {
      if (typeof json !== 'string') throw wrong(place, json, 'text');
      if (json.length < min || json.length > max)
        throw new ShapeError(place, { why: 'characters', found: json.length, min, max });
      if (pattern && !pattern.test(json)) throw wrong(place, json, wanted ?? { like: pattern.source });
      return json;
    },
    schema: { type: 'string', minLength: min, maxLength: max, ...(pattern ? { pattern: pattern.source } : {}) },
  };
};

/** One line that people read. */
export const line = (max: number): Shape<string> => text({ min: 1, max, pattern: READABLE_LINE, wanted: 'line' });

const numeric = (kind: 'integer' | 'number', min: number, max: number): Shape<number> => ({
  parse(json, place = '') {
    const fits = kind === 'integer' ? Number.isSafeInteger(json) : Number.isFinite(json);
    if (!fits) throw wrong(place, json, kind === 'integer' ? 'whole' : 'number');
    const value = json as number;
    if (value < min || value > max) throw new ShapeError(place, { why: 'range', found: value, min, max });
    return value;
  },
  schema: { type: kind, minimum: min, maximum: max },
});
export const whole = (min: number, max: number): Shape<number> => numeric('integer', min, max);
export const decimal = (min: number, max: number): Shape<number> => numeric('number', min, max);

export const flag: Shape<boolean> = {
  parse(json, place = '') {
    if (typeof json !== 'boolean') throw wrong(place, json, 'flag');
    return json;
  },
  schema: { type: 'boolean' },
};

export const oneOf = <const V extends readonly (string | number | null)[]>(...values: V): Shape<V[number]> => ({
  parse(json, place = '') {
    const value = values.find((candidate) => candidate === json);
    if (value === undefined) throw wrong(place, json, { oneOf: values.map(shown) });
    return value;
  },
  schema: { enum: values },
});

export const list = <T>(item: Shape<T>, limits: { min?: number; max?: number } = {}): Shape<readonly T[]> => {
  const { min = 0, max = 100_000 } = limits;
  return {
    parse(json, place = '') {
      if (!Array.isArray(json)) throw wrong(place, json, 'list');
      if (json.length < min || json.length > max)
        throw new ShapeError(place, { why: 'entries', found: json.length, min, max });
      return json.map((entry, index) => item.parse(entry, at(place, index)));
    },
    schema: { type: 'array', items: item.schema, minItems: min, maxItems: max },
  };
};

export const record = <T>(value: Shape<T>): Shape<{ readonly [key: string]: T }> => ({
  parse(json, place = '') {
    return Object.fromEntries(
      Object.entries(fieldsOf(json, place)).map(([key, entry]) => [key, value.parse(entry, at(place, key))]),
    );
  },
  schema: { type: 'object', additionalProperties: value.schema },
});

const OPTIONAL = Symbol('optional');
export type Optional<T> = Shape<T> & { readonly [OPTIONAL]: true };
/** A field that may be left out. */
export const optional = <T>(shape: Shape<T>): Optional<T> => ({ ...shape, [OPTIONAL]: true });
const isOptional = (shape: object): boolean => OPTIONAL in shape;

type Fields = { readonly [key: string]: Shape<unknown> };
type Flat<T> = { [K in keyof T]: T[K] };
type ObjectOf<F extends Fields> = Flat<
  { readonly [K in keyof F as F[K] extends Optional<unknown> ? never : K]: Of<F[K]> } & {
    readonly [K in keyof F as F[K] extends Optional<unknown> ? K : never]?: Of<F[K]>;
  }
>;

function fieldsOf(json: unknown, place: string): Readonly<Record<string, unknown>> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw wrong(place, json, 'object');
  return json as Readonly<Record<string, unknown>>;
}

/** Exactly these fields: an unknown one is an error, because it is most often a misspelt one. */
export const object = <const F extends Fields>(fields: F): Shape<ObjectOf<F>> => {
  const entries = Object.entries(fields);
  return {
    parse(json, place = '') {
      const given = fieldsOf(json, place);
      for (const key of Object.keys(given)) {
        if (!Object.hasOwn(fields, key))
          throw new ShapeError(at(place, spelledOut(key)), { why: 'unknown', known: Object.keys(fields) });
      }
      const value: Record<string, unknown> = {};
      for (const [key, shape] of entries) {
        const entry = Object.hasOwn(given, key) ? given[key] : undefined;
        if (entry === undefined && isOptional(shape)) continue;
        value[key] = shape.parse(entry, at(place, key));
      }
      return value as ObjectOf<F>;
    },
    schema: {
      type: 'object',
      properties: Object.fromEntries(entries.map(([key, shape]) => [key, shape.schema])),
      required: entries.flatMap(([key, shape]) => (isOptional(shape) ? [] : [key])),
      additionalProperties: false,
    },
  };
};

/** Objects told apart by one field: `tagged('type', { pass: object({ type: oneOf('pass') }) })`. */
export const tagged = <const V extends { readonly [tag: string]: Shape<unknown> }>(
  field: string,
  variants: V,
): Shape<Of<V[keyof V]>> => ({
  parse(json, place = '') {
    const tag = fieldsOf(json, place)[field];
    const variant = typeof tag === 'string' && Object.hasOwn(variants, tag) ? variants[tag] : undefined;
    if (!variant) throw wrong(at(place, field), tag, { oneOf: Object.keys(variants).map(shown) });
    return variant.parse(json, place) as Of<V[keyof V]>;
  },
  schema: { oneOf: Object.values(variants).map((variant) => variant.schema) },
});

/** The first shape that fits; where none does, the error of the one that was meant, if that can be told. */
export const either = <A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> => ({
  parse(json, place = '') {
    try {
      return first.parse(json, place);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      try {
        return second.parse(json, place);
      } catch (other) {
        throw other instanceof FormatError ? meant(error, other, place) : other;
      }
    }
  },
  schema: { anyOf: [first.schema, second.schema] },
});

/** What is nothing of one kind was meant as the other; what is nothing of either could have been both. */
function meant(first: FormatError, second: FormatError, place: string): FormatError {
  const [one, other] = [kindFault(first, place), kindFault(second, place)];
  if (!one || !other) return other ? first : second;
  return new ShapeError(place, { ...one, wanted: { either: [one.wanted, other.wanted] } });
}
type KindFault = Extract<Fault, { readonly wanted: Wanted }>;
const kindFault = (error: FormatError, place: string): KindFault | undefined =>
  error instanceof ShapeError && error.place === place && 'wanted' in error.fault ? error.fault : undefined;

export const nullable = <T>(shape: Shape<T>): Shape<T | null> => ({
  parse: (json, place) => (json === null ? null : shape.parse(json, place)),
  schema: { anyOf: [{ enum: [null] }, shape.schema] },
});

/** Any JSON: for what another room checks more closely. */
export const anyJson: Shape<Json> = {
  parse(json, place = '') {
    if (json === undefined) throw wrong(place, json, 'value');
    return json as Json;
  },
  schema: {},
};

export const card: Shape<CardText> = {
  parse(json, place = '') {
    if (!isCardText(json)) throw wrong(place, json, 'card');
    return json;
  },
  schema: { type: 'string', pattern: "^([2-9TJQKA][CDHS]|X[12])'?$" },
};
