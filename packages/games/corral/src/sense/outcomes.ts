// What the street is worth after each kind of choice.
import type { Card } from '@sagebrush/engine';
import { bare, type Sight, type Stance, withAim } from './sight.ts';
import { NOBODY, streetOf, streetOfMine } from './street.ts';
import { putMine, putSpent } from './survey.ts';

/** The street as it stands. */
export const streetNow = (sight: Sight): number => streetOfMine(sight, sight.mine.length, NOBODY, NOBODY);

/** One of mine is gone, by its place; or one of theirs. */
export const streetWithoutMine = (sight: Sight, place: number): number =>
  streetOfMine(sight, sight.mine.length, place, NOBODY);
export const streetWithoutTheirs = (sight: Sight, place: number): number =>
  streetOf(sight, sight.mine.length, NOBODY, NOBODY, place, NOBODY);

/** A new fighter of mine. */
export function streetWithFighter(sight: Sight, card: Card): number {
  const place = sight.mine.length;
  putMine(sight, place, bare(sight.seat, card));
  return streetOfMine(sight, place + 1, NOBODY, NOBODY);
}

/** One more aim card on a fighter of mine. */
export function streetWithAim(sight: Sight, place: number, card: Card): number {
  const spare = sight.mine.length;
  putMine(sight, spare, withAim(sight.mine[place] as Stance, card));
  return streetOfMine(sight, spare, place, spare);
}

/** A fight is over: the loser is gone, and so are the winner's aim cards. */
export function streetAfterWin(sight: Sight, attacker: number, target: number): number {
  const { owner, card, aims } = sight.mine[attacker] as Stance;
  if (aims === 0) return streetWithoutTheirs(sight, target);
  const spare = sight.mine.length;
  putMine(sight, spare, bare(owner, card));
  return streetOf(sight, spare, attacker, spare, target, NOBODY);
}
export function streetAfterLoss(sight: Sight, attacker: number, target: number): number {
  const { owner, card, aims } = sight.theirs[target] as Stance;
  if (aims === 0) return streetWithoutMine(sight, attacker);
  const spare = sight.theirs.length;
  putSpent(sight, spare, bare(owner, card));
  return streetOf(sight, sight.mine.length, attacker, NOBODY, target, spare);
}
