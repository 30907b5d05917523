// The pack format: 54 cards as JSON, and the JSON Schema that editors check it with.
import { type CardText, type JsonSchema, type Lang, type Shape, shape } from '@sagebrush/engine';
import { effect, HOMES, type Home, type Step, step } from './steps.ts';

const { card, line, list, object, oneOf, whole } = shape;

const PACK_FORMAT = 1;
export const PACK_SIZE = 54;
/** How long a pack's JSON may be, in characters: it travels with the match. */
export const PACK_LIMIT = 64_000;

/** One text for all languages, or one for each. */
export type Texts = string | { readonly [L in Lang]: string };
export type CardEntry = {
  readonly card: CardText;
  readonly name: Texts;
  readonly ranch: Home;
  readonly points: number;
  readonly roundup: number;
  readonly gunfight: number;
  readonly effect: readonly Step[];
  /** A line for the fun of it. */
  readonly flavour?: Texts;
};
export type PackJson = {
  readonly format: typeof PACK_FORMAT;
  readonly name: Texts;
  readonly about?: Texts;
  readonly cards: readonly CardEntry[];
};

const texts = (max: number): Shape<Texts> => {
  const one = line(max);
  const each = object({ en: one, de: one, it: one });
  const isObject = (json: unknown): boolean => typeof json === 'object' && json !== null;
  return {
    parse: (json, place) => (isObject(json) ? each : one).parse(json, place),
    schema: { anyOf: [one.schema, each.schema] },
  };
};

/** CP-9.1 What each card has. */
export const cardFields = {
  card,
  name: texts(40),
  ranch: oneOf(...HOMES),
  points: whole(-9, 9),
  roundup: whole(0, 99),
  gunfight: whole(0, 99),
  effect,
  flavour: shape.optional(texts(120)),
};
const cardEntry: Shape<CardEntry> = object(cardFields);

export const packFields = {
  format: oneOf(PACK_FORMAT),
  name: texts(40),
  about: shape.optional(texts(400)),
  cards: list(cardEntry, { min: PACK_SIZE, max: PACK_SIZE }),
};
const pack: Shape<PackJson> = object(packFields);
export const parsePack = (json: unknown, place = ''): PackJson => pack.parse(json, place);

/** The published schema; what no schema can say (a card twice, a loop without end) the checker says. */
export const packSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A Cowpoker pack',
  ...pack.schema,
  $defs: { step: step.schema },
};

/** A pack as a file: one card a line, so that versions compare well. */
export function packText({ cards, ...head }: PackJson): string {
  const fields = Object.entries(head).map(([field, value]) => `  ${JSON.stringify(field)}: ${JSON.stringify(value)},`);
  return `${['{', ...fields, '  "cards": [', cards.map((card) => `    ${JSON.stringify(card)}`).join(',\n'), '  ]', '}'].join('\n')}\n`;
}

export const textIn = (lang: Lang, texts: Texts): string => (typeof texts === 'string' ? texts : texts[lang]);
