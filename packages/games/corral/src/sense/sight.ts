// What one seat may know, in the form that the rules of thumb read: made from a view, or from an imagined state without
// copying it.
import { type Card, JOKER, parseCard, parseCards, rankOf, type Seat, type Table } from '@sagebrush/engine';
import { aimValue } from '../rules/aim.ts';
import { scoresOf } from '../rules/end.ts';
import { speedOf } from '../rules/fighters.ts';
import type { Fighter, Options, State, View } from '../types.ts';
import { unseenCards } from '../view.ts';
import { type Weights, weightsFor } from './weights.ts';

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
  readonly weights: Weights;
  readonly hand: readonly Card[];
  readonly mine: readonly Stance[];
  readonly theirs: readonly Stance[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  /** GC-7.1 By how much this seat leads, where its pass would end the game. */
  readonly leadAtStop: number | undefined;
  /** How many cards of each rank this seat has not seen; 13 is a Joker. */
  readonly unseen: readonly number[];
  readonly unseenCount: number;
}

const NO_RANKS: readonly number[] = new Array(JOKER + 1).fill(0);

/** `known` begins with the aim cards that this seat knows: so many of `aims` in all. */
function stance(owner: Seat, card: Card, aims: number, known: readonly Card[], knownCount: number): Stance {
  const speed = speedOf(card);
  let attack = speed;
  let defence = speed;
  for (let index = 0; index < knownCount; index++) {
    attack += aimValue(known[index] as Card, true);
    defence += aimValue(known[index] as Card, false);
  }
  return { owner, card, speed, aims, hidden: aims - knownCount, attack, defence };
}

/** A fighter without aim cards: each is made once. */
export function bare(owner: Seat, card: Card): Stance {
  const index = owner * FACES + card;
  const known = BARE[index] ?? stance(owner, card, 0, NO_CARDS, 0);
  BARE[index] = known;
  return known;
}
const FACES = 64;
const BARE: Stance[] = [];
const NO_CARDS: readonly Card[] = [];

/** The same fighter with one more aim card of its owner's. */
export const withAim = (before: Stance, card: Card): Stance => ({
  owner: before.owner,
  card: before.card,
  speed: before.speed,
  aims: before.aims + 1,
  hidden: before.hidden,
  attack: before.attack + aimValue(card, true),
  defence: before.defence + aimValue(card, false),
});

/** The fighter of this name, of some. */
export function find(stances: readonly Stance[], text: string): Stance | undefined {
  const card = parseCard(text);
  return stances.find((one) => one.card === card);
}

export function read(view: View, { options }: Table<Options>): Sight {
  const seat = view.seat ?? view.turn;
  const unseen = NO_RANKS.slice();
  const unseenCount = count(unseen, unseenCards(view), 0);
  const stances = view.fighters.map((fighters, owner) =>
    fighters.map(({ card, aim, shown = [] }) => {
      const known = parseCards(typeof aim === 'number' ? shown : aim);
      const aims = typeof aim === 'number' ? aim : aim.length;
      return stance(owner, parseCard(card), aims, known, known.length);
    }),
  );
  return {
    seat,
    options,
    weights: weightsFor(view.handSizes.length),
    hand: parseCards(view.hand ?? []),
    mine: stances[seat] ?? [],
    theirs: stances.flatMap((fighters, owner) => (owner === seat ? [] : fighters)),
    handSizes: view.handSizes,
    deckSize: view.deckSize,
    leadAtStop: view.passes === view.handSizes.length - 1 ? leadOf(view.scores, seat) : undefined,
    unseen,
    unseenCount,
  };
}

/**
 * The same without a view in between. Of others it touches how many cards they have, and the cards that all have been
 * shown.
 */
export function sightOf(state: State, seat: Seat): Sight {
  const unseen = NO_RANKS.slice();
  const mine: Stance[] = [];
  const theirs: Stance[] = [];
  const handSizes: number[] = [];
  let unseenCount = count(unseen, state.deck, 0);
  for (let owner = 0; owner < state.hands.length; owner++) {
    const hand = state.hands[owner] as readonly Card[];
    const fighters = state.fighters[owner] as readonly Fighter[];
    handSizes.push(hand.length);
    if (owner !== seat) unseenCount += count(unseen, hand, 0);
    for (let index = 0; index < fighters.length; index++) {
      const { card, aim, shown } = fighters[index] as Fighter;
      const known = owner === seat ? aim.length : shown;
      unseenCount += count(unseen, aim, known);
      (owner === seat ? mine : theirs).push(
        aim.length === 0 ? bare(owner, card) : stance(owner, card, aim.length, aim, known),
      );
    }
  }
  const hand = state.hands[seat] as readonly Card[];
  return {
    seat,
    options: state.options,
    weights: weightsFor(state.hands.length),
    hand,
    mine,
    theirs,
    handSizes,
    deckSize: state.deck.length,
    leadAtStop: state.passes === state.hands.length - 1 ? leadOf(scoresOf(state), seat) : undefined,
    unseen,
    unseenCount,
  };
}

function leadOf(scores: readonly number[], seat: Seat): number {
  const others = scores.filter((_, other) => other !== seat);
  return (scores[seat] as number) - Math.max(...others);
}

/**
 * Counts ranks from an index on. What is unseen all together is public: which of it lies where is not, and is not kept.
 */
function count(unseen: number[], cards: readonly Card[], from: number): number {
  for (let index = from; index < cards.length; index++) {
    const rank = rankOf(cards[index] as Card);
    unseen[rank] = (unseen[rank] as number) + 1;
  }
  return cards.length - from;
}
