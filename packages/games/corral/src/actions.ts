// What a player can do on a turn, in the public notation. Each action exists once and is handed out again and again.
import { type Card, type CardText, makeCard, shape } from '@sagebrush/engine';

import type { Fighter } from './types.ts';

const { card, list, object, oneOf, tagged } = shape;

export type Action =
  | { readonly type: 'fighter'; readonly card: CardText }
  | { readonly type: 'aim'; readonly card: CardText; readonly fighter: CardText }
  | { readonly type: 'fight'; readonly attacker: CardText; readonly target: CardText }
  | { readonly type: 'bullet'; readonly card: CardText; readonly target: CardText }
  | { readonly type: 'ambush'; readonly cards: readonly CardText[]; readonly target: CardText }
  | { readonly type: 'showdown'; readonly cards: readonly CardText[] }
  | { readonly type: 'pass' };
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

export const actionShape: shape.Shape<Action> = tagged('type', {
  fighter: object({ type: oneOf('fighter'), card }),
  aim: object({ type: oneOf('aim'), card, fighter: card }),
  fight: object({ type: oneOf('fight'), attacker: card, target: card }),
  bullet: object({ type: oneOf('bullet'), card, target: card }),
  ambush: object({ type: oneOf('ambush'), cards: list(card, { min: 2, max: 2 }), target: card }),
  showdown: object({ type: oneOf('showdown'), cards: list(card, { min: 5, max: 5 }) }),
  pass: object({ type: oneOf('pass') }),
});

const CARDS = 54;
const text = (code: number): CardText => makeCard(code as Card);

/**
 * Rows of actions that differ in one card only, to be looked up by that card. Simulations list millions of them, so
 * each row
 * is made once, when it is first asked for.
 */
function rows<A extends Action>(
  count: number,
  make: (row: number, card: CardText) => A,
): (row: number) => readonly A[] {
  const made: (readonly A[] | undefined)[] = new Array(count).fill(undefined);
  return (row) => {
    const known = made[row];
    if (known !== undefined) return known;
    const fresh = Array.from({ length: CARDS }, (_, card) => Object.freeze(make(row, text(card))));
    made[row] = fresh;
    return fresh;
  };
}

/** Lists the actions of a row that are about these fighters. */
export function addAll(choices: Action[], row: readonly Action[], fighters: readonly Fighter[]): void {
  for (let index = 0; index < fighters.length; index++) choices.push(row[(fighters[index] as Fighter).card] as Action);
}

export const PASS: ActionOf<'pass'> = Object.freeze({ type: 'pass' });

/** By the card that is played. */
export const fighterActions: readonly ActionOf<'fighter'>[] = rows(1, (_, card) => ({ type: 'fighter', card }))(0);
/** By the fighter that is aimed with. */
export const aimActions = rows<ActionOf<'aim'>>(CARDS, (played, fighter) => ({
  type: 'aim',
  card: text(played),
  fighter,
}));
/** By the target. */
export const fightActions = rows<ActionOf<'fight'>>(CARDS, (attacker, target) => ({
  type: 'fight',
  attacker: text(attacker),
  target,
}));
export const bulletActions = rows<ActionOf<'bullet'>>(CARDS, (ace, target) => ({
  type: 'bullet',
  card: text(ace),
  target,
}));
const ambushes = rows<ActionOf<'ambush'>>(CARDS * CARDS, (pair, target) => ({
  type: 'ambush',
  cards: Object.freeze([text(Math.floor(pair / CARDS)), text(pair % CARDS)]),
  target,
}));
/** A pair's two orders are one action: the lower card comes first, a Joker last. */
export const ambushActions = (one: Card, other: Card): readonly ActionOf<'ambush'>[] =>
  ambushes(one < other ? one * CARDS + other : other * CARDS + one);

export const showdownAction = (hand: readonly Card[]): ActionOf<'showdown'> => ({
  type: 'showdown',
  cards: [...hand].sort((one, other) => one - other).map(makeCard),
});
