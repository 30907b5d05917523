// Versions of the rules, tested: matches of before keep their options and their Centerville.
import { optionsUnder, sealOf } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { cowpoker } from './game.ts';
import { packOf } from './options.ts';
import type { Options } from './types.ts';

const under = (rules: string, given: object = {}): Options => optionsUnder<Options>(cowpoker, rules, given);

test('[CP-9.3] version 1 has its Centerville to the letter, by the same name', () => {
  const { json } = packOf(under('1'));
  expect(under('1').pack).toBe('centerville');
  expect(packOf(under('2')).json).not.toEqual(json);
  expect(sealOf(json)).toBe('8871fda45ffa65ff794d0b56b6e700d291ea56788f5150a6b828fb6bf3dde0c5');
});

test('[CP-4.5] [CP-2.6] version 1 has its defaults, and no option that came later', () => {
  expect(under('1')).toMatchObject({ memoryAid: true, foreignAce: 'sleeps', order: 'gang-first', edition: '1' });
  expect(under('2')).toMatchObject({ memoryAid: false, foreignAce: 'sleeps', order: 'gang-first', edition: '2' });
  expect(() => under('1', { order: 'effect-first' })).toThrow('order');
  expect(() => under('1', { foreignAce: 'wakes' })).toThrow('foreignAce');
});

test('nobody chooses an edition: the version of the rules does', () => {
  expect(() => under('2', { edition: '1' })).toThrow('edition');
  expect(cowpoker.options.edition.labOnly).toBe(true);
});
