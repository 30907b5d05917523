// Recorded matches with planted blunders: they are found, few other moves are called mistakes, and luck and skill add
// up.
import { FormatError, finishedLog, type Log, replay } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { openedMatch } from '@sagebrush/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CostlyDecision } from './decisions.ts';
import { type Recorded, recordedMatch } from './testing/recorded.ts';
import { type Effort, type Insight, type UnderstandProgress, understand } from './understand.ts';

const QUICK: Effort = { chances: 2, first: 10, fresh: 24, proof: 160 };
/** For a match of some hundred moves. */
const QUICKER: Effort = { chances: 1, first: 5, fresh: 14, proof: 120 };
/** Thousands of games, also on a busy machine. */
const PATIENCE = 600_000;

function understood(log: Log, effort: Effort): { insight: Insight; progress: readonly UnderstandProgress[] } {
  const work = understand(games.find(log.game), log, { effort, seed: 'test' });
  const progress: UnderstandProgress[] = [];
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return { insight: step.value, progress };
    progress.push({ ...step.value, chancePoints: [...step.value.chancePoints] });
  }
}

const MATCHES = [
  { game: 'corral', seats: 2, options: {}, seed: 'try 4', gap: 12, effort: QUICK },
  { game: 'cowpoker', seats: 4, options: {}, seed: 'try 1', gap: 5, effort: QUICK },
  { game: 'wyoming', seats: 3, options: { target: 100 }, seed: 'try 1', gap: 60, effort: QUICKER },
] as const;

describe.each(MATCHES)('$game', ({ game: id, seats, options, seed, gap, effort }) => {
  const game = games.find(id);
  let recorded: Recorded;
  let insight: Insight;
  let progress: readonly UnderstandProgress[];
  let mistakes: readonly CostlyDecision[];
  beforeAll(() => {
    recorded = recordedMatch(game, { spec: { seats, options }, seed, blunderer: 0, gap, most: 3 });
    ({ insight, progress } = understood(recorded.log, effort));
    mistakes = insight.costliest.flat().filter(({ isMistake }) => isMistake);
  }, PATIENCE);

  test('the planted blunders that cost something are called mistakes, with something better and a reason', () => {
    const found = mistakes.filter(({ seq }) => recorded.blunders.includes(seq));
    expect(found.length).toBeGreaterThanOrEqual(1);
    for (const { seat, played, better, loss, view } of found) {
      expect(seat).toBe(0);
      expect(better).not.toEqual(played);
      expect(loss.mean).toBeGreaterThan(3 * loss.error);
      expect(game.words('en', replay(game, recorded.log).table.options).choice(better, view)).not.toHaveLength(0);
    }
    expect(insight.costliest[0]?.[0]?.seq).toSatisfy((seq: number) => recorded.blunders.includes(seq));
  });

  test('no reason speaks against the advice that it stands beside', () => {
    for (const { playedReason, betterReason } of insight.costliest.flat()) {
      if (playedReason) expect(game.sense.verdicts?.[playedReason.why]).toBe('against');
      if (betterReason) expect(game.sense.verdicts).not.toHaveProperty(betterReason.why);
    }
  });

  test('few moves by the rules of thumb are called mistakes', () => {
    const others = mistakes.filter(({ seq }) => !recorded.blunders.includes(seq));
    expect(others.length).toBeLessThan(0.05 * insight.decisions);
  });

  test('luck and skill add up to the result, and what one wins others lose', () => {
    for (const { par, cards, own, others, result } of insight.accounts)
      expect(par + cards + own + others).toBeCloseTo(result, 9);
    const sum = (of: 'cards' | 'result'): number => insight.accounts.reduce((total, account) => total + account[of], 0);
    expect(sum('result')).toBeCloseTo(1, 9);
    expect(sum('cards')).toBeCloseTo(0, 9);
    expect(insight.accounts[0]?.own).toBeLessThan(0);
    expect(insight.accounts.slice(1).every(({ own }) => own === 0)).toBe(true);
  });

  test('the chances are told for the deal and after every move, and end with the result', () => {
    expect(insight.moments).toHaveLength(recorded.log.entries.length + 1);
    expect(insight.moments.map(({ seq }) => seq)).toEqual(insight.moments.map((_, index) => index));
    expect(insight.moments.at(-1)?.chances.map(({ mean }) => mean)).toEqual(
      insight.accounts.map(({ result }) => result),
    );
    for (const { chances } of insight.moments) expect(chances.every(({ mean }) => mean >= 0 && mean <= 1)).toBe(true);
  });

  test('progress only grows, and ends at the end', () => {
    const done = progress.map((one) => one.done);
    expect(done).toEqual([...done].sort((one, other) => one - other));
    expect(done.at(-1)).toBeLessThanOrEqual(1);
    expect(done.length).toBeGreaterThan(recorded.log.entries.length);
  });
});

const SMALL: Effort = { chances: 2, first: 2, fresh: 3, proof: 4 };
const corral = games.find('corral');
const short = (): Log =>
  recordedMatch(corral, { spec: { seats: 2 }, seed: 'short', blunderer: 0, gap: 12, most: 1 }).log;

test('the same log, effort and seed give the same insight', { timeout: PATIENCE }, () => {
  expect(understood(short(), SMALL).insight).toEqual(understood(short(), SMALL).insight);
});

test('a move that was taken back is not judged, and chancePoints keep their numbers in the log', {
  timeout: PATIENCE,
}, () => {
  const log = short();
  const [first] = log.entries as readonly [Log['entries'][number]];
  const again = { ...log, entries: [first, { seat: first.seat, keep: 0 }, ...log.entries] };
  const { insight } = understood(again, SMALL);
  expect(insight.moments.slice(0, 3).map(({ seq }) => seq)).toEqual([0, 3, 4]);
  expect(insight.decisions).toBe(understood(log, SMALL).insight.decisions);
});

test('an unfinished match is refused', () => {
  const log = finishedLog(openedMatch(corral, { seats: 2 }, 'open'));
  expect(() => understand(corral, log).next()).toThrow(FormatError);
});
