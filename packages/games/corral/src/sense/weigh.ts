// How good each choice looks: what it takes at once, how it leaves the street, and what it costs of the hand.
import { type Card, parseCard, rankOf } from '@sagebrush/engine';
import type { Action, ActionOf } from '../actions.ts';
import { isPairOfLawmen, sumOfPair } from '../rules/ambush.ts';
import { isOutlaw } from '../rules/fighters.ts';
import { canShowDown } from '../rules/showdown.ts';
import { valueOf } from '../table.ts';
import { ambushChance, winChance } from './odds.ts';
import { type Sight, type Stance, stance, withAim } from './sight.ts';
import { harmOf, streetValue } from './street.ts';
import { KEEP, WEIGHTS } from './weights.ts';

export function weigh(sight: Sight, choices: readonly Action[], weights: Float64Array): void {
  const hand = handValue(sight, sight.hand);
  for (let index = 0; index < choices.length; index++) weights[index] = weightOf(sight, choices[index] as Action, hand);
}

function weightOf(sight: Sight, action: Action, hand: number): number {
  switch (action.type) {
    case 'fighter':
      return fighterWeight(sight, action) - cost(sight, hand, [parseCard(action.card)]);
    case 'aim':
      return aimWeight(sight, action) - cost(sight, hand, [parseCard(action.card)]);
    case 'fight':
      return fightWeight(sight, action);
    case 'bullet':
      return bulletWeight(sight, action) - cost(sight, hand, [parseCard(action.card)]);
    case 'ambush':
      return (
        ambushWeight(sight, action) -
        cost(
          sight,
          hand,
          action.cards.map((text) => parseCard(text)),
        )
      );
    case 'showdown':
      return streetTotal(sight) - hand;
    case 'pass':
      return 0;
  }
}

export const find = (stances: readonly Stance[], text: string): Stance | undefined => {
  const card = parseCard(text);
  return stances.find((one) => one.card === card);
};
const without = (stances: readonly Stance[], gone: Stance): Stance[] => stances.filter((one) => one !== gone);
const changed = (stances: readonly Stance[], before: Stance, after: Stance): Stance[] =>
  stances.map((one) => (one === before ? after : one));
const spent = ({ owner, card }: Stance): Stance => stance(owner, card, 0, [], 0);

function fighterWeight(sight: Sight, action: ActionOf<'fighter'>): number {
  return streetValue(sight, [...sight.mine, stance(sight.seat, parseCard(action.card), 0, [], 0)], sight.theirs);
}

function aimWeight(sight: Sight, action: ActionOf<'aim'>): number {
  const before = find(sight.mine, action.fighter) as Stance;
  return streetValue(sight, changed(sight.mine, before, withAim(before, parseCard(action.card))), sight.theirs);
}

function fightWeight(sight: Sight, action: ActionOf<'fight'>): number {
  const attacker = find(sight.mine, action.attacker) as Stance;
  const target = find(sight.theirs, action.target) as Stance;
  const wins = winChance(sight, attacker, target);
  let weight = 0;
  if (wins > 0)
    weight += wins * (target.speed + streetValue(sight, changed(sight.mine, attacker, spent(attacker)), without(sight.theirs, target)));
  if (wins < 1) {
    const left = streetValue(sight, without(sight.mine, attacker), changed(sight.theirs, target, spent(target)));
    weight += (1 - wins) * (left - attacker.speed * harmOf(sight));
  }
  return weight;
}

function bulletWeight(sight: Sight, action: ActionOf<'bullet'>): number {
  const target = find(sight.theirs, action.target);
  if (target) return streetValue(sight, sight.mine, without(sight.theirs, target));
  return streetValue(sight, without(sight.mine, find(sight.mine, action.target) as Stance), sight.theirs);
}

function ambushWeight(sight: Sight, action: ActionOf<'ambush'>): number {
  const [one, other] = action.cards.map((text) => parseCard(text)) as [Card, Card];
  const sum = sumOfPair(one, other);
  const own = find(sight.mine, action.target);
  const target = own ?? (find(sight.theirs, action.target) as Stance);
  const sure = isOutlaw(target.card) && isPairOfLawmen(sight.options, one, other);
  const hits = sure ? 1 : ambushChance(sight, sum, target, own !== undefined);
  const loss = own ? (sight.options.selfAmbush === 'score' ? sum : 0) : -sum * harmOf(sight);
  const fallen = own
    ? streetValue(sight, without(sight.mine, target), sight.theirs)
    : streetValue(sight, sight.mine, without(sight.theirs, target));
  if (hits === 1) return target.speed + fallen;
  return hits * (target.speed + fallen) + (1 - hits) * (loss + streetValue(sight, sight.mine, sight.theirs));
}

export function streetTotal(sight: Sight): number {
  let sum = 0;
  for (const { speed } of sight.mine) sum += speed;
  for (const { speed } of sight.theirs) sum += speed;
  return sum;
}

/** What the hand loses when these cards leave it. */
const cost = (sight: Sight, hand: number, cards: readonly Card[]): number =>
  hand -
  handValue(
    sight,
    sight.hand.filter((card) => !cards.includes(card)),
  );

function handValue(sight: Sight, hand: readonly Card[]): number {
  let sum = 0;
  let pair = 0;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Card;
    sum += KEEP[rankOf(card)] as number;
    for (let other = index + 1; other < hand.length; other++) {
      if (rankOf(card) === rankOf(hand[other] as Card)) pair = Math.max(pair, valueOf(card));
    }
  }
  sum += pair * 2 * WEIGHTS.pair;
  if (canShowDown(hand)) sum += WEIGHTS.holdShowdown * streetTotal(sight);
  return sum;
}
