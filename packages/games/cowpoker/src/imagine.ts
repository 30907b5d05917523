// What a seat may imagine behind its view: full states that it cannot tell from the real one.
import {
  allotments,
  branch,
  type Card,
  fraction,
  parseCard,
  parseCards,
  type Random,
  type Seat,
  shuffle,
  type Table,
} from '@sagebrush/engine';
import { clone } from './clone.ts';
import { HAND, type Instruction } from './pack/compile.ts';
import { RANCHES, TRICKS } from './pack/steps.ts';
import { instructionOf } from './rules/effects.ts';
import { scoresOf } from './rules/score.ts';
import { emptyTable, wholeDeck } from './rules/set-up.ts';
import { reaches } from './rules/targets.ts';
import { bitsOf, knownCard, knownEntry } from './secrets.ts';
import {
  type Effect,
  type EffectView,
  type Options,
  SEATS,
  type State,
  type Trick,
  type TrickView,
  type View,
} from './types.ts';

/**
 * Deals hands and deck anew from all that the viewer does not see; everything played is public. Each world that the
 * viewer cannot tell from the real one is as likely.
 */
export function imagine(seen: View, table: Table<Options>, random: Random): State {
  const stream = branch(random);
  const open = openCopy(seen, table, stream);
  if (seen.over) return open;
  const hidden = shuffle(stream, hiddenIn(seen, open).slice());
  const question = questionOfAnother(seen, open);
  return dealt(seen, open, question ? withAnswers(seen, hidden, stream, question) : hidden);
}

/** A search imagines hundreds of worlds from one view at one table: what it shows is read once. */
const opened = new WeakMap<View, { readonly table: Table<Options>; readonly open: State }>();
function openCopy(seen: View, table: Table<Options>, stream: Random): State {
  const known = opened.get(seen);
  const open = known?.table === table ? known.open : openPart(seen, table, stream);
  if (open !== known?.open) opened.set(seen, { table, open });
  const copy = clone(open);
  copy.random = stream;
  return copy;
}

/** What it does not show is counted once. */
const counted = new WeakMap<View, readonly Card[]>();
function hiddenIn(seen: View, open: State): readonly Card[] {
  const known = counted.get(seen) ?? hiddenCards(open);
  counted.set(seen, known);
  return known;
}

/** What another seat is being asked about its own hand, which nobody else sees: which cards would answer it. */
function questionOfAnother({ asked, turn, seat }: View, open: State): ((card: Card) => boolean) | undefined {
  const instruction = open.effect && instructionOf(open, open.effect);
  if (asked?.about !== 'card' || turn === seat || instruction?.from !== HAND) return undefined;
  return (card) => reaches(open, instruction as Instruction, card);
}

/** CP-X.1 Who is asked has more than one answer. */
const FEWEST_ANSWERS = 2;

/**
 * The hidden cards in an order that deals enough answers to the seat that is asked: how many of them is drawn with the
 * weight of all the hands that have so many.
 */
function withAnswers(seen: View, hidden: readonly Card[], stream: Random, isAnswer: (card: Card) => boolean): Card[] {
  const own = knownIn(seen, seen.turn);
  const size = unknownIn(seen, seen.turn);
  const answers = hidden.filter(isAnswer);
  const others = hidden.filter((card) => !isAnswer(card));
  const fewest = Math.max(0, FEWEST_ANSWERS - own.filter(isAnswer).length, size - others.length);
  const most = Math.min(size, answers.length);
  const weights = Array.from(
    { length: most - fewest + 1 },
    (_, more) => ways(answers.length, fewest + more) * ways(others.length, size - fewest - more),
  );
  const count = fewest + weighted(stream, weights);
  const hand = [...answers.slice(0, count), ...others.slice(0, size - count)];
  const left = hidden.filter((card) => !hand.includes(card));
  let dealtBefore = 0;
  for (let seat = 0; seat < seen.turn; seat++) if (seat !== seen.seat) dealtBefore += unknownIn(seen, seat);
  left.splice(left.length - dealtBefore, 0, ...hand);
  return left;
}

/** In how many ways so many cards can be taken out of more. */
function ways(from: number, taken: number): number {
  let count = 1;
  for (let next = 0; next < taken; next++) count = (count * (from - next)) / (next + 1);
  return count;
}

/** An index, drawn by weight. */
function weighted(stream: Random, weights: readonly number[]): number {
  let point = fraction(stream) * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => {
    point -= weight;
    return point < 0;
  });
  return found < 0 ? weights.length - 1 : found;
}

const unknownIn = (seen: View, seat: Seat): number => (seen.handSizes[seat] ?? 0) - knownIn(seen, seat).length;

/** Each way to put the hidden cards into the others' hands and, in order, into the deck. */
export function worlds(seen: View, table: Table<Options>, random: Random, most: number): readonly State[] | undefined {
  const open = openPart(seen, table, random);
  const hidden = hiddenCards(open);
  const hands = seen.handSizes.map((_, seat) => (seat === seen.seat ? 0 : unknownIn(seen, seat)));
  const inDeck = hidden.length - hands.reduce((sum, size) => sum + size, 0);
  const rooms = [...hands, ...new Array<number>(inDeck).fill(1)];
  const anywhere = hidden.map(() => ({ places: -1, size: 1 }));
  return allotments(anywhere, rooms, most)?.map((at) => {
    const inOrder = rooms.flatMap((_, place) => hidden.filter((_card, index) => at[index] === place));
    // Cards are dealt from the end.
    return dealt(seen, openPart(seen, table, random), inOrder.reverse());
  });
}

/**
 * Where only the viewer's own cards and what lies open are placed yet: the other cards, but for those that the viewer
 * knows.
 */
function hiddenCards({ gangs, cellars, out, hands, trick, effect, known }: State): Card[] {
  const visible = new Set<Card>([
    ...gangs.flat(),
    ...cellars.flat(),
    ...hands.flat(),
    ...out,
    ...(trick?.cards ?? []),
    ...(effect?.waits ? [effect.card] : []),
    ...known.map(knownCard),
  ]);
  return wholeDeck().filter((card) => !visible.has(card));
}

/** Fills hands and deck with the hidden cards, from the end. */
function dealt(seen: View, open: State, hidden: Card[]): State {
  open.hands = seen.handSizes.map((size, seat) =>
    seat === seen.seat ? (open.hands[seat] ?? []) : filled(size, knownIn(seen, seat), hidden),
  );
  open.deck = deckFrom(seen, hidden);
  return open;
}

/** The state as far as the viewer sees it: other hands and the deck are empty. */
export function openPart(seen: View, table: Table<Options>, random: Random): State {
  const open = emptyTable(table, random);
  open.live = seen.live;
  open.ranches = seen.ranches.map((ranch) => RANCHES.indexOf(ranch));
  open.hands = seen.handSizes.map((_, seat) =>
    parseCards(seen.hands?.[seat] ?? (seat === seen.seat ? (seen.hand ?? []) : [])),
  );
  open.gangs = seen.gangs.map((gang) => parseCards(gang));
  open.cellars = seen.cellars.map((cellar) => parseCards(cellar));
  open.out = parseCards(seen.out);
  open.known = seen.known.map(({ card, by }) => knownEntry(parseCard(card), bitsOf(by)));
  open.phase = phaseOf(seen);
  open.turn = seen.turn;
  open.trick = seen.trick ? trickFrom(seen, seen.trick) : undefined;
  open.effect = seen.effect ? effectFrom(seen.effect) : undefined;
  open.game = seen.game;
  open.lead = seen.lead;
  open.totals = [...seen.totals];
  if (!seen.over) return open;
  const scores = scoresOf(open);
  open.totals = open.totals.map((total, seat) => total - (scores[seat] as number));
  return open;
}

function phaseOf(seen: View): State['phase'] {
  if (seen.over) return 'over';
  return seen.asked?.about ?? (seen.trick ? 'follow' : 'play');
}

/** Who plays now tells how many have had their turn in a trick; some may have had no card to play. */
function trickFrom({ turn, pending: [follower = turn] }: View, { kind, plays }: TrickView): Trick {
  return {
    kind: TRICKS.indexOf(kind),
    passed: (follower - turn - 1 + SEATS) % SEATS,
    seats: plays.map(({ seat }) => seat),
    cards: plays.map(({ card }) => parseCard(card)),
    placed: plays.map(({ placed = -1 }) => placed),
  };
}

const effectFrom = ({ card, at, won, who, picked, waits }: EffectView): Effect => ({
  card: parseCard(card),
  at,
  won,
  who: who ?? -1,
  picked: picked === null ? -1 : parseCard(picked),
  waits: waits === true,
});

const knownIn = ({ known }: View, seat: Seat): Card[] =>
  known.flatMap((one) => (one.seat === seat ? [parseCard(one.card)] : []));

/** The known cards, and hidden ones up to the size. */
const filled = (size: number, cards: readonly Card[], hidden: Card[]): Card[] => [
  ...cards,
  ...hidden.splice(hidden.length - (size - cards.length)),
];

/** The deck has its top at the end; known cards lie where they were seen. */
function deckFrom({ known, deckSize }: View, hidden: Card[]): Card[] {
  const deck = new Array<Card>(deckSize);
  for (const { card, deck: place } of known) if (place !== null) deck[deckSize - 1 - place] = parseCard(card);
  for (let index = 0; index < deckSize; index++) deck[index] ??= hidden.pop() as Card;
  return deck;
}
