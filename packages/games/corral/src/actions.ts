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
const ALL_TEXTS = Array.from({ length: CARDS }, (_, code) => text(code));
/** In the place of a list that was not made yet. */
const NONE_YET: readonly never[] = [];

/**
 * Actions that differ in their last card, in one list by it: a rule looks a list up once and then only into it. Each is
 * made whole, at its first use, and without a gap: simulations look up millions of actions.
 */
export type ByCard<A extends Action> = readonly A[];
const listOf = <A extends Action>(make: (card: CardText) => A): ByCard<A> =>
  ALL_TEXTS.map((card) => Object.freeze(make(card)));
function kept<A extends Action>(count: number, make: (key: number) => ByCard<A>): (key: number) => ByCard<A> {
  const made: ByCard<A>[] = new Array(count).fill(NONE_YET);
  return (key) => {
    const known = made[key] as ByCard<A>;
    return known === NONE_YET ? makeKept(made, key, make) : known;
  };
}
// Apart, so that a list that is there is found without making anything.
function makeKept<A extends Action>(made: ByCard<A>[], key: number, make: (key: number) => ByCard<A>): ByCard<A> {
  const fresh = make(key);
  made[key] = fresh;
  return fresh;
}

export const PASS: ActionOf<'pass'> = Object.freeze({ type: 'pass' });
export const FIGHTER_ACTIONS = listOf<ActionOf<'fighter'>>((card) => ({ type: 'fighter', card }));
/** By the aim card, then by the fighter. */
export const aimActions = kept(CARDS, (aim) =>
  listOf<ActionOf<'aim'>>((fighter) => ({ type: 'aim', card: text(aim), fighter })),
);
/** By the attacker, then by the target. */
export const fightActions = kept(CARDS, (attacker) =>
  listOf<ActionOf<'fight'>>((target) => ({ type: 'fight', attacker: text(attacker), target })),
);
/** By the Ace, then by the target. */
export const bulletActions = kept(CARDS, (ace) =>
  listOf<ActionOf<'bullet'>>((target) => ({ type: 'bullet', card: text(ace), target })),
);

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
const ambushes = kept(PAIRS.length, (number) => {
  const [low, high] = PAIRS[number] as (typeof PAIRS)[number];
  // Not frozen: what is frozen takes the compiled code a detour to read.
  const cards = [text(low), text(high)];
  return listOf<ActionOf<'ambush'>>((target) => ({ type: 'ambush', cards, target }));
});
/** By the pair, whose two orders are one action, then by the target. */
export const ambushActions = (one: Card, other: Card): ByCard<ActionOf<'ambush'>> =>
  ambushes(PAIR_NUMBER[one * CARDS + other] as number);

export const showdownAction = (hand: readonly Card[]): ActionOf<'showdown'> => ({
  type: 'showdown',
  cards: [...hand].sort((one, other) => one - other).map(makeCard),
});
