// Imagined worlds: what the seat has not seen is dealt, and worlds that go badly with how the others have played are
// mostly dealt again.
import { fraction, type Random } from '@sagebrush/engine';
import type { Question } from './question.ts';

/** After so many the likeliest of them must do. */
const MOST_DEALT = 12;

/** A world that fits what the seat has seen, and goes with how the others have played. */
export function likelyWorld({ game, table, seat, view }: Omit<Question, 'choices'>, random: Random): unknown {
  const { likelihood } = game.sense;
  if (!likelihood) return game.imagine(view, table, random);
  let likeliest: unknown;
  let most = -1;
  for (let dealt = 0; dealt < MOST_DEALT; dealt++) {
    const world = game.imagine(view, table, random);
    const likely = likelihood(world, seat);
    if (fraction(random) < likely) return world;
    if (likely > most) [likeliest, most] = [world, likely];
  }
  return likeliest;
}
