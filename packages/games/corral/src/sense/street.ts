// How the street looks for one seat: what the others may take before its next turn, and what it may take then.
import type { Card } from '@sagebrush/engine';
import { speedOf } from '../rules/fighters.ts';
import { pairChance } from './odds.ts';
import type { Sight } from './sight.ts';
import {
  against,
  allNow,
  bestGain,
  between,
  expected,
  expectFight,
  firstOf,
  foes,
  GAIN,
  gains,
  LOSS,
  losses,
  myHarm,
  mySpeed,
  myStanding,
  now,
  pairs,
  pairWill,
  theirSpeed,
  theirStanding,
  twosHeld,
  worstLoss,
  worstNow,
} from './survey.ts';

/** No place: nobody leaves the street, or comes into it. */
export const NOBODY = -1;

/** The value of the street as it stands. */
export const streetAsItIs = (sight: Sight): number =>
  sight.weights.chance * now.best - threatsNow(sight) + standingNow(sight);

/** What the others may take from mine as they stand. */
export function threatsNow(sight: Sight): number {
  let threats = 0;
  for (let index = 0; index < now.foes; index++) {
    const opponent = foes[index] as number;
    const worst = worstNow[opponent] as number;
    const ambush = ambushThreat(opponent, worst, sight.mine.length, NOBODY, NOBODY);
    threats += threatOf(sight, worst, allNow[opponent] as number, ambush);
  }
  return threats;
}
export const standingNow = (sight: Sight): number => standing(sight, now.standing, now.top, NOBODY, NOBODY);

/** The same with a new fighter of mine, who has no aim cards yet. */
export function streetWithFighter(sight: Sight, card: Card): number {
  const { weights } = sight;
  const speed = speedOf(card);
  const harm = speed * weights.harm;
  const pair = pairChance(sight, card, speed);
  let best = now.best;
  let threats = 0;
  for (let index = 0; index < now.foes; index++) {
    const opponent = foes[index] as number;
    const next = firstOf[opponent + 1] as number;
    let loss = 0;
    for (let other = firstOf[opponent] as number; other < next; other++) {
      expectFight(sight, card, speed, speed, false, other);
      if ((expected[GAIN] as number) > best) best = expected[GAIN] as number;
      if ((expected[LOSS] as number) > loss) loss = expected[LOSS] as number;
    }
    const worst = Math.max(worstNow[opponent] as number, loss);
    let ambush = ambushThreat(opponent, worst, sight.mine.length, NOBODY, NOBODY);
    if (harm > worst) {
      const holds = Math.min(1, pair * (twosHeld[opponent] as number));
      ambush = Math.max(ambush, holds * weights.ambushWill * (harm - worst));
    }
    threats += threatOf(sight, worst, (allNow[opponent] as number) + loss, ambush);
  }
  const mine = now.standing + (weights.standing + weights.liability * speed);
  return weights.chance * best - threats + standing(sight, mine, Math.max(now.top, speed), NOBODY, NOBODY);
}

/** The same where one of mine is gone, or another stands in its place; and one of theirs, likewise. */
export function streetOf(sight: Sight, myOut: number, myIn: number, theirOut: number, theirIn: number): number {
  const count = sight.mine.length;
  if (count === 0) return standing(sight, 0, 0, theirOut, theirIn);
  let best = 0;
  let mine = 0;
  let top = 0;
  for (let own = 0; own < count; own++) {
    const place = own === myOut ? myIn : own;
    if (place === NOBODY) continue;
    const gain =
      theirOut === NOBODY ? (bestGain[place] as number) : bestAmong(place, sight.theirs.length, theirOut, theirIn);
    if (gain > best) best = gain;
    if ((mySpeed[place] as number) > top) top = mySpeed[place] as number;
    mine += myStanding[place] as number;
  }
  let threats = 0;
  for (let index = 0; index < now.foes; index++) {
    const opponent = foes[index] as number;
    let worst = 0;
    let all = 0;
    for (let own = 0; own < count; own++) {
      const place = own === myOut ? myIn : own;
      if (place === NOBODY) continue;
      const loss = lossTo(opponent, place, theirOut, theirIn);
      all += loss;
      if (loss > worst) worst = loss;
    }
    threats += threatOf(sight, worst, all, ambushThreat(opponent, worst, count, myOut, myIn));
  }
  return sight.weights.chance * best - threats + standing(sight, mine, top, theirOut, theirIn);
}

/** The best fight that this one of mine could pick among theirs. */
function bestAmong(place: number, theirs: number, theirOut: number, theirIn: number): number {
  let best = 0;
  for (let each = 0; each < theirs; each++) {
    const other = each === theirOut ? theirIn : each;
    if (other !== NOBODY && (gains[between(place, other)] as number) > best)
      best = gains[between(place, other)] as number;
  }
  return best;
}

/** What this one of mine may lose to an opponent by a fight. */
function lossTo(opponent: number, place: number, theirOut: number, theirIn: number): number {
  const first = firstOf[opponent] as number;
  const next = firstOf[opponent + 1] as number;
  if (theirOut < first || theirOut >= next) return worstLoss[against(place, opponent)] as number;
  let worst = 0;
  for (let each = first; each < next; each++) {
    const other = each === theirOut ? theirIn : each;
    if (other !== NOBODY && (losses[between(place, other)] as number) > worst)
      worst = losses[between(place, other)] as number;
  }
  return worst;
}

/** The most that an opponent can expect to take from me, by a fight or by a pair that they may hold. */
const threatOf = ({ weights }: Sight, worst: number, all: number, ambush: number): number =>
  weights.threat * (worst + ambush) + weights.threatRest * (all - worst);

/** What a pair in an unseen hand would take beyond the worst fight. */
function ambushThreat(opponent: number, worst: number, mine: number, myOut: number, myIn: number): number {
  let most = 0;
  for (let own = 0; own < mine; own++) {
    const place = own === myOut ? myIn : own;
    if (place === NOBODY) continue;
    const beyond = (myHarm[place] as number) - worst;
    if (beyond <= 0) continue;
    const holds = Math.min(1, (pairs[place] as number) * (twosHeld[opponent] as number));
    const taken = holds * (pairWill[place] as number) * beyond;
    if (taken > most) most = taken;
  }
  return most;
}

/** What it is worth in the long run to have mine about, and theirs. */
function standing({ weights, theirs }: Sight, mine: number, top: number, theirOut: number, theirIn: number): number {
  let sum = mine;
  let theirTop = 0;
  for (let each = 0; each < theirs.length; each++) {
    const place = each === theirOut ? theirIn : each;
    if (place === NOBODY) continue;
    sum += theirStanding[place] as number;
    if ((theirSpeed[place] as number) > theirTop) theirTop = theirSpeed[place] as number;
  }
  return sum + weights.top * top + weights.theirTop * theirTop;
}
