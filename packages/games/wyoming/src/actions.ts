// Actions: their shape for the outside, and one shared object for each of them inside, so that listing choices makes
// nothing new.
import { type Card, type CardText, makeCard, type Shape, SUITS, shape } from '@sagebrush/engine';
import { type Action, type DrawFrom, WAYS, type Way } from './types.ts';

const { card, list, object, oneOf, optional, tagged, whole } = shape;
const way = oneOf(...WAYS);
const gunCards = list(card, { min: 2, max: 3 });

export const actionShape: Shape<Action> = tagged('type', {
  direction: object({ type: oneOf('direction'), way }),
  // Two cowboys whose badges ride along may be named with them.
  give: object({ type: oneOf('give'), cards: list(card, { max: 4 }) }),
  couple: object({ type: oneOf('couple'), suit: oneOf(...SUITS) }),
  nine: object({ type: oneOf('nine'), card, way }),
  pull: object({ type: oneOf('pull'), cards: gunCards }),
  shoot: object({ type: oneOf('shoot'), gun: gunCards, victim: whole(0, 8) }),
  answer: object({
    type: oneOf('answer'),
    with: oneOf('six', 'quickdraw', 'nothing'),
    cards: optional(list(card, { max: 3 })),
  }),
  surrender: object({ type: oneOf('surrender'), card }),
  replace: object({ type: oneOf('replace'), count: whole(0, 2) }),
  discard: object({ type: oneOf('discard'), card }),
  draw: object({ type: oneOf('draw'), from: list(oneOf('pile', 'discard'), { min: 1, max: 2 }) }),
  done: object({ type: oneOf('done') }),
});

/** Card codes are below this. */
const CODES = 128;

/**
 * An action, made at its first use and kept; frozen, because everybody shares it. The lists in it are not: a frozen list
 * is read far more slowly.
 */
function kept<Made extends object>(size: number, make: (key: number) => Made): (key: number) => Made {
  const made: (Made | undefined)[] = new Array(size).fill(undefined);
  return (key) => {
    const known = made[key];
    if (known !== undefined) return known;
    const fresh = make(key);
    made[key] = Object.freeze(fresh);
    return fresh;
  };
}
const perCard = (make: (card: CardText) => Action): ((card: Card) => Action) =>
  kept(CODES, (code) => make(makeCard(code as Card)));
const wayAt = (index: number): Way => WAYS[index] ?? 'left';

export const directionAction = kept<Action>(3, (index) => ({ type: 'direction', way: wayAt(index) }));
export const coupleAction = kept<Action>(4, (suit) => ({ type: 'couple', suit: SUITS[suit] ?? 'C' }));
export const discardAction = perCard((text) => ({ type: 'discard', card: text }));
export const surrenderAction = perCard((text) => ({ type: 'surrender', card: text }));
export const sixAction = perCard((text) => ({ type: 'answer', with: 'six', cards: [text] }));
export const replaceAction = kept<Action>(3, (count) => ({ type: 'replace', count }));
const nineByKey = kept<Action>(CODES * 3, (key) => ({
  type: 'nine',
  card: makeCard(Math.floor(key / 3) as Card),
  way: wayAt(key % 3),
}));
export const nineAction = (nine: Card, wayIndex: number): Action => nineByKey(nine * 3 + wayIndex);

const one = (action: Action): Action => Object.freeze(action);
export const DONE: Action = one({ type: 'done' });
export const NOTHING: Action = one({ type: 'answer', with: 'nothing' });
const drawing = (...from: DrawFrom[]): Action => one({ type: 'draw', from });
export const DRAW_PILE = drawing('pile');
export const DRAW_DISCARD = drawing('discard');
export const DRAW_TWO = drawing('pile', 'pile');
export const DRAW_BOTH = drawing('discard', 'pile');

export const GIVE_NONE: Action = one({ type: 'give', cards: [] });
export const giveOne = perCard((text) => ({ type: 'give', cards: [text] }));
export const giveTwo = kept<Action>(CODES * CODES, (key) => ({
  type: 'give',
  cards: [makeCard((key >> 7) as Card), makeCard((key & 127) as Card)],
}));
/** Two cards in ascending order as the key of giveTwo. */
export const pairKey = (low: Card, high: Card): number => (low << 7) | high;

/** Cards by their place in two packs without Aces. */
const placeOf = (card: Card): number => (card & 63) + (card >= 64 ? 48 : 0);
const PLACES = 96;
/** How many pairs, and how many threes, lie below a place. */
const PAIRS_BELOW = Int32Array.from({ length: PLACES }, (_, place) => (place * (place - 1)) / 2);
const THREES_BELOW = Int32Array.from({ length: PLACES }, (_, place) => (place * (place - 1) * (place - 2)) / 6);
/** Gifts of three in ascending order, one after another without a gap: those of one deck come first. */
const giveThreeAt: (Action | undefined)[] = new Array((PLACES * (PLACES - 1) * (PLACES - 2)) / 6).fill(undefined);
export function giveThree(low: Card, middle: Card, high: Card): Action {
  const key = placeOf(low) + (PAIRS_BELOW[placeOf(middle)] as number) + (THREES_BELOW[placeOf(high)] as number);
  const known = giveThreeAt[key];
  if (known !== undefined) return known;
  const gift = one({ type: 'give', cards: [makeCard(low), makeCard(middle), makeCard(high)] });
  giveThreeAt[key] = gift;
  return gift;
}
