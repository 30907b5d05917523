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
const FIRST_JOKER = 52;
const text = (code: number): CardText => makeCard(code as Card);

/**
 * Actions that differ in their cards, side by side in one list: simulations look up millions of them, and what lies
 * close together is found quickly. Each is made at its first use.
 */
function kept<A extends Action>(count: number, make: (key: number) => A): (key: number) => A {
  const made: (A | undefined)[] = new Array(count).fill(undefined);
  return (key) => made[key] ?? makeKept(made, key, make);
}
// Apart, so that an action that is there is found without making anything.
function makeKept<A extends Action>(made: (A | undefined)[], key: number, make: (key: number) => A): A {
  const fresh = Object.freeze(make(key));
  made[key] = fresh;
  return fresh;
}
/** By two cards. */
function byTwo<A extends Action>(make: (one: CardText, other: CardText) => A): (one: Card, other: Card) => A {
  const action = kept(CARDS * CARDS, (key) => make(text(Math.floor(key / CARDS)), text(key % CARDS)));
  return (one, other) => action(one * CARDS + other);
}

export const PASS: ActionOf<'pass'> = Object.freeze({ type: 'pass' });
export const fighterAction = kept<ActionOf<'fighter'>>(CARDS, (played) => ({ type: 'fighter', card: text(played) }));
export const aimAction = byTwo<ActionOf<'aim'>>((card, fighter) => ({ type: 'aim', card, fighter }));
export const fightAction = byTwo<ActionOf<'fight'>>((attacker, target) => ({ type: 'fight', attacker, target }));
export const bulletAction = byTwo<ActionOf<'bullet'>>((ace, target) => ({ type: 'bullet', card: ace, target }));

/** The two cards that can be a pair (GC-6.2, GC-6.7), the lower first, a Joker last. */
const PAIRS = Array.from({ length: CARDS * CARDS }, (_, key) => [Math.floor(key / CARDS), key % CARDS] as const).filter(
  ([low, high]) => low < high && (high >= FIRST_JOKER || low >> 2 === high >> 2),
);
/** By both cards, in any order: where their pair stands. */
const PAIR_NUMBER = new Uint8Array(CARDS * CARDS);
for (const [number, [low, high]] of PAIRS.entries()) {
  PAIR_NUMBER[low * CARDS + high] = number;
  PAIR_NUMBER[high * CARDS + low] = number;
}
const ambushes = kept<ActionOf<'ambush'>>(PAIRS.length * CARDS, (key) => {
  const [low, high] = PAIRS[Math.floor(key / CARDS)] as (typeof PAIRS)[number];
  return { type: 'ambush', cards: Object.freeze([text(low), text(high)]), target: text(key % CARDS) };
});
/** A pair's two orders are one action. */
export const ambushAction = (one: Card, other: Card, target: Card): ActionOf<'ambush'> =>
  ambushes((PAIR_NUMBER[one * CARDS + other] as number) * CARDS + target);

export const showdownAction = (hand: readonly Card[]): ActionOf<'showdown'> => ({
  type: 'showdown',
  cards: [...hand].sort((one, other) => one - other).map(makeCard),
});
