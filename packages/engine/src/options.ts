// Options: every disputed reading of a rule is one, with a name, a default and the clause it belongs to.
import { FormatError } from './errors.ts';
import { flag, type Json, object, oneOf, optional, type Shape, whole } from './shape.ts';

/** What a form, a command line or the `games` answer needs to know about one option. */
export type OptionSpec<T = unknown> = {
  readonly rule: string;
  readonly default: T;
  readonly shape: Shape<T>;
  /** What a match that was begun before may have besides: the shape has become stricter since. */
  readonly kept?: Shape<T>;
  readonly kind:
    | { readonly type: 'choice'; readonly values: readonly string[] }
    | { readonly type: 'flag' }
    | { readonly type: 'whole'; readonly min: number; readonly max: number }
    | { readonly type: 'custom' };
  /** For simulations only: real tables do not offer it. */
  readonly labOnly?: true;
};
export type OptionSpecs<Options> = { readonly [K in keyof Options]: OptionSpec<Options[K]> };

export const choiceOption = <const V extends readonly string[]>(rule: string, ...values: V): OptionSpec<V[number]> => ({
  rule,
  default: values[0] as V[number],
  shape: oneOf(...values),
  kind: { type: 'choice', values },
});
export const flagOption = (rule: string, usual: boolean): OptionSpec<boolean> => ({
  rule,
  default: usual,
  shape: flag,
  kind: { type: 'flag' },
});
export const wholeOption = (rule: string, usual: number, min: number, max: number): OptionSpec<number> => ({
  rule,
  default: usual,
  shape: whole(min, max),
  kind: { type: 'whole', min, max },
});
export const customOption = <T>(rule: string, usual: T, shape: Shape<T>, kept = shape): OptionSpec<T> => ({
  rule,
  default: usual,
  shape,
  kept,
  kind: { type: 'custom' },
});

/** Fills in defaults; an unknown option or a value out of its range is a FormatError. */
export const parseOptions = <Options>(specs: OptionSpecs<Options>, given: unknown, place = 'options'): Options =>
  filledIn(specs, given, place, ({ shape }) => shape);

/** The same for a match that may have been begun before. */
export const optionsOnceBegun = <Options>(specs: OptionSpecs<Options>, given: unknown, place = 'options'): Options =>
  filledIn(specs, given, place, ({ kept, shape }) => kept ?? shape);

function filledIn<Options>(
  specs: OptionSpecs<Options>,
  given: unknown,
  place: string,
  shapeOf: (spec: OptionSpec) => Shape<unknown>,
): Options {
  const entries = Object.entries(specs) as [string, OptionSpec][];
  const shape = object(Object.fromEntries(entries.map(([name, spec]) => [name, optional(shapeOf(spec))])));
  const chosen = shape.parse(given ?? {}, place) as Record<string, unknown>;
  return Object.fromEntries(entries.map(([name, spec]) => [name, chosen[name] ?? spec.default])) as Options;
}

/** Only what differs from the defaults: for short links and readable logs. */
export function unusualOptions<Options>(
  specs: OptionSpecs<Options>,
  options: Options,
): { readonly [name: string]: Json } {
  const names = Object.keys(specs) as (keyof Options & string)[];
  return Object.fromEntries(
    names.filter((name) => !sameJson(options[name], specs[name].default)).map((name) => [name, options[name] as Json]),
  );
}

const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** One option from a command line's text: `target=300`. */
export function parseOptionText<Options>(specs: OptionSpecs<Options>, name: string, text: string): Json {
  const spec = Object.hasOwn(specs as object, name) ? specs[name as keyof Options] : undefined;
  if (!spec) throw new FormatError(name, `is unknown: expected ${Object.keys(specs as object).join(', ')}`);
  if (spec.kind.type === 'flag') return spec.shape.parse(FLAGS.get(text) ?? text, name) as Json;
  if (spec.kind.type === 'whole') return spec.shape.parse(Number(text), name) as Json;
  return spec.shape.parse(text, name) as Json;
}
