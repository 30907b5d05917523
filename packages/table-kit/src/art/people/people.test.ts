// No two people look the same.
import { DECK, JOKERS, makeCard } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { COURTS } from './courts.ts';
import { shapesOf } from './portrait.ts';
import { strangerOf } from './strangers.ts';

const looks = (portraits: readonly object[]): number =>
  new Set(portraits.map((portrait) => JSON.stringify(portrait))).size;

test('12 different people on the face cards', () => {
  expect(looks(Object.values(COURTS))).toBe(12);
  expect(looks(Object.values(COURTS).map(shapesOf))).toBe(12);
});

test('strangers: the same name has the same face, 54 cards have 54', () => {
  const names = [...DECK, ...JOKERS].map((card) => `${makeCard(card)} Somebody`);
  expect(looks(names.map(strangerOf))).toBe(54);
  expect(strangerOf('Ada')).toEqual(strangerOf('Ada'));
});
