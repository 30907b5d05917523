// The arena's referee: every deal in every rotation, and the same figures wherever they are computed.
import { type Game, pick } from '@sagebrush/engine';
import { toyGame } from '@sagebrush/testkit';
import { expect, test } from 'vitest';
import { type Contest, type Entrant, levelEntrant, playRound, rotations } from './contest.ts';

const game = toyGame as Game;
const anybody = (name: string): Entrant => ({ name, choose: ({ choices }, random) => pick(random, choices) });
const [ann, ben] = [anybody('ann'), anybody('ben')];
const contest = (lineUp: readonly Entrant[]): Contest => ({
  game,
  table: { seats: game.seating(lineUp.length), options: { bids: 5 } },
  lineUp,
  seed: 'arena',
});
const names = (players: readonly (readonly Entrant[])[]): string[] =>
  players.map((row) => row.map(({ name }) => name).join(' '));

test('one against three is played from each of the four seats, two against two from both', () => {
  expect(names(rotations([ann, ben, ben, ben]))).toEqual([
    'ann ben ben ben',
    'ben ben ben ann',
    'ben ben ann ben',
    'ben ann ben ben',
  ]);
  expect(names(rotations([ann, ben, ann, ben]))).toEqual(['ann ben ann ben', 'ben ann ben ann']);
  expect(names(rotations([ann, ann]))).toEqual(['ann ann']);
});

test('a round is the same whenever it is played, and another deal is another round', () => {
  const first = playRound(contest([ann, ben, ben]), 3);
  expect(playRound(contest([ann, ben, ben]), 3)).toEqual(first);
  expect(first.games).toBe(3);
  expect(first.moves).toBe(3 * 3 * 5);
  const others = Array.from({ length: 20 }, (_, deal) =>
    JSON.stringify(playRound(contest([ann, ben, ben]), deal).shares),
  );
  expect(new Set(others).size).toBeGreaterThan(3);
});

test('the shares of a game add up to one', () => {
  const { shares } = playRound(contest([ann, ben, ann, ben]), 0);
  expect(Object.keys(shares).sort()).toEqual(['ann', 'ben']);
  expect((shares['ann'] ?? 0) + (shares['ben'] ?? 0)).toBeCloseTo(1);
});

test('every rotation plays the same deal: whoever holds the high cards wins, from every seat', () => {
  const high = levelEntrant('deputy', undefined, 'high');
  const { shares } = playRound({ ...contest([high, levelEntrant('deputy', undefined, 'low')]) }, 1);
  expect(shares['high']).toBeCloseTo(0.5);
});

test('limits are asked for at each move', () => {
  let asked = 0;
  const sheriff = levelEntrant('sheriff', () => {
    asked += 1;
    return { iterations: 10 };
  });
  playRound(contest([sheriff, ben]), 0);
  expect(asked).toBe(2 * 4);
});

test('a line-up that does not fill the live seats is refused', () => {
  expect(() => playRound({ ...contest([ann, ben]), lineUp: [ann] }, 0)).toThrow('1 players for 2 live seats');
});
