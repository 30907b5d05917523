import { expect, test } from 'vitest';
import {
  choiceOption,
  customOption,
  flagOption,
  parseOptions,
  parseOptionText,
  unusualOptions,
  wholeOption,
} from './options.ts';
import { list, text } from './shape.ts';

const specs = {
  school: choiceOption('WC-9.1', 'melissa', 'jeff'),
  badgeRides: flagOption('WC-5.3', false),
  target: wholeOption('WC-1.1', 500, 50, 2000),
  words: customOption('X-1', [] as readonly string[], list(text())),
};

test('what is left out has its default', () => {
  expect(parseOptions(specs, undefined)).toEqual({ school: 'melissa', badgeRides: false, target: 500, words: [] });
  expect(parseOptions(specs, { target: 50, badgeRides: true })).toMatchObject({ target: 50, badgeRides: true });
});

test('an unknown option or a value out of range is refused with its place', () => {
  expect(() => parseOptions(specs, { targt: 50 })).toThrow('options.targt: is unknown');
  expect(() => parseOptions(specs, { target: 49 })).toThrow('options.target: is 49: expected 50 to 2000');
  expect(() => parseOptions(specs, { school: 'bob' })).toThrow('expected one of "melissa", "jeff"');
});

test('only the unusual ones are listed', () => {
  expect(unusualOptions(specs, parseOptions(specs, { target: 300 }))).toEqual({ target: 300 });
});

test('options from a command line', () => {
  expect(parseOptionText(specs, 'target', '300')).toBe(300);
  expect(parseOptionText(specs, 'badgeRides', 'true')).toBe(true);
  expect(parseOptionText(specs, 'school', 'jeff')).toBe('jeff');
  expect(() => parseOptionText(specs, 'badgeRides', 'yes')).toThrow('expected true or false');
  expect(() => parseOptionText(specs, 'x', 'yes')).toThrow('is unknown');
});
