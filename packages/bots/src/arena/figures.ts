// What the rounds of a contest come to: each entrant's share of the wins, with a 95% interval.
import type { Entrant, Round } from './contest.ts';

export interface Figure {
  readonly name: string;
  /** The mean share of a game's win, over all the entrant's seats. */
  readonly share: number;
  /** What it would be if all played alike. */
  readonly par: number;
  /** The 95% interval. */
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/** The two-sided 95% point of the normal distribution. */
const Z95 = 1.96;

/** The unit is the round, not the game: the rotations of one deal are not independent of each other. */
export function figuresOf(rounds: readonly Round[], lineUp: readonly Pick<Entrant, 'name'>[]): Figure[] {
  const names = [...new Set(lineUp.map(({ name }) => name))];
  const games = rounds.reduce((sum, round) => sum + round.games, 0);
  return names.map((name) => {
    const shares = sharesOf(rounds, name);
    const share = meanOf(shares);
    const around = aroundMean(shares) || ruleOfThree(shares);
    const seats = lineUp.filter((entrant) => entrant.name === name).length;
    return {
      name,
      share,
      par: seats / lineUp.length,
      low: Math.max(0, share - around),
      high: Math.min(1, share + around),
      games,
    };
  });
}

/** One entrant's share in each round. */
export const sharesOf = (rounds: readonly Round[], name: string): number[] =>
  rounds.map(({ shares }) => shares[name] ?? 0);

export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** How far the 95% interval of the mean reaches to either side. */
export const aroundMean = (numbers: readonly number[]): number =>
  Z95 * Math.sqrt(varianceOf(numbers) / Math.max(1, numbers.length));

/**
 * Where all rounds came out alike, another may come out otherwise with three chances in as many rounds as there were.
 */
const ruleOfThree = (shares: readonly number[]): number => 3 / Math.max(1, shares.length);

/** Of the population that these are a sample of. */
export function varianceOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / Math.max(1, numbers.length - 1);
}
