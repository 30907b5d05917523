// Sums over finished matches: how many, how many won, which streaks, against whom. The same for matches of this browser
// and of the server.
import { CHANCE_SEAT } from '@sagebrush/engine';
import type { PlayedMatch } from '@sagebrush/protocol';
import type { SavedMatch } from '../table/match-store.ts';

export interface Sums {
  readonly matches: number;
  readonly wins: number;
  /** Wins in a row up to now; lost matches in a row count below zero. */
  readonly streak: number;
  readonly bestStreak: number;
}
export interface Opponent {
  readonly kind: 'bot' | 'person';
  /** A bot's level, a person's name. */
  readonly name: string;
  readonly sums: Sums;
}

export const oldestFirst = (played: readonly PlayedMatch[]): PlayedMatch[] =>
  [...played].sort((one, other) => one.ended - other.ended);

/** Of matches in order, the first one first. */
export function sumsOf(played: readonly Pick<PlayedMatch, 'won'>[]): Sums {
  let [streak, bestStreak] = [0, 0];
  for (const { won } of played) {
    if (won) streak = Math.max(0, streak) + 1;
    else streak = Math.min(0, streak) - 1;
    bestStreak = Math.max(bestStreak, streak);
  }
  return { matches: played.length, wins: played.filter(({ won }) => won).length, streak, bestStreak };
}

/** A person is who they are, whatever they are called; in matches of this browser there are only names. */
const keyOf = (other: PlayedMatch['others'][number]): string =>
  other.kind === 'bot' ? `bot ${other.level}` : `person ${other.id ?? other.name}`;

/** Against each level and each person; a match counts once for everyone who sat there. The most played first. */
export function opponentsOf(played: readonly PlayedMatch[]): Opponent[] {
  const met = new Map<string, { kind: Opponent['kind']; name: string; matches: PlayedMatch[] }>();
  for (const match of played) {
    for (const [key, other] of new Map(match.others.map((one) => [keyOf(one), one]))) {
      const known = met.get(key) ?? {
        kind: other.kind,
        name: other.kind === 'bot' ? other.level : other.name,
        matches: [],
      };
      known.matches.push(match);
      met.set(key, known);
    }
  }
  return [...met.values()]
    .map(({ kind, name, matches }) => ({ kind, name, sums: sumsOf(matches) }))
    .sort((one, other) => other.sums.matches - one.sums.matches);
}

/** The share of wins after each match, from 0 to 1. */
export function winRates(played: readonly Pick<PlayedMatch, 'won'>[]): number[] {
  let wins = 0;
  return played.map(({ won }, index) => {
    wins += Number(won);
    return wins / (index + 1);
  });
}

/** A match of this browser as the server would count it; undefined while it is not over, and where it does not count. */
export function playedHere({
  id,
  game,
  players,
  you,
  outcome,
  touched,
  practice,
}: SavedMatch): PlayedMatch | undefined {
  if (outcome === null || practice) return undefined;
  return {
    match: id,
    game,
    ended: touched,
    won: outcome.winners.includes(you),
    place: outcome.places[you] ?? outcome.places.length,
    rated: false,
    others: players.flatMap(({ kind, level, name }, seat): PlayedMatch['others'] => {
      if (seat === you || kind === CHANCE_SEAT || kind === 'free') return [];
      return [kind === 'bot' ? { kind, level: level ?? '' } : { kind: 'person', name }];
    }),
  };
}
