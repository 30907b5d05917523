// Sense: the rules of thumb for bots. Each choice is weighed in points, from what one seat may know.
import { type Card, KING, parseCard, type Sense } from '@sagebrush/engine';
import { gunOfTexts } from '../guns.ts';
import { receiverOf } from '../table.ts';
import type { Action, WyomingTypes } from '../types.ts';
import { favourite } from './favourite.ts';
import { leanings } from './leanings.ts';
import { motif } from './motif.ts';
import { NETWORK_WEIGHTS } from './network-weights.ts';
import { prospects } from './prospects.ts';
import { verdicts, why } from './reasons.ts';
import { weighShots } from './shots.ts';
import { read, type Sight, sightOf } from './sight.ts';
import { traits } from './traits.ts';
import { beginNines, CHOICE_WEIGHTS, discardValue, drawValue, giftValue, nineValue, pullValue } from './values.ts';
import { begin, change, type Weighing } from './weighing.ts';

/** Acts come before the discard: they are weighed on top of the best discard that follows. */
function weighTurn(weighing: Weighing, choices: readonly Action[], weights: Float64Array): void {
  let bestDiscard = Number.NEGATIVE_INFINITY;
  let canShoot = false;
  beginNines();
  for (let index = 0; index < choices.length; index++) {
    const action = choices[index] as Action;
    if (action.type === 'shoot') canShoot = true;
    if (action.type !== 'discard' && action.type !== 'done') continue;
    const value = action.type === 'done' ? 0 : discardValue(weighing, parseCard(action.card));
    weights[index] = value;
    if (value > bestDiscard) bestDiscard = value;
  }
  if (canShoot) weighShots(weighing, choices, weights);
  for (let index = 0; index < choices.length; index++) {
    const action = choices[index] as Action;
    if (action.type === 'discard' || action.type === 'done') continue;
    weights[index] = bestDiscard + (action.type === 'shoot' ? (weights[index] as number) : actValue(weighing, action));
  }
}
function actValue(weighing: Weighing, action: Action): number {
  if (action.type === 'couple') return CHOICE_WEIGHTS.couple;
  if (action.type === 'nine') return nineValue(weighing, parseCard(action.card), action.way);
  const gun = action.type === 'pull' ? gunOfTexts(action.cards) : undefined;
  return gun ? pullValue(weighing, gun) : 0;
}

/** The cards of one gift, written over for each. */
const gift: Card[] = [];
function cardsOf(texts: readonly string[]): readonly Card[] {
  for (let index = 0; index < texts.length; index++) gift[index] = parseCard(texts[index] as string);
  return gift;
}

/** Decisions outside the turn: each choice by itself. */
function weighOne(weighing: Weighing, action: Action): number {
  const { state, seat, leader } = weighing;
  switch (action.type) {
    case 'direction':
      return receiverOf(state, seat, action.way) === leader ? CHOICE_WEIGHTS.passToLeader : 0;
    case 'give':
      return giftValue(weighing, cardsOf(action.cards), action.cards.length);
    case 'draw':
      return drawValue(weighing, action.from.includes('discard'), action.from.length);
    case 'answer':
      return answerValue(weighing, action);
    case 'surrender':
      return change(weighing, parseCard(action.card));
    case 'replace':
      return action.count * CHOICE_WEIGHTS.unknownCard;
    default:
      return 0;
  }
}
/** A six handed back helps twice; a quick draw wins two guns; standing still risks a cowboy. */
function answerValue(weighing: Weighing, action: Extract<Action, { type: 'answer' }>): number {
  if (action.with === 'six') return CHOICE_WEIGHTS.backfire;
  if (action.with === 'quickdraw') return CHOICE_WEIGHTS.quickDraw * (1 - weighing.clock.urgency);
  return (weighing.held[KING] as number) === 0 ? 0 : CHOICE_WEIGHTS.hitByShot;
}

function weigh(sight: Sight, choices: readonly Action[], weights: Float64Array): void {
  const weighing = begin(sight.state, sight.seat);
  if (sight.state.phase.name === 'turn') return weighTurn(weighing, choices, weights);
  for (let index = 0; index < choices.length; index++) weights[index] = weighOne(weighing, choices[index] as Action);
}

export const sense: Sense<WyomingTypes> = {
  read,
  sightOf,
  weigh,
  favourite,
  why,
  verdicts,
  motif,
  stage: (state) => state.deals,
  prospects,
  traits,
  weights: () => NETWORK_WEIGHTS,
  leanings,
  horizon: 3,
  treeless: true,
};
