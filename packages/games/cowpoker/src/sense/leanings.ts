// The styles of sparring partners: what each of them likes to do, whether or not it is wise.
import { type Card, type Leanings, rankOf, suitOf } from '@sagebrush/engine';
import { optionCode } from '../actions.ts';
import { type Instruction, OPS, OWN } from '../pack/compile.ts';
import { worksFor } from '../rules/aces.ts';
import { valueIn, winningPlay } from '../rules/tricks.ts';
import { type Action, type CowpokerTypes, SEATS, type Trick } from '../types.ts';
import type { Sight } from './sight.ts';

/** From here on a card's points are dear. */
const DEAR = 4;
/** Values in a trick that lie further apart have nothing in common. */
const FAR = 5;

const RAIDS: readonly number[] = [OPS.steal, OPS.discard, OPS.swap];
const isAttack = ({ op, who }: Instruction): boolean => op === OPS.call || (RAIDS.includes(op) && who !== OWN);

/** Whether playing the card starts a trick, or takes something from somebody. */
const attacks = (sight: Sight, card: Card): boolean =>
  worksFor(sight, sight.seat, card) !== 'no' && (sight.pack.programs[card] as readonly Instruction[]).some(isAttack);

const takesTheLead = ({ pack }: Sight, { kind, cards }: Trick, card: Card): boolean =>
  winningPlay({ pack }, { kind, cards: [...cards, card] }) === cards.length;

const cardIn = (action: Exclude<Action, { type: 'choose' }>): Card => optionCode(action.card) as Card;

/** Like the card that the neighbour hired last. */
function likenessToHired({ seat, gangs }: Sight, card: Card): number {
  const example = gangs[(seat + SEATS - 1) % SEATS]?.at(-1);
  if (example === undefined) return 0;
  if (rankOf(card) === rankOf(example)) return 1;
  return suitOf(card) === suitOf(example) ? 1 / 2 : 0;
}
/** Worth as much in the trick as the card before. */
function likenessToLaid(sight: Sight, trick: Trick, card: Card): number {
  const before = trick.cards.at(-1);
  if (before === undefined) return 0;
  return Math.max(0, 1 - Math.abs(valueIn(sight, trick, card) - valueIn(sight, trick, before)) / FAR);
}

export const leanings: Leanings<CowpokerTypes> = {
  /** Calls tricks and raids Gangs. */
  aggressor: (sight, action) => (action.type === 'play' && attacks(sight, cardIn(action)) ? 1 : 0),
  /** Calls and raids nothing, but spoils the tricks of others. */
  defender(sight, action) {
    if (action.type === 'play') return attacks(sight, cardIn(action)) ? -1 : 0;
    return action.type === 'follow' && sight.trick && takesTheLead(sight, sight.trick, cardIn(action)) ? 1 : 0;
  },
  /** Keeps the cards with points in its hand. */
  hoarder(sight, action) {
    if (action.type === 'choose') return 0;
    return -Math.max(-1, Math.min(1, (sight.pack.points[cardIn(action)] as number) / DEAR));
  },
  imitator(sight, action) {
    if (action.type === 'choose') return 0;
    return sight.trick ? likenessToLaid(sight, sight.trick, cardIn(action)) : likenessToHired(sight, cardIn(action));
  },
};
