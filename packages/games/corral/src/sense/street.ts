// How the street looks for one seat: what the others may take before its next turn, and what it may take then.
import { isOutlaw } from '../rules/fighters.ts';
import { pairOfLawmenChance, pairsAtLeast, winChance } from './odds.ts';
import type { Sight, Stance } from './sight.ts';
import { WEIGHTS } from './weights.ts';

/** What a point for one of the others costs me. */
export const harmOf = (sight: Sight): number => (sight.handSizes.length === 2 ? 1 : WEIGHTS.harm);

export function streetValue(sight: Sight, mine: readonly Stance[], theirs: readonly Stance[]): number {
  return WEIGHTS.chance * bestChance(sight, mine, theirs) - WEIGHTS.threat * threat(sight, mine, theirs) + standing(mine, theirs);
}

/** The best fight I could pick. */
function bestChance(sight: Sight, mine: readonly Stance[], theirs: readonly Stance[]): number {
  const harm = harmOf(sight);
  let best = 0;
  for (let at = 0; at < mine.length; at++) {
    const attacker = mine[at] as Stance;
    for (let on = 0; on < theirs.length; on++) {
      const target = theirs[on] as Stance;
      const wins = winChance(sight, attacker, target);
      best = Math.max(best, wins * target.speed - (1 - wins) * attacker.speed * harm);
    }
  }
  return best;
}

/** The most that each of the others can expect to take from me, all added. */
function threat(sight: Sight, mine: readonly Stance[], theirs: readonly Stance[]): number {
  if (mine.length === 0) return 0;
  const harm = harmOf(sight);
  let sum = 0;
  for (let opponent = 0; opponent < sight.handSizes.length; opponent++) {
    if (opponent === sight.seat) continue;
    let worst = 0;
    for (let at = 0; at < theirs.length; at++) {
      const attacker = theirs[at] as Stance;
      if (attacker.owner !== opponent) continue;
      for (let on = 0; on < mine.length; on++) worst = Math.max(worst, fightThreat(sight, attacker, mine[on] as Stance, harm));
    }
    sum += worst + ambushThreat(sight, opponent, mine, harm, worst);
  }
  return sum;
}

function fightThreat(sight: Sight, attacker: Stance, target: Stance, harm: number): number {
  const wins = winChance(sight, attacker, target);
  const will = target.aims === 0 ? 1 : WEIGHTS.caution;
  return will * (wins * target.speed * harm - (1 - wins) * attacker.speed);
}

/** What a pair in an unseen hand would take beyond the worst fight. */
function ambushThreat(sight: Sight, opponent: number, mine: readonly Stance[], harm: number, worst: number): number {
  const handSize = sight.handSizes[opponent] as number;
  const pairs = pairsAtLeast(sight, handSize);
  const lawmen = pairOfLawmenChance(sight, handSize);
  let most = 0;
  for (let on = 0; on < mine.length; on++) {
    const target = mine[on] as Stance;
    const chance = Math.min(1, (pairs[Math.min(27, target.defence)] as number) + (isOutlaw(target.card) ? lawmen : 0));
    const will = target.aims === 0 ? WEIGHTS.ambushWill : WEIGHTS.ambushWill * WEIGHTS.caution;
    most = Math.max(most, chance * will * Math.max(0, target.speed * harm - worst));
  }
  return most;
}

function standing(mine: readonly Stance[], theirs: readonly Stance[]): number {
  let sum = 0;
  for (let at = 0; at < mine.length; at++) {
    const { speed, attack } = mine[at] as Stance;
    sum += WEIGHTS.standing + WEIGHTS.liability * speed + WEIGHTS.aimed * (attack - speed);
  }
  for (let at = 0; at < theirs.length; at++) sum += WEIGHTS.theirStanding + WEIGHTS.theirPrize * (theirs[at] as Stance).speed;
  return sum;
}
