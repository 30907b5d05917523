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
  /** Every sight has another: what was worked out for one is known by it. */
  readonly number: number;
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

type Writable<T> = { -readonly [K in keyof T]: T[K] };

const noRanks = (): number[] => new Array(JOKER + 1).fill(0);
let sights = 0;

/** `known` begins with the aim cards that this seat knows: so many of `aims` in all. */
function stance(owner: Seat, card: Card, aims: number, known: readonly Card[], knownCount: number): Writable<Stance> {
  const speed = speedOf(card);
  let attack = speed;
  let defence = speed;
  for (let index = 0; index < knownCount; index++) {
    attack += aimValue(known[index] as Card, true);
    defence += aimValue(known[index] as Card, false);
  }
  return { owner, card, speed, aims, hidden: aims - knownCount, attack, defence };
}

/** Written over by each `sightOf`, like the sight that they belong to. */
const AIMED: Writable<Stance>[] = [];
function aimedStance(index: number, owner: Seat, card: Card, aim: readonly Card[], knownCount: number): Stance {
  let seen = AIMED[index];
  if (seen === undefined) {
    seen = stance(owner, card, aim.length, aim, knownCount);
    AIMED[index] = seen;
    return seen;
  }
  seen.owner = owner;
  seen.card = card;
  seen.speed = speedOf(card);
  seen.aims = aim.length;
  seen.hidden = aim.length - knownCount;
  seen.attack = seen.speed;
  seen.defence = seen.speed;
  for (let known = 0; known < knownCount; known++) {
    seen.attack += aimValue(aim[known] as Card, true);
    seen.defence += aimValue(aim[known] as Card, false);
  }
  return seen;
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
  const unseen = noRanks();
  const unseenCount = count(unseen, unseenCards(view), 0);
  const stances = view.fighters.map((fighters, owner) =>
    fighters.map(({ card, aim, shown = [] }) => {
      const known = parseCards(typeof aim === 'number' ? shown : aim);
      const aims = typeof aim === 'number' ? aim : aim.length;
      return stance(owner, parseCard(card), aims, known, known.length);
    }),
  );
  return {
    number: ++sights,
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

/** Written over by each `sightOf`: a playout asks for millions. */
const sight: Writable<Sight> & { mine: Stance[]; theirs: Stance[]; handSizes: number[]; unseen: number[] } = {
  number: 0,
  seat: 0,
  options: {} as Options,
  weights: weightsFor(0),
  hand: [],
  mine: [],
  theirs: [],
  handSizes: [],
  deckSize: 0,
  leadAtStop: undefined,
  unseen: noRanks(),
  unseenCount: 0,
};

/**
 * The same without a view in between, until the next call. Of others it touches how many cards they have, and the
 * cards that all have been shown.
 */
export function sightOf(state: State, seat: Seat): Sight {
  const { hands, deck } = state;
  const { unseen, handSizes } = sight;
  sight.number = ++sights;
  sight.seat = seat;
  sight.options = state.options;
  sight.weights = weightsFor(hands.length);
  sight.hand = hands[seat] as readonly Card[];
  sight.deckSize = deck.length;
  sight.leadAtStop = state.passes === hands.length - 1 ? leadOf(scoresOf(state), seat) : undefined;
  // By index: for so few numbers a call of `fill` takes longer.
  for (let rank = 0; rank < unseen.length; rank++) unseen[rank] = 0;
  let unseenCount = count(unseen, deck, 0) + lookAtFighters(state, seat);
  for (let owner = 0; owner < hands.length; owner++) {
    const hand = hands[owner] as readonly Card[];
    handSizes[owner] = hand.length;
    if (owner !== seat) unseenCount += count(unseen, hand, 0);
  }
  while (handSizes.length > hands.length) handSizes.pop();
  sight.unseenCount = unseenCount;
  return sight;
}

/** Writes the fighters of both sides; counts the aim cards that this seat does not know, and answers how many. */
function lookAtFighters(state: State, seat: Seat): number {
  const { unseen, mine, theirs } = sight;
  let unseenCount = 0;
  let mineCount = 0;
  let theirCount = 0;
  let aimed = 0;
  for (let owner = 0; owner < state.fighters.length; owner++) {
    const fighters = state.fighters[owner] as readonly Fighter[];
    for (let index = 0; index < fighters.length; index++) {
      const { card, aim, shown } = fighters[index] as Fighter;
      const known = owner === seat ? aim.length : shown;
      unseenCount += count(unseen, aim, known);
      const seen = aim.length === 0 ? bare(owner, card) : aimedStance(aimed++, owner, card, aim, known);
      if (owner === seat) mine[mineCount++] = seen;
      else theirs[theirCount++] = seen;
    }
  }
  while (mine.length > mineCount) mine.pop();
  while (theirs.length > theirCount) theirs.pop();
  return unseenCount;
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
