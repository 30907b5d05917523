// How good each choice looks: what it takes at once, how it leaves the street, and what it costs of the hand.
import { type Card, parseCard, rankOf } from '@sagebrush/engine';
import type { Action } from '../actions.ts';
import { sumOfPair } from '../rules/ambush.ts';
import { canShowDown } from '../rules/showdown.ts';
import { worthOf } from '../table.ts';
import { ambushChance, winChance } from './odds.ts';
import { bare, type Sight, type Stance, withAim } from './sight.ts';
import { streetValue } from './street.ts';

export function weigh(sight: Sight, choices: readonly Action[], weights: Float64Array): void {
  const hand = handValue(sight);
  for (let index = 0; index < choices.length; index++)
    weights[index] = weightOf(sight, choices[index] as Action) - hand;
}

/** What this seat can expect to have after the choice: points, the street, and its hand. */
function weightOf(sight: Sight, action: Action): number {
  switch (action.type) {
    case 'fighter':
      return fighterWeight(sight, parseCard(action.card));
    case 'aim':
      return aimWeight(sight, parseCard(action.card), find(sight.mine, action.fighter) as Stance);
    case 'fight':
      return fightWeight(
        sight,
        find(sight.mine, action.attacker) as Stance,
        find(sight.theirs, action.target) as Stance,
      );
    case 'bullet':
      return bulletWeight(sight, parseCard(action.card), action.target);
    case 'ambush':
      return ambushWeight(
        sight,
        parseCard(action.cards[0] as string),
        parseCard(action.cards[1] as string),
        action.target,
      );
    case 'showdown':
      return streetTotal(sight);
    case 'pass':
      return passWeight(sight);
  }
}

export function find(stances: readonly Stance[], text: string): Stance | undefined {
  const card = parseCard(text);
  for (const one of stances) {
    if (one.card === card) return one;
  }
  return undefined;
}
function without(stances: readonly Stance[], gone: Stance): Stance[] {
  const left: Stance[] = [];
  for (const one of stances) {
    if (one !== gone) left.push(one);
  }
  return left;
}
function changed(stances: readonly Stance[], before: Stance, after: Stance): Stance[] {
  const all: Stance[] = [];
  for (const one of stances) all.push(one === before ? after : one);
  return all;
}
/** The same fighter after a fight: its aim cards are gone. */
const spent = ({ owner, card }: Stance): Stance => bare(owner, card);

/** More than any street and any hand: the game is won or lost. */
const DECIDED = 1000;
/** GC-7.1 To pass leaves everything as it is, or ends the game as it stands. */
function passWeight(sight: Sight): number {
  if (sight.leadAtStop) return sight.leadAtStop > 0 ? DECIDED : -DECIDED;
  return handValue(sight) + streetValue(sight, sight.mine, sight.theirs);
}

function fighterWeight(sight: Sight, card: Card): number {
  const mine = sight.mine.slice();
  mine.push(bare(sight.seat, card));
  return handValue(sight, card) + streetValue(sight, mine, sight.theirs);
}

const aimWeight = (sight: Sight, card: Card, before: Stance): number =>
  handValue(sight, card) + streetValue(sight, changed(sight.mine, before, withAim(before, card)), sight.theirs);

function fightWeight(sight: Sight, attacker: Stance, target: Stance): number {
  const wins = winChance(sight, attacker, target);
  let weight = handValue(sight);
  if (wins > 0)
    weight +=
      wins *
      (target.speed +
        streetValue(sight, changed(sight.mine, attacker, spent(attacker)), without(sight.theirs, target)));
  if (wins < 1) {
    const left = streetValue(sight, without(sight.mine, attacker), changed(sight.theirs, target, spent(target)));
    weight += (1 - wins) * (left - attacker.speed * sight.weights.harm);
  }
  return weight;
}

function bulletWeight(sight: Sight, ace: Card, text: string): number {
  const target = find(sight.theirs, text);
  const hand = handValue(sight, ace);
  if (target) return hand + streetValue(sight, sight.mine, without(sight.theirs, target));
  return hand + streetValue(sight, without(sight.mine, find(sight.mine, text) as Stance), sight.theirs);
}

function ambushWeight(sight: Sight, one: Card, other: Card, text: string): number {
  const own = find(sight.mine, text);
  const target = own ?? (find(sight.theirs, text) as Stance);
  const hits = ambushChance(sight, one, other, target);
  let weight = handValue(sight, one, other);
  if (hits > 0) {
    const mine = own ? without(sight.mine, target) : sight.mine;
    const theirs = own ? sight.theirs : without(sight.theirs, target);
    weight += hits * (target.speed + streetValue(sight, mine, theirs));
  }
  if (hits < 1)
    weight +=
      (1 - hits) *
      (missValue(sight, sumOfPair(one, other), own !== undefined) + streetValue(sight, sight.mine, sight.theirs));
  return weight;
}
/** What a pair that misses is worth to me. */
function missValue(sight: Sight, sum: number, isOwn: boolean): number {
  if (!isOwn) return -sum * sight.weights.harm;
  return sight.options.selfAmbush === 'score' ? sum : 0;
}

export function streetTotal(sight: Sight): number {
  let sum = 0;
  for (const { speed } of sight.mine) sum += speed;
  for (const { speed } of sight.theirs) sum += speed;
  return sum;
}

/** What the hand is worth without up to two of its cards. */
function handValue(sight: Sight, gone?: Card, alsoGone?: Card): number {
  const { hand, weights } = sight;
  let sum = 0;
  let ranks = 0;
  let pair = 0;
  for (const card of hand) {
    if (card === gone || card === alsoGone) continue;
    const rank = rankOf(card);
    sum += weights.keep[rank] as number;
    if ((ranks & (1 << rank)) !== 0) pair = Math.max(pair, worthOf(card));
    ranks |= 1 << rank;
  }
  sum += pair * weights.pair;
  if (sight.deckSize === 0) sum *= weights.late;
  if (gone === undefined && canShowDown(hand)) sum += weights.holdShowdown * streetTotal(sight);
  return sum;
}
