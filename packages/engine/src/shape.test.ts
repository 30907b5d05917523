import { describe, expect, test } from 'vitest';
import { FormatError } from './errors.ts';
import {
  anyJson,
  card,
  decimal,
  either,
  flag,
  line,
  list,
  nullable,
  object,
  oneOf,
  optional,
  record,
  type Shape,
  tagged,
  text,
  whole,
} from './shape.ts';

const place = (shape: Shape<unknown>, json: unknown): string => {
  try {
    shape.parse(json);
  } catch (error) {
    if (error instanceof FormatError) return error.message;
    throw error;
  }
  return 'fits';
};
const player = object({ name: text({ min: 1, max: 8 }), seat: whole(0, 8), cards: optional(list(card, { max: 2 })) });
const move = tagged('type', { pass: object({ type: oneOf('pass') }), play: object({ type: oneOf('play'), card }) });

describe('a shape says where and why', () => {
  test.each([
    [player, { name: 'Ada', seat: 9 }, 'seat: is 9: expected 0 to 8'],
    [player, { name: '', seat: 1 }, 'name: has 0 characters: expected 1 to 8'],
    [player, { seat: 1 }, 'name: is missing: expected a text'],
    [player, { name: 'Ada', seat: 1, cards: ['KH', '1H'] }, 'cards[1]: is "1H": expected a card such as KH, TS or X1'],
    [player, { name: 'Ada', seat: 1, cards: ['KH', 'KS', 'KC'] }, 'cards: has 3 entries: expected 0 to 2'],
    [player, { name: 'Ada', seat: 1, cads: [] }, 'cads: is unknown: expected name, seat, cards'],
    [player, [], 'is []: expected an object'],
    [player, null, 'is null: expected an object'],
    [move, { type: 'fly' }, 'type: is "fly": expected one of "pass", "play"'],
    [move, { type: '__proto__' }, 'type: is "__proto__": expected one of "pass", "play"'],
    [whole(0, 3), 1.5, 'is 1.5: expected a whole number'],
    [whole(0, 3), Number.NaN, 'is null: expected a whole number'],
    [decimal(0, 1), 'x', 'is "x": expected a number'],
    [flag, 'true', 'is "true": expected true or false'],
    [text({ pattern: /^[a-z]+$/ }), 'A', 'is "A": expected a text like ^[a-z]+$'],
    [either(whole(0, 1), flag), 'x', 'is "x": expected a whole number or true or false'],
    [either(text(), list(card)), undefined, 'is missing: expected a text or a list'],
    [either(text({ max: 2 }), list(card)), 'abc', 'has 3 characters: expected 0 to 2'],
    [either(oneOf('rail'), whole(0, 3)), 9, 'is 9: expected 0 to 3'],
    [either(text(), list(card)), ['1H'], '[0]: is "1H": expected a card such as KH, TS or X1'],
    [
      line(9),
      'a\u202eb\u009b',
      'is "a\\u202eb\\u009b": expected one line with something to see, without control or direction signs',
    ],
    [player, { 'na\u001b[2Jme': 1 }, 'na\\u001b[2Jme: is unknown: expected name, seat, cards'],
    [nullable(flag), 0, 'is 0: expected true or false'],
    [record(flag), { a: true, b: 0 }, 'b: is 0: expected true or false'],
    [anyJson, undefined, 'is missing: expected a value'],
    [oneOf('a'), 'b', 'is "b": expected "a"'],
  ])('%#', (shape: Shape<unknown>, json: unknown, message: string) => expect(place(shape, json)).toBe(message));
});

test('what fits comes through, without what was not asked for', () => {
  expect(player.parse({ name: 'Ada', seat: 1, cards: ["KH'"] })).toEqual({ name: 'Ada', seat: 1, cards: ["KH'"] });
  expect(move.parse({ type: 'play', card: 'X1' })).toEqual({ type: 'play', card: 'X1' });
  expect(nullable(flag).parse(null)).toBeNull();
  expect(record(whole(0, 9)).parse({ a: 1 })).toEqual({ a: 1 });
  expect(decimal(0, 1).parse(0.5)).toBe(0.5);
  expect(Object.hasOwn(player.parse({ name: 'Ada', seat: 1 }), 'cards')).toBe(false);
});

test('a long wrong value is cut in the message', () => {
  expect(place(flag, 'x'.repeat(1000)).length).toBeLessThan(100);
});

test('the JSON Schema comes from the same definition', () => {
  expect(player.schema).toEqual({
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 8 },
      seat: { type: 'integer', minimum: 0, maximum: 8 },
      cards: { type: 'array', items: card.schema, minItems: 0, maxItems: 2 },
    },
    required: ['name', 'seat'],
    additionalProperties: false,
  });
});
