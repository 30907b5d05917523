// How the street looks for one seat: what the others may take before its next turn, and what it may take then.
import { pairChance, winChance } from './odds.ts';
import type { Sight, Stance } from './sight.ts';

export function streetValue(sight: Sight, mine: readonly Stance[], theirs: readonly Stance[]): number {
  return (
    sight.weights.chance * bestFight(sight, mine, theirs) - threats(sight, mine, theirs) + standing(sight, mine, theirs)
  );
}

/** The best fight that I could pick. */
function bestFight(sight: Sight, mine: readonly Stance[], theirs: readonly Stance[]): number {
  const { harm } = sight.weights;
  let best = 0;
  for (const attacker of mine) {
    for (const target of theirs) {
      const wins = winChance(sight, attacker, target);
      best = Math.max(best, wins * target.speed - (1 - wins) * attacker.speed * harm);
    }
  }
  return best;
}

/** The most that each of the others can expect to take from me, by a fight or by a pair that they may hold. */
function threats(sight: Sight, mine: readonly Stance[], theirs: readonly Stance[]): number {
  if (mine.length === 0) return 0;
  const { threat, threatRest } = sight.weights;
  let sum = 0;
  for (let opponent = 0; opponent < sight.handSizes.length; opponent++) {
    if (opponent === sight.seat) continue;
    let worst = 0;
    let all = 0;
    for (const target of mine) {
      let loss = 0;
      for (const attacker of theirs) {
        if (attacker.owner === opponent) loss = Math.max(loss, fightThreat(sight, attacker, target));
      }
      all += loss;
      worst = Math.max(worst, loss);
    }
    sum += threat * (worst + ambushThreat(sight, opponent, mine, worst)) + threatRest * (all - worst);
  }
  return sum;
}

function fightThreat(sight: Sight, attacker: Stance, target: Stance): number {
  const { harm, daring } = sight.weights;
  const wins = winChance(sight, attacker, target);
  return (target.aims === 0 ? 1 : daring) * (wins * target.speed * harm - (1 - wins) * attacker.speed);
}

/** What a pair in an unseen hand would take beyond the worst fight. */
function ambushThreat(sight: Sight, opponent: number, mine: readonly Stance[], worst: number): number {
  const { harm, daring, ambushWill } = sight.weights;
  const cards = sight.handSizes[opponent] as number;
  const twosOfCards = (cards * (cards - 1)) / 2;
  let most = 0;
  for (const target of mine) {
    const beyond = target.speed * harm - worst;
    if (beyond <= 0) continue;
    const holds = Math.min(1, pairChance(sight, target) * twosOfCards);
    most = Math.max(most, holds * (target.aims === 0 ? ambushWill : ambushWill * daring) * beyond);
  }
  return most;
}

/** What it is worth in the long run to have these fighters about. */
function standing(sight: Sight, mine: readonly Stance[], theirs: readonly Stance[]): number {
  const { weights } = sight;
  let sum = 0;
  let top = 0;
  for (const { speed, attack } of mine) {
    sum += weights.standing + weights.liability * speed + weights.aimed * (attack - speed);
    top = Math.max(top, speed);
  }
  let theirTop = 0;
  for (const { speed, hidden } of theirs) {
    sum += weights.theirStanding + weights.theirPrize * speed + weights.theirAimed * hidden;
    theirTop = Math.max(theirTop, speed);
  }
  return sum + weights.top * top + weights.theirTop * theirTop;
}
