// A table in the middle of a game: read in with every check, and written out again.
import {
  type Card,
  type CardText,
  FormatError,
  faceOf,
  makeCard,
  makeCards,
  type Of,
  parseCard,
  type Random,
  type Seat,
  shape,
  shuffle,
  type Table,
} from '@sagebrush/engine';
import { canNobodyPlay } from './rules/end.ts';
import { canBeFighter } from './rules/fighters.ts';
import { ALL_CARDS, HAND_SIZE, PLAYERS } from './rules/set-up.ts';
import { mayStop } from './rules/turn.ts';
import type { Fighter, Options, State } from './types.ts';

const { at, card, list, object, optional, whole } = shape;

const bySeat = <T>(item: shape.Shape<T>): shape.Shape<readonly T[]> => list(item, { max: PLAYERS.max });
const cards = list(card, { max: ALL_CARDS.length });

export const positionShape = object({
  hands: optional(bySeat(list(card, { max: HAND_SIZE }))),
  fighters: optional(bySeat(list(object({ card, aim: optional(cards), shown: optional(whole(0, ALL_CARDS.length)) })))),
  scored: optional(bySeat(cards)),
  /** The top card first; left out, it is all cards that stand nowhere else, shuffled. */
  deck: optional(cards),
  discard: optional(cards),
  turn: optional(whole(0, PLAYERS.max - 1)),
  dealer: optional(whole(0, PLAYERS.max - 1)),
  /** GC-7.1 How many have passed in a row, where that can end the game. */
  passes: optional(whole(0, PLAYERS.max - 1)),
});
export type Position = Of<typeof positionShape>;

export function setUp(position: Position, table: Table<Options>, random: Random): State {
  const seats = table.seats.length;
  const turn = seatIn(position.turn ?? 0, seats, 'turn');
  const placed: Placed = new Map();
  const perSeat = <T, U>(
    where: string,
    make: (entry: T, where: string) => U,
    lists: readonly (readonly T[])[] = [],
  ): U[][] => {
    if (lists.length > seats) throw new FormatError(where, `has ${lists.length} seats: this table has ${seats}`);
    return table.seats.map((_, seat) =>
      (lists[seat] ?? []).map((entry, index) => make(entry, at(at(where, seat), index))),
    );
  };
  const place = (text: CardText, where: string): Card => placeCard(placed, text, where);
  const hands = perSeat('hands', place, position.hands);
  const fighters = perSeat(
    'fighters',
    (entry: WrittenFighter, where) => standUp(placed, entry, where),
    position.fighters,
  );
  const scored = perSeat('scored', place, position.scored);
  const discard = placeCards(placed, 'discard', position.discard);
  const given = position.deck && placeCards(placed, 'deck', position.deck).reverse();
  const rest = ALL_CARDS.filter((one) => !placed.has(one));
  const state: State = {
    options: table.options,
    dealer: seatIn(position.dealer ?? table.dealer ?? (turn + seats - 1) % seats, seats, 'dealer'),
    turn,
    over: false,
    passes: position.passes ?? 0,
    infoVersion: 0,
    deck: given ?? shuffle(random, rest),
    hands,
    fighters,
    scored,
    discard,
    out: given ? rest : [],
  };
  checkPasses(state);
  if (canNobodyPlay(state))
    throw new FormatError('', 'the game is already over: nobody at this table can make a play (GC-7.1)');
  return state;
}

/** GC-7.1 */
function checkPasses(state: State): void {
  const { passes, hands } = state;
  if (passes >= hands.length)
    throw new FormatError('passes', `is ${passes}: the game is over once all ${hands.length} have passed`);
  if (passes > 0 && !mayStop(state))
    throw new FormatError(
      'passes',
      `is ${passes}: passes count with the option stop useful and an empty deck (GC-7.1)`,
    );
}

/** Where each card stands that has been placed so far. */
type Placed = Map<Card, string>;

function placeCard(placed: Placed, text: CardText, where: string): Card {
  const one = parseCard(text, where);
  if (!ALL_CARDS.includes(one))
    throw new FormatError(where, `is ${text}, the ${makeCard(faceOf(one))} of a second deck: corral has one`);
  const before = placed.get(one);
  if (before !== undefined) throw new FormatError(where, `is ${text}, which is at ${before} already`);
  placed.set(one, where);
  return one;
}
const placeCards = (placed: Placed, where: string, texts: readonly CardText[] = []): Card[] =>
  texts.map((text, index) => placeCard(placed, text, at(where, index)));

type WrittenFighter = { readonly card: CardText; readonly aim?: readonly CardText[]; readonly shown?: number };
function standUp(placed: Placed, entry: WrittenFighter, where: string): Fighter {
  const one = placeCard(placed, entry.card, at(where, 'card'));
  if (!canBeFighter(one))
    throw new FormatError(at(where, 'card'), `is ${entry.card}: an Ace or a Joker is no fighter (GC-3.1)`);
  const aim = placeCards(placed, at(where, 'aim'), entry.aim);
  const shown = entry.shown ?? 0;
  if (shown > aim.length) throw new FormatError(at(where, 'shown'), `is ${shown}: there are ${aim.length} aim cards`);
  return { card: one, aim, shown };
}

function seatIn(seat: Seat, seats: number, where: string): Seat {
  if (seat >= seats) throw new FormatError(where, `is ${seat}: this table has ${seats} seats`);
  return seat;
}

export const positionOf = (state: State): Position => ({
  hands: state.hands.map(makeCards),
  fighters: state.fighters.map((fighters) =>
    fighters.map(({ card: one, aim, shown }) => ({
      card: makeCard(one),
      aim: makeCards(aim),
      ...(shown > 0 ? { shown } : {}),
    })),
  ),
  scored: state.scored.map(makeCards),
  deck: makeCards(state.deck).reverse(),
  discard: makeCards(state.discard),
  turn: state.turn,
  dealer: state.dealer,
  ...(state.passes > 0 ? { passes: state.passes } : {}),
});
