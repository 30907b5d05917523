// A hint and a review judge alike: what a hint would have advised is not held against whoever played it.
import { HINT_LEVEL, questionAt, think } from '@sagebrush/bots';
import { fastRandom, type GameAction } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { expect, test } from 'vitest';
import type { CostlyDecision } from './decisions.ts';
import { costliestDecision } from './understand.ts';

/** Near the end, before three players: worlds that all play on by the rules of thumb find both fights dear. */
const question = questionAt(
  games.find('corral'),
  { game: 'corral', rules: '2', options: {} },
  {
    players: 3,
    deal: 'judge-22',
    moves: '0004040c0704050a02060b0808040a0b0b0204000906030d07060304010704080d0a0107080b080a0104000700070809',
  },
);
const fight = (target: string): GameAction =>
  question.choices.find(
    (choice) => choice.type === 'fight' && 'target' in choice && choice.target === target,
  ) as GameAction;

function reviewOf(action: GameAction, seed: string): CostlyDecision | undefined {
  const { game, table, seat, view, choices } = question;
  const work = costliestDecision(game, { table, seat, decisions: [{ seq: 0, view, choices, action }] }, { seed });
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

test.each(['insight', 'b'])('nothing is told of a move that a hint would have advised, seed %s', (seed) => {
  expect(think(HINT_LEVEL, question, fastRandom(seed), { iterations: 2_000 }).action).toBe(fight('9D'));
  expect(reviewOf(fight('9D'), seed)).toBeUndefined();
});

test.each(['insight', 'b'])('a mistake that no hint would have advised is still one, seed %s', (seed) => {
  expect(reviewOf(fight('6S'), seed)).toMatchObject({ played: fight('6S'), isMistake: true });
});
