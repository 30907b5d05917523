// No two people look the same.
import { readFileSync } from 'node:fs';
import { DECK, JOKERS, makeCard } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { CENTERVILLE } from './centerville.ts';
import { COURTS } from './courts.ts';
import { shapesOf } from './portrait.ts';
import { strangerOf } from './strangers.ts';

interface Named {
  readonly cards: readonly { readonly name: string | { readonly en: string } }[];
}
const PACK = new URL('../../../../games/cowpoker/packs/centerville.json', import.meta.url);
const looks = (portraits: readonly object[]): number =>
  new Set(portraits.map((portrait) => JSON.stringify(portrait))).size;

test('all 54 of Centerville are known, and nobody else', () => {
  const { cards } = JSON.parse(readFileSync(PACK, 'utf8')) as Named;
  const names = cards.map(({ name }) => (typeof name === 'string' ? name : name.en));
  expect(Object.keys(CENTERVILLE).toSorted()).toEqual(names.toSorted());
});

test('54 different looks in Centerville', () => {
  expect(looks(Object.values(CENTERVILLE))).toBe(54);
});

test('12 different people on the face cards', () => {
  expect(looks(Object.values(COURTS))).toBe(12);
  expect(looks(Object.values(COURTS).map(shapesOf))).toBe(12);
});

test('strangers: the same name has the same face, 54 cards have 54', () => {
  const names = [...DECK, ...JOKERS].map((card) => `${makeCard(card)} Somebody`);
  expect(looks(names.map(strangerOf))).toBe(54);
  expect(strangerOf('Ada')).toEqual(strangerOf('Ada'));
});
