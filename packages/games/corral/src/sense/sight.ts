// What one seat may know, in the form that the rules of thumb read: made from a view, or from an imagined state without copying it.
import { type Card, JOKER, parseCard, parseCards, rankOf, type Seat, type Table } from '@sagebrush/engine';
import { aimValue } from '../rules/aim.ts';
import { speedOf } from '../rules/fighters.ts';
import { ALL_CARDS } from '../rules/set-up.ts';
import { valueOfAll } from '../table.ts';
import type { Fighter, Options, State, View } from '../types.ts';

/** A fighter as this seat knows it. */
export interface Stance {
  readonly owner: Seat;
  readonly card: Card;
  readonly speed: number;
  /** How many aim cards lie on it, and how many of them this seat does not know. */
  readonly aims: number;
  readonly hidden: number;
  /** Its total by the aim cards this seat knows: on its owner's turn, and on anybody else's. */
  readonly attack: number;
  readonly defence: number;
}

export interface Sight {
  readonly seat: Seat;
  readonly options: Options;
  readonly hand: readonly Card[];
  readonly mine: readonly Stance[];
  readonly theirs: readonly Stance[];
  readonly scores: readonly number[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  /** How many cards of each rank this seat has not seen; 13 is a Joker. */
  readonly unseen: Uint8Array;
  readonly unseenCount: number;
  /** Chances worked out so far, kept by `odds`. */
  readonly sums: (Float64Array | undefined)[];
}

const RANK_COUNT = JOKER + 1;

/** `known` are the aim cards that this seat knows, of `aims` in all. */
export function stance(owner: Seat, card: Card, aims: number, known: readonly Card[], knownCount: number): Stance {
  const speed = speedOf(card);
  let attack = speed;
  let defence = speed;
  for (let index = 0; index < knownCount; index++) {
    attack += aimValue(known[index] as Card, true);
    defence += aimValue(known[index] as Card, false);
  }
  return { owner, card, speed, aims, hidden: aims - knownCount, attack, defence };
}

/** The same fighter with one more aim card of its owner's. */
export const withAim = (before: Stance, card: Card): Stance => ({
  ...before,
  aims: before.aims + 1,
  attack: before.attack + aimValue(card, true),
  defence: before.defence + aimValue(card, false),
});

export function read(view: View, { options }: Table<Options>): Sight {
  const seat = view.seat ?? view.turn;
  const hand = parseCards(view.hand ?? []);
  const unseen = new Uint8Array(RANK_COUNT);
  for (const card of ALL_CARDS) unseen[rankOf(card)]++;
  let seen = 0;
  const see = (cards: readonly Card[]): void => {
    for (const card of cards) unseen[rankOf(card)]--;
    seen += cards.length;
  };
  see([...hand, ...parseCards(view.discard), ...parseCards(view.out ?? []), ...parseCards(view.scored.flat())]);
  const stances = view.fighters.map((fighters, owner) =>
    fighters.map(({ card, aim, shown = [] }) => {
      const known = parseCards(typeof aim === 'number' ? shown : aim);
      see([parseCard(card), ...known]);
      return stance(owner, parseCard(card), typeof aim === 'number' ? aim : aim.length, known, known.length);
    }),
  );
  return {
    seat,
    options,
    hand,
    mine: stances[seat] ?? [],
    theirs: stances.flatMap((fighters, owner) => (owner === seat ? [] : fighters)),
    scores: view.scores,
    handSizes: view.handSizes,
    deckSize: view.deckSize,
    unseen,
    unseenCount: ALL_CARDS.length - seen,
    sums: [],
  };
}

/** The same without a view in between. Of others it touches how many cards they have, and the cards that all have been shown. */
export function look(state: State, seat: Seat): Sight {
  const unseen = new Uint8Array(RANK_COUNT);
  const mine: Stance[] = [];
  const theirs: Stance[] = [];
  const scores: number[] = [];
  const handSizes: number[] = [];
  let unseenCount = count(unseen, state.deck, 0);
  for (let owner = 0; owner < state.hands.length; owner++) {
    const hand = state.hands[owner] as readonly Card[];
    const fighters = state.fighters[owner] as readonly Fighter[];
    handSizes.push(hand.length);
    scores.push(valueOfAll(state.scored[owner] as readonly Card[]));
    if (owner !== seat) unseenCount += count(unseen, hand, 0);
    for (let index = 0; index < fighters.length; index++) {
      const { card, aim, shown } = fighters[index] as Fighter;
      if (owner === seat) mine.push(stance(owner, card, aim.length, aim, aim.length));
      else {
        theirs.push(stance(owner, card, aim.length, aim, shown));
        unseenCount += count(unseen, aim, shown);
      }
    }
  }
  const hand = state.hands[seat] as readonly Card[];
  return {
    seat,
    options: state.options,
    hand,
    mine,
    theirs,
    scores,
    handSizes,
    deckSize: state.deck.length,
    unseen,
    unseenCount,
    sums: [],
  };
}

/** Counts ranks from an index on. What is unseen all together is public: which of it lies where is not, and is not kept. */
function count(unseen: Uint8Array, cards: readonly Card[], from: number): number {
  for (let index = from; index < cards.length; index++) unseen[rankOf(cards[index] as Card)]++;
  return cards.length - from;
}
