// What each seat may see, and what it may imagine behind it.
import {
  allotments,
  type Card,
  type CardText,
  FormatError,
  makeCard,
  makeCards,
  parseCard,
  parseCards,
  RAIL,
  type Random,
  type Seat,
  shuffle,
  type Table,
  type Viewer,
} from '@sagebrush/engine';
import { canNobodyPlay, scoresOf } from './rules/end.ts';
import { ALL_CARDS } from './rules/set-up.ts';
import type { Fighter, Options, SeenFighter, State, View } from './types.ts';

const NOBODY: readonly Seat[] = Object.freeze([]);
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 6 }, (_, seat) => Object.freeze([seat]));

/** GC-2.1 The player whose turn it is, until the game is over. */
export const pending = (state: State): readonly Seat[] =>
  state.over ? NOBODY : (ALONE[state.turn] as readonly Seat[]);

/** Hands, the order of the deck and the faces of others' aim cards are secret; everything else is public. */
export function view(state: State, viewer: Viewer): View {
  return {
    ...(viewer === RAIL ? {} : { seat: viewer, hand: makeCards(state.hands[viewer] as Card[]) }),
    handSizes: state.hands.map((hand) => hand.length),
    turn: state.turn,
    pending: pending(state),
    dealer: state.dealer,
    fighters: state.fighters.map((fighters, owner) =>
      fighters.map((fighter) => seenFighter(fighter, owner === viewer)),
    ),
    scored: state.scored.map(makeCards),
    scores: scoresOf(state),
    discard: makeCards(state.discard),
    deckSize: state.deck.length,
    ...(state.passes === 0 ? {} : { passes: state.passes }),
    ...(state.out.length === 0 ? {} : { out: makeCards(state.out) }),
  };
}

/**
 * GC-4.4 The owner may look at the aim cards; all see how many there are. GC-6.5 What an ambush has shown, everybody
 * knows.
 */
function seenFighter({ card, aim, shown }: Fighter, isOwner: boolean): SeenFighter {
  return {
    card: makeCard(card),
    aim: isOwner ? makeCards(aim) : aim.length,
    ...(shown === 0 ? {} : { shown: makeCards(aim.slice(0, shown)) }),
  };
}

/** Of deals that cannot be so many are tried at most: a view of no real game would have no other. */
const MOST_DEALS = 1000;

/** Deals the cards that this viewer has not seen: the others' hands, their aim cards and the deck. */
export function imagine(view: View, table: Table<Options>, random: Random): State {
  const deal = (): State => dealt(view, table, shuffle(random, unseenIn(view).slice()));
  let state = deal();
  for (let tried = 1; tried < MOST_DEALS && !canBe(state); tried++) state = deal();
  return state;
}

/** GC-7.1 While the game goes on, somebody can play. */
const canBe = (state: State): boolean => state.over || !canNobodyPlay(state);

/** A search imagines hundreds of worlds from one view: what it does not show is counted once. */
const unseen = new WeakMap<View, readonly Card[]>();
function unseenIn(view: View): readonly Card[] {
  const known = unseen.get(view) ?? unseenCards(view);
  unseen.set(view, known);
  return known;
}

/** Each way to put the unseen cards into the others' hands, under their fighters, and in order into the deck. */
export function worlds(view: View, table: Table<Options>, _random: Random, most: number): readonly State[] | undefined {
  const unseen = unseenCards(view);
  const rooms = [...hiddenSizes(view), ...new Array<number>(view.deckSize).fill(1)];
  const anywhere = unseen.map(() => ({ places: -1, size: 1 }));
  const all = allotments(anywhere, rooms, most)?.map((at) => {
    const inOrder = rooms.flatMap((_, place) => unseen.filter((_card, index) => at[index] === place));
    // Cards are dealt from the end.
    return dealt(view, table, inOrder.reverse());
  });
  return all?.filter(canBe);
}

/** How many hidden cards lie in each place, in the order of the deal: hands, then fighters. */
const hiddenSizes = (view: View): number[] => [
  ...view.handSizes.map((size, seat) => (seat === view.seat ? 0 : size)),
  ...view.fighters.flat().map(({ aim, shown = [] }) => (typeof aim === 'number' ? aim - shown.length : 0)),
];

/** The state with these unseen cards, dealt from the end; what is left is the deck. */
function dealt(view: View, { options }: Table<Options>, unseen: Card[]): State {
  const deal = (count: number): Card[] => unseen.splice(unseen.length - count, count);
  const hands = view.handSizes.map((size, seat) =>
    seat === view.seat && view.hand ? parseCards(view.hand) : deal(size),
  );
  const fighters = view.fighters.map((seen) => seen.map((fighter) => imagineFighter(fighter, deal)));
  if (unseen.length !== view.deckSize)
    throw new FormatError('view', `leaves ${unseen.length} cards for a deck of ${view.deckSize}`);
  return {
    options,
    dealer: view.dealer,
    turn: view.turn,
    over: view.pending.length === 0,
    passes: view.passes ?? 0,
    infoVersion: 0,
    deck: unseen,
    hands,
    fighters,
    scored: view.scored.map((pile) => parseCards(pile)),
    discard: parseCards(view.discard),
    out: parseCards(view.out ?? []),
  };
}

function imagineFighter({ card, aim, shown = [] }: SeenFighter, deal: (count: number) => Card[]): Fighter {
  const cards = typeof aim === 'number' ? [...parseCards(shown), ...deal(aim - shown.length)] : parseCards(aim);
  return { card: parseCard(card), aim: cards, shown: shown.length };
}

/** Every card of the game that the view does not show. */
export function unseenCards(view: View): Card[] {
  const seen = new Set<CardText>([...(view.hand ?? []), ...view.discard, ...(view.out ?? []), ...view.scored.flat()]);
  for (const { card, aim, shown = [] } of view.fighters.flat()) {
    for (const text of [card, ...(typeof aim === 'number' ? shown : aim)]) seen.add(text);
  }
  return ALL_CARDS.filter((card) => !seen.has(makeCard(card)));
}
