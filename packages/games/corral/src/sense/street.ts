// How the street looks for one seat: what the others may take before its next turn, and what it may take then.
import type { Sight } from './sight.ts';
import {
  against,
  bestGain,
  between,
  firstOf,
  gains,
  losses,
  mySpeed,
  myStanding,
  pairs,
  pairWill,
  theirSpeed,
  theirStanding,
  worstLoss,
} from './survey.ts';

/** No place: nobody leaves the street, or comes into it. */
export const NOBODY = -1;

/** Who stands in the street after a choice, by place in the survey: so many, but for one of mine and one of theirs. */
const street = { mine: 0, myOut: NOBODY, myIn: NOBODY, theirs: 0, theirOut: NOBODY, theirIn: NOBODY };
const mineIn = (place: number): number => (place === street.myOut ? street.myIn : place);
const theirsIn = (place: number): number => (place === street.theirOut ? street.theirIn : place);

/** The value of the street with so many of mine; `myIn` stands where `myOut` stood, or nobody does. */
export function streetOfMine(sight: Sight, mine: number, myOut: number, myIn: number): number {
  return streetOf(sight, mine, myOut, myIn, NOBODY, NOBODY);
}
/** The same where one of theirs is gone too, or changed. */
export function streetOf(
  sight: Sight,
  mine: number,
  myOut: number,
  myIn: number,
  theirOut: number,
  theirIn: number,
): number {
  street.mine = mine;
  street.myOut = myOut;
  street.myIn = myIn;
  street.theirs = sight.theirs.length;
  street.theirOut = theirOut;
  street.theirIn = theirIn;
  return sight.weights.chance * bestFight() - threats(sight) + standing(sight);
}

/** The best fight that I could pick. */
function bestFight(): number {
  let best = 0;
  for (let own = 0; own < street.mine; own++) {
    const place = mineIn(own);
    if (place === NOBODY) continue;
    const gain = street.theirOut === NOBODY ? (bestGain[place] as number) : bestOfOthers(place);
    if (gain > best) best = gain;
  }
  return best;
}
function bestOfOthers(place: number): number {
  let best = 0;
  for (let each = 0; each < street.theirs; each++) {
    const other = theirsIn(each);
    if (other !== NOBODY && (gains[between(place, other)] as number) > best)
      best = gains[between(place, other)] as number;
  }
  return best;
}

/** The most that each of the others can expect to take from me, by a fight or by a pair that they may hold. */
function threats(sight: Sight): number {
  const { threat, threatRest } = sight.weights;
  let sum = 0;
  for (let opponent = 0; opponent < sight.handSizes.length; opponent++) {
    if (opponent === sight.seat) continue;
    let worst = 0;
    let all = 0;
    for (let own = 0; own < street.mine; own++) {
      const place = mineIn(own);
      if (place === NOBODY) continue;
      const loss = lossTo(opponent, place);
      all += loss;
      if (loss > worst) worst = loss;
    }
    sum += threat * (worst + ambushThreat(sight, opponent, worst)) + threatRest * (all - worst);
  }
  return sum;
}
function lossTo(opponent: number, place: number): number {
  const first = firstOf[opponent] as number;
  const next = firstOf[opponent + 1] as number;
  if (street.theirOut < first || street.theirOut >= next) return worstLoss[against(place, opponent)] as number;
  let worst = 0;
  for (let each = first; each < next; each++) {
    const other = theirsIn(each);
    if (other !== NOBODY && (losses[between(place, other)] as number) > worst)
      worst = losses[between(place, other)] as number;
  }
  return worst;
}

/** What a pair in an unseen hand would take beyond the worst fight. */
function ambushThreat(sight: Sight, opponent: number, worst: number): number {
  const { harm } = sight.weights;
  const cards = sight.handSizes[opponent] as number;
  const twosOfCards = (cards * (cards - 1)) / 2;
  let most = 0;
  for (let own = 0; own < street.mine; own++) {
    const place = mineIn(own);
    if (place === NOBODY) continue;
    const beyond = (mySpeed[place] as number) * harm - worst;
    if (beyond <= 0) continue;
    const holds = Math.min(1, (pairs[place] as number) * twosOfCards);
    const taken = holds * (pairWill[place] as number) * beyond;
    if (taken > most) most = taken;
  }
  return most;
}

/** What it is worth in the long run to have these fighters about. */
function standing({ weights }: Sight): number {
  let sum = 0;
  let top = 0;
  for (let own = 0; own < street.mine; own++) {
    const place = mineIn(own);
    if (place === NOBODY) continue;
    sum += myStanding[place] as number;
    if ((mySpeed[place] as number) > top) top = mySpeed[place] as number;
  }
  let theirTop = 0;
  for (let each = 0; each < street.theirs; each++) {
    const place = theirsIn(each);
    if (place === NOBODY) continue;
    sum += theirStanding[place] as number;
    if ((theirSpeed[place] as number) > theirTop) theirTop = theirSpeed[place] as number;
  }
  return sum + weights.top * top + weights.theirTop * theirTop;
}
