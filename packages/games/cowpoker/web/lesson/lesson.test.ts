// What the lesson says of Centerville's cards is so: the numbers, and what each right move leads to.
import { type Action, cowpoker, type Options, type Position, packOf } from '@sagebrush/cowpoker';
import { fastRandom, parseCard, parseOptions } from '@sagebrush/engine';
import type { LessonMove, LessonStep } from '@sagebrush/table-kit/lesson.ts';
import { expect, test } from 'vitest';
import { type StepId, steps } from './steps.ts';

const options = parseOptions<Options>(cowpoker.options, {});
const pack = packOf(options);
const pointsOf = (card: string) => pack.points[parseCard(card)];
const trickValue = (kind: 0 | 1, card: string) => pack.values[kind]?.[parseCard(card)];

/** The table after the step. */
function playedOut(id: StepId) {
  const step = steps.find((one) => one.id === id) as LessonStep<Action, Position>;
  const table = { seats: cowpoker.seating(step.players), options };
  const state = cowpoker.setUp(step.position, table, fastRandom(id));
  for (const move of step.moves as readonly LessonMove<Action>[]) {
    if ('right' in move) cowpoker.apply(state, 0, move.right[0] as Action);
    else cowpoker.apply(state, move.seat, move.action);
  }
  return cowpoker.view(state, 0);
}

test('the numbers that it names', () => {
  expect(['9D', '5D', '2C'].map(pointsOf)).toEqual([3, 6, 5]);
  expect(['TD', '9D', '3C', 'KC'].map((card) => trickValue(0, card))).toEqual([7, 4, 7, 9]);
  expect(['KH', '3S', '4S', '8H', 'KS'].map((card) => trickValue(1, card))).toEqual([6, 8, 8, 8, 9]);
});

test('the Roundup and the Gunfight are yours', () => {
  expect(playedOut('roundup').cellars[0]).toHaveLength(4);
  expect(playedOut('later').cellars[0]).toContain('8H');
});

test('the Schoolmarm and the richest Gang are robbed, and the Stray Dog stays', () => {
  expect(playedOut('steal').gangs[0]).toContain('5D');
  expect(playedOut('ace').gangs[0]).toContain('4D');
  expect(playedOut('place').gangs[0]).toEqual(['3D', '2C']);
});
