// A session for tests: seeded, with bots that think by count.
import { LEVELS, type Level } from '@sagebrush/bots';
import { type Json, type Lang, openHost, startOf } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { playersFor } from '../play/players.ts';
import { openSession, type Session } from '../play/session.ts';

export interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly people?: readonly string[];
  readonly bots?: readonly Level[];
  readonly options?: { readonly [name: string]: Json };
  readonly seed?: string;
  readonly lang?: Lang;
}
export function sessionFor({
  game: id,
  seats,
  people = ['Ann'],
  bots = [LEVELS[1]],
  options = {},
  seed = 'noon',
  lang = 'en',
}: Wanted): Session {
  const game = games.find(id);
  const seating = game.seating(seats);
  const start = startOf(game, { match: 'test', seats: seating, options, chance: { kind: 'seed', seed } });
  const players = playersFor(game, lang, seating, people, bots);
  return openSession({ host: openHost(game, start), players, lang, limits: () => ({ iterations: 20 }) });
}

/** A short match of each game, with as many seats as usual. */
export const SHORT: readonly Wanted[] = [
  { game: 'corral', seats: 3 },
  { game: 'wyoming', seats: 4, options: { target: 50, handLimit: 20 } },
  { game: 'cowpoker', seats: 4 },
];
