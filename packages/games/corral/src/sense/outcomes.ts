// What the street is worth after each kind of choice.
import type { Card } from '@sagebrush/engine';
import { aimValue } from '../rules/aim.ts';
import { bare, type Sight, type Stance } from './sight.ts';
import { NOBODY, streetAsItIs, streetOf } from './street.ts';
import { PLACES, putBare, putMine, putSpent } from './survey.ts';

export { streetWithFighter } from './street.ts';
export const streetNow = streetAsItIs;

/** The street without one of mine, or without one of theirs, by place: bullets, pairs and fights all ask for it. */
const withoutMine = new Float64Array(PLACES);
const withoutTheirs = new Float64Array(PLACES);
/** Whose they are; what was worked out for somebody else is worked out anew. */
const knownMine = new Float64Array(PLACES);
const knownTheirs = new Float64Array(PLACES);

function streetWithoutMine(sight: Sight, place: number): number {
  if (knownMine[place] !== sight.number) {
    knownMine[place] = sight.number;
    withoutMine[place] = streetOf(sight, place, NOBODY, NOBODY, NOBODY);
  }
  return withoutMine[place] as number;
}
function streetWithoutTheirs(sight: Sight, place: number): number {
  if (knownTheirs[place] !== sight.number) {
    knownTheirs[place] = sight.number;
    withoutTheirs[place] = streetOf(sight, NOBODY, NOBODY, place, NOBODY);
  }
  return withoutTheirs[place] as number;
}
export const streetWithout = (sight: Sight, isOwn: boolean, place: number): number =>
  isOwn ? streetWithoutMine(sight, place) : streetWithoutTheirs(sight, place);

/** One more aim card on a fighter of mine. */
export function streetWithAim(sight: Sight, place: number, aim: Card): number {
  const { card, aims, attack, defence } = sight.mine[place] as Stance;
  const spare = sight.mine.length;
  putMine(sight, spare, card, aims + 1, attack + aimValue(aim, true), defence + aimValue(aim, false));
  return streetOf(sight, place, spare, NOBODY, NOBODY);
}

/** A fight is over: the loser is gone, and so are the winner's aim cards. */
export function streetAfterWin(sight: Sight, attacker: number, target: number): number {
  const { card, aims } = sight.mine[attacker] as Stance;
  if (aims === 0) return streetWithoutTheirs(sight, target);
  const spare = sight.mine.length;
  putBare(sight, spare, card);
  return streetOf(sight, attacker, spare, target, NOBODY);
}
export function streetAfterLoss(sight: Sight, attacker: number, target: number): number {
  const { owner, card, aims } = sight.theirs[target] as Stance;
  if (aims === 0) return streetWithoutMine(sight, attacker);
  const spare = sight.theirs.length;
  putSpent(sight, spare, bare(owner, card));
  return streetOf(sight, attacker, NOBODY, target, spare);
}
