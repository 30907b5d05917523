// Chapter 6, the poker showdown.
import { type CardText, cardTexts } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { type AtTable, atTable, emitted } from '../at-table.ts';

const holding = (text: string): AtTable =>
  atTable({
    hands: [cardTexts(text), ['6D']],
    fighters: [[{ card: '9S', aim: ['3S'] }], [{ card: 'QH' }, { card: '2H', aim: ['X2', '7H'] }]],
    deck: [],
    turn: 0,
  });
const showdown = (text: string): { type: 'showdown'; cards: CardText[] } => ({
  type: 'showdown',
  cards: cardTexts(text),
});
const isLegal = (text: string): boolean =>
  holding(text)
    .choices()
    .some(({ type }) => type === 'showdown');

test('[GC-6.9] a straight, a flush or a full house scores every fighter on the table, your own included', () => {
  const table = holding('4C 5C 6C 7C 8D');
  const events = table.play(showdown('4C 5C 6C 7C 8D'));
  expect(emitted(events, 'showdown')[0]).toMatchObject({
    seat: 0,
    hand: 'straight',
    targets: [
      { seat: 0, card: '9S' },
      { seat: 1, card: 'QH' },
      { seat: 1, card: '2H' },
    ],
  });
  expect(emitted(events, 'score')).toEqual([
    { type: 'score', seat: 0, cards: ['9S', 'QH', '2H'], points: 23, total: 23 },
  ]);
  expect(table.view('rail')).toMatchObject({ fighters: [[], []], scored: [['9S', 'QH', '2H'], []] });
  expect(['4C 7C 9C JC KC', '4C 4D 4H KC KD'].map(isLegal)).toEqual([true, true]);
});

test('[GC-6.9] the aim cards on all of them are discarded', () => {
  const table = holding('4C 5C 6C 7C 8D');
  table.play(showdown('8D 7C 6C 5C 4C'));
  expect([...table.view('rail').discard].sort()).toEqual(['3S', '4C', '5C', '6C', '7C', '7H', '8D', 'X2']);
});

test('[GC-6.9] the choice is listed once, and any order of its cards is taken', () => {
  const table = holding('8D 4C 6C 5C 7C');
  expect(table.choices().filter(({ type }) => type === 'showdown')).toEqual([showdown('4C 5C 6C 7C 8D')]);
  expect(table.refusal(showdown('7C 8D 4C 6C 5C'))).toBeUndefined();
});

test('[GC-6.9] any other hand is none', () => {
  expect(['4C 5C 6C 7C 9D', '4C 4D 6C 6H 9D', '4C 4D 4H 6H 9D', '4C 5C 6C 7C'].map(isLegal)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  const table = holding('4C 5C 6C 7C 9D');
  expect(table.refusal(showdown('4C 5C 6C 7C 9D'))).toMatchObject({ rule: 'GC-6.9', reason: 'no-showdown' });
  expect(table.refusal(showdown('4C 5C 6C 7C 8D'))).toMatchObject({
    rule: 'GC-6.9',
    reason: 'hand',
    about: { card: '8D' },
  });
  expect(table.refusal(showdown('4C 5C 6C 7C 7C'))).toMatchObject({
    rule: 'GC-6.9',
    reason: 'twice',
    about: { card: '7C' },
  });
});

test('[GC-6.10] Jokers are wild', () => {
  expect(['4C 5C X1 7C 8D', '4C 7C X1 JC KC', '4C 4D 6C 6H X1', '4C 4D 4H 6H X1'].map(isLegal)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('[GC-6.10] an Ace is high or low in a straight, never in its middle', () => {
  expect(['AC 2C 3D 4C 5C', 'TD JC QC KC AC', 'QC KC AC 2D 3C', 'JC QC KC AC 2D'].map(isLegal)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('[GC-6.10] a straight flush counts; four of a kind does not, with a Joker neither', () => {
  expect(isLegal('4C 5C 6C 7C 8C')).toBe(true);
  for (const hand of ['4C 4D 4H 4S 9D', '4C 4D 4H 4S X1']) {
    expect(isLegal(hand)).toBe(false);
    expect(holding(hand).refusal(showdown(hand))).toMatchObject({ rule: 'GC-6.10', reason: 'four' });
  }
});

test('[GC-6.11] legal with no fighter on the table: it then scores nothing', () => {
  const table = atTable({ hands: [['4C', '5C', '6C', '7C', '8D'], ['6D']], deck: ['KS'], turn: 0 });
  expect(table.choices()).toContainEqual(showdown('4C 5C 6C 7C 8D'));
  const events = table.play(showdown('4C 5C 6C 7C 8D'));
  expect(emitted(events, 'score')).toEqual([]);
  expect(table.view(0)).toMatchObject({ scores: [0, 0], hand: ['KS'], discard: ['4C', '5C', '6C', '7C', '8D'] });
});
