// When two actions are one.
import { expect, test } from 'vitest';
import { actionKey, asListed, isSameAction } from './same-action.ts';

const fire = { type: 'fire', cards: ['KS', 'TH', "KS'"], at: 2 };

test('the order of fields is free', () => {
  expect(isSameAction(fire, { at: 2, cards: fire.cards, type: 'fire' } as typeof fire)).toBe(true);
});

test('the order in a list is free, at any depth', () => {
  expect(isSameAction(fire, { ...fire, cards: ["KS'", 'TH', 'KS'] } as typeof fire)).toBe(true);
  const sets = { type: 'lay', sets: [{ cards: ['2C', '2D'] }, { cards: ['X1', 'X2'] }] };
  expect(
    isSameAction(sets, { type: 'lay', sets: [{ cards: ['X2', 'X1'] }, { cards: ['2D', '2C'] }] } as typeof sets),
  ).toBe(true);
  expect(
    isSameAction(sets, { type: 'lay', sets: [{ cards: ['2C', 'X1'] }, { cards: ['2D', 'X2'] }] } as typeof sets),
  ).toBe(false);
});

test('a field without a value is no field', () => {
  expect(isSameAction({ type: 'pass' }, { type: 'pass', card: undefined } as { type: string })).toBe(true);
});

test('another value, another card, one card more or another field make another action', () => {
  const others = [
    { ...fire, at: 3 },
    { ...fire, cards: ['KS', 'TH'] },
    { ...fire, cards: ['KS', 'TH', 'KS'] },
    { ...fire, twice: true },
  ];
  expect(new Set([fire, ...others].map(actionKey)).size).toBe(5);
});

test('comparing leaves the actions as they are', () => {
  isSameAction(fire, fire);
  expect(fire.cards).toEqual(['KS', 'TH', "KS'"]);
});

test('an action is found as it is listed, and one that is not listed stays as it is', () => {
  const written = { cards: ["KS'", 'KS', 'TH'], at: 2, type: 'fire' } as typeof fire;
  expect(asListed([{ type: 'pass' }, fire], written)).toBe(fire);
  expect(asListed([{ type: 'pass' }], written)).toBe(written);
});
