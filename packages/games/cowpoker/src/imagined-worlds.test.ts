// Imagined worlds, tested: each can be set up, shows its seat the same bytes, and keeps what others are being asked.
import { fastRandom, type Game, parseCard } from '@sagebrush/engine';
import { checkImaginedWorlds } from '@sagebrush/testkit';
import { expect, test } from 'vitest';
import { cowpoker } from './game.ts';
import type { Step as EffectStep } from './pack/steps.ts';
import { busyPack } from './testing/busy-pack.ts';
import { plainPack } from './testing/plain-pack.ts';
import { setTable } from './testing/table.ts';
import type { Action, Options, State } from './types.ts';

const game: Game = cowpoker;

const asking: EffectStep[] = [
  { do: 'look', at: 'hand', whose: 'choice' },
  { do: 'discard', from: 'hand', card: 'choice', only: { suits: ['H', 'S'] } },
];
/** Effects that ask about the hand, and let only some of its cards be chosen. */
const askingPack = () => {
  const pack = busyPack();
  return { ...pack, cards: pack.cards.map((card, index) => (index % 4 === 0 ? { ...card, effect: asking } : card)) };
};

checkImaginedWorlds(game, [
  ['centerville', { seats: 4 }],
  ['Deadwood', { seats: 2, options: { games: 2 } }],
  ['every kind of step', { seats: 4, options: { pack: busyPack() } }],
  ['questions about the hand', { seats: 3, options: { pack: askingPack(), order: 'effect-first' } }],
]);

const pack = plainPack({ '2H': { effect: asking.slice(1) } });
const asked = (): State =>
  setTable(
    { hands: [['2H', '3H', '4S', '5C', '6C'], ['4C'], ['5D'], ['6D']], gangs: [['9H'], ['9S'], [], []] },
    { pack },
  ).state;
const options = (): Options => asked().options;

test('[CP-X.1] who is asked about their hand has at least two answers in every world, and now and then all of them', () => {
  const state = asked();
  cowpoker.apply(state, 0, { type: 'play', card: '2H' });
  expect(state.phase).toBe('card');
  const random = fastRandom('answers');
  const counts = Array.from({ length: 400 }, () => {
    const world = cowpoker.imagine(cowpoker.view(state, 1), { seats: cowpoker.seating(4), options: options() }, random);
    return cowpoker.choices(world, 0).length;
  });
  expect(Math.min(...counts)).toBe(2);
  expect(Math.max(...counts)).toBe(4);
});

test('the number of answers is as likely as among all hands that have enough of them', () => {
  const state = asked();
  cowpoker.apply(state, 0, { type: 'play', card: '2H' });
  const random = fastRandom('weights');
  const view = cowpoker.view(state, 1);
  const table = { seats: cowpoker.seating(4), options: options() };
  const worlds = Array.from({ length: 4000 }, () => cowpoker.choices(cowpoker.imagine(view, table, random), 0).length);
  const share = (count: number): number => worlds.filter((one) => one === count).length / worlds.length;
  const seen = new Set(['2H', '9H', '9S', '4C'].map((card) => parseCard(card)));
  const hidden = Array.from({ length: 54 }, (_, card) => card).filter((card) => !seen.has(card as never));
  const answers = hidden.filter((card) => card < 52 && isHeartOrSpade(card)).length;
  const weights = [2, 3, 4].map((count) => ways(answers, count) * ways(hidden.length - answers, 4 - count));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) expect(Math.abs(share(index + 2) - weight / all)).toBeLessThan(0.03);
});

const isHeartOrSpade = (card: number): boolean => ['H', 'S'].some((suit) => suitCards(suit).has(card));
const suitCards = (suit: string): Set<number> =>
  new Set([...'23456789TJQKA'].map((rank) => parseCard(`${rank}${suit}`) as number));
const ways = (from: number, taken: number): number => (taken === 0 ? 1 : (ways(from - 1, taken - 1) * from) / taken);

test('[CP-7.5] when the match is over, the totals count its last game, in imagined worlds too', () => {
  const table = setTable({ hands: [['2H'], [], [], []], gangs: [['9H'], [], [], []], deck: [] });
  table.play('2H');
  const view = table.view(0);
  expect(view.over).toBe(true);
  expect(view.totals).toEqual(cowpoker.outcome(table.state)?.scores);
  const again = cowpoker.imagine(view, { seats: cowpoker.seating(4), options: options() }, fastRandom('over'));
  expect(cowpoker.view(again, 0)).toEqual(view);
});

test('worlds from one view are worlds of their own: one is played on, the next is as it would have been', () => {
  const table = { seats: cowpoker.seating(4), options: options() };
  const view = cowpoker.view(asked(), 0);
  const next = (): string => JSON.stringify(cowpoker.positionOf(cowpoker.imagine(view, table, fastRandom('next'))));
  const before = next();
  const world = cowpoker.imagine(view, table, fastRandom('first'));
  for (let moves = 0; moves < 12; moves++) {
    const seat = cowpoker.pending(world)[0] as number;
    cowpoker.apply(world, seat, cowpoker.choices(world, seat)[0] as Action);
  }
  expect(next()).toBe(before);
  const other = { seats: cowpoker.seating(4), options: { ...options(), order: 'effect-first' } } as const;
  expect(cowpoker.imagine(view, other, fastRandom('next')).options.order).toBe('effect-first');
});
