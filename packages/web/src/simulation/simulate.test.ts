// Simulations in workers: the figures of `sagebrush sim`, however many hands there are, and an end when somebody
// cancels.
import { type GameRecord, playRecorded, type SimTask } from '@sagebrush/bots';
import { cowpoker } from '@sagebrush/cowpoker';
import { type Game, parseOptions } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { type SimWorker, simulate } from './simulate.ts';
import { simulationCalls } from './simulation-calls.ts';

const game: Game = cowpoker;
const task = (seed: string): SimTask => ({
  game: 'cowpoker',
  seats: game.seating(2),
  options: parseOptions<object>(game.options, {}),
  bots: ['greenhorn'],
  seed,
  iterations: 1,
  rotate: false,
});
/** Hands of different speed: lots come back out of order. */
const hand = (delay: number, dismissed: number[] = []): SimWorker => ({
  async play(...lot) {
    const records = await simulationCalls.play(...lot);
    await new Promise((resolve) => setTimeout(resolve, delay));
    return records;
  },
  dismiss() {
    dismissed.push(delay);
  },
});

async function played(hands: readonly SimWorker[], games: number): Promise<readonly GameRecord[][]> {
  const records: GameRecord[][] = [[], []];
  const { signal } = new AbortController();
  await simulate(
    { tasks: [task('a'), task('b')], games, signal, onRecords: (one, more) => records[one]?.push(...more) },
    hands,
  );
  return records;
}

test('the same games in the same order with one hand and with three, and with those of the command line', async () => {
  const dismissed: number[] = [];
  const alone = await played([hand(0)], 25);
  expect(await played([hand(9, dismissed), hand(0, dismissed), hand(3, dismissed)], 25)).toEqual(alone);
  expect(dismissed).toEqual([9, 0, 3]);
  expect(alone[1]).toEqual(Array.from({ length: 25 }, (_, index) => playRecorded(game, task('b'), index)));
});

test('who cancels keeps what was played so far', async () => {
  const stop = new AbortController();
  const records: GameRecord[] = [];
  const onRecords = (_: number, more: readonly GameRecord[]): void => {
    records.push(...more);
    stop.abort();
  };
  await simulate({ tasks: [task('a')], games: 1000, signal: stop.signal, onRecords }, [hand(0)]);
  expect(records).toHaveLength(10);
});

test('a hand that fails ends it with the reason', async () => {
  const failing: SimWorker = { play: () => Promise.reject(new Error('no table')), dismiss: () => undefined };
  const { signal } = new AbortController();
  await expect(
    simulate({ tasks: [task('a')], games: 10, signal, onRecords: () => undefined }, [failing]),
  ).rejects.toThrow('no table');
});
