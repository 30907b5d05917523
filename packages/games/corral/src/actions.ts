// What a player can do on a turn, in the public notation. Each action exists once and is handed out again and again.
import { type Card, type CardText, makeCard, shape } from '@sagebrush/engine';

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
/** One action for each pair of numbers below `CARDS`, made when it is first asked for: simulations list millions. */
function interned<A extends Action>(rows: number, make: (row: number, card: Card) => A): (row: number, card: Card) => A {
  const made: (A | undefined)[] = new Array(rows * CARDS).fill(undefined);
  return (row, second) => {
    const key = row * CARDS + second;
    const known = made[key];
    if (known !== undefined) return known;
    const action = Object.freeze(make(row, second));
    made[key] = action;
    return action;
  };
}
const text = (code: number): CardText => makeCard(code as Card);

export const PASS: ActionOf<'pass'> = Object.freeze({ type: 'pass' });

const fighters = interned(1, (_, second) => ({ type: 'fighter', card: text(second) }));
export const fighterAction = (played: Card): ActionOf<'fighter'> => fighters(0, played);

export const aimAction: (played: Card, fighter: Card) => ActionOf<'aim'> = interned(CARDS, (played, fighter) => ({
  type: 'aim',
  card: text(played),
  fighter: text(fighter),
}));

export const fightAction: (attacker: Card, target: Card) => ActionOf<'fight'> = interned(CARDS, (attacker, target) => ({
  type: 'fight',
  attacker: text(attacker),
  target: text(target),
}));

export const bulletAction: (ace: Card, target: Card) => ActionOf<'bullet'> = interned(CARDS, (ace, target) => ({
  type: 'bullet',
  card: text(ace),
  target: text(target),
}));

const ambushes = interned(CARDS * CARDS, (pair, target) => ({
  type: 'ambush',
  cards: Object.freeze([text(Math.floor(pair / CARDS)), text(pair % CARDS)]),
  target: text(target),
}));
/** A pair's two orders are one action: the lower card comes first, a Joker last. */
export const ambushAction = (one: Card, other: Card, target: Card): ActionOf<'ambush'> =>
  one < other ? ambushes(one * CARDS + other, target) : ambushes(other * CARDS + one, target);

export const showdownAction = (hand: readonly Card[]): ActionOf<'showdown'> => ({
  type: 'showdown',
  cards: [...hand].sort((one, other) => one - other).map(makeCard),
});
