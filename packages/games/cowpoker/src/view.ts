// What each seat may see, and what it may imagine behind it.
import {
  allotments,
  branch,
  type Card,
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
import { OPTION_IDS } from './actions.ts';
import { HAND } from './pack/compile.ts';
import { RANCHES, type RanchId, TRICKS, type TrickKind } from './pack/steps.ts';
import { optionsAsked, pending } from './rules/choices.ts';
import { instructionOf, stepName } from './rules/effects.ts';
import { emptyTable, wholeDeck } from './rules/set-up.ts';
import { valueIn } from './rules/tricks.ts';
import { bitsOf, knowerBit, knowersOf, knownCard, knownEntry, viewersIn } from './secrets.ts';
import {
  type Asked,
  type Asking,
  type Effect,
  type EffectView,
  type KnownCard,
  type Options,
  SEATS,
  type State,
  type Trick,
  type TrickView,
  type View,
} from './types.ts';
import { optionText } from './words/option-text.ts';

export function view(state: State, viewer: Viewer): View {
  const { trick, effect } = state;
  return {
    ...(viewer === RAIL ? {} : { seat: viewer, hand: makeCards(state.hands[viewer] ?? []) }),
    handSizes: state.hands.map((hand) => hand.length),
    turn: state.turn,
    pending: pending(state),
    ranches: state.ranches.map((ranch) => RANCHES[ranch] as RanchId),
    live: state.live,
    gangs: state.gangs.map(makeCards),
    cellars: state.cellars.map(makeCards),
    deckSize: state.deck.length,
    out: makeCards(state.out),
    known: state.known.flatMap((entry) => knownTo(state, viewer, entry)),
    trick: trick ? trickView(state, trick) : null,
    asked: isAsking(state.phase) && effect ? askedOf(state, effect, state.phase, viewer) : null,
    effect: effect ? effectView(effect) : null,
    game: state.game,
    lead: state.lead,
    totals: state.totals,
    over: state.phase === 'over',
    hands: state.phase === 'over' ? state.hands.map(makeCards) : null,
  };
}

const isAsking = (phase: State['phase']): phase is Asking =>
  phase === 'trick' || phase === 'who' || phase === 'card' || phase === 'give';

const trickView = (state: State, trick: Trick): TrickView => ({
  kind: TRICKS[trick.kind] as TrickKind,
  caller: state.turn,
  plays: trick.cards.map((card, index) => {
    const placed = trick.placed[index] ?? -1;
    return {
      seat: trick.seats[index] ?? 0,
      card: makeCard(card),
      value: valueIn(state, trick, card),
      ...(placed < 0 ? {} : { placed }),
    };
  }),
});

const effectView = ({ card, at, won, who, picked }: Effect): EffectView => ({
  card: makeCard(card),
  at,
  won,
  who: who < 0 ? null : who,
  picked: picked < 0 ? null : makeCard(picked as Card),
});

/** Options that are cards in a hand are for their holder's eyes only. */
function askedOf(state: State, effect: Effect, about: Asking, viewer: Viewer): Asked | null {
  const instruction = instructionOf(state, effect);
  if (!instruction) return null;
  const isSecret = about === 'card' && instruction.from === HAND && viewer !== state.turn;
  const options = isSecret
    ? []
    : optionsAsked(state).map((code) => ({ id: OPTION_IDS[code] as string, text: optionText('en', state.pack, code) }));
  return { seat: state.turn, about, step: stepName(instruction), card: makeCard(effect.card), options };
}

function knownTo(state: State, viewer: Viewer, entry: number): KnownCard[] {
  const card = knownCard(entry);
  const holder = state.hands.findIndex((hand) => hand.includes(card));
  if (holder !== viewer && (knowersOf(entry) & knowerBit(viewer)) === 0) return [];
  const place =
    holder < 0 ? { seat: null, deck: state.deck.length - 1 - state.deck.indexOf(card) } : { seat: holder, deck: null };
  return [{ card: makeCard(card), ...place, by: viewersIn(knowersOf(entry)) }];
}

/** Deals hands and deck anew from all that the viewer does not see; everything played is public. */
export function imagine(seen: View, table: Table<Options>, random: Random): State {
  const stream = branch(random);
  const open = openPart(seen, table, stream);
  return seen.over ? open : dealt(seen, open, shuffle(stream, hiddenIn(seen, open).slice()));
}

/** A search imagines hundreds of worlds from one view: what it does not show is counted once. */
const hidden = new WeakMap<View, readonly Card[]>();
function hiddenIn(seen: View, open: State): readonly Card[] {
  const known = hidden.get(seen) ?? hiddenCards(open);
  hidden.set(seen, known);
  return known;
}

/** Each way to put the hidden cards into the others' hands and, in order, into the deck. */
export function worlds(seen: View, table: Table<Options>, random: Random, most: number): readonly State[] | undefined {
  const open = openPart(seen, table, random);
  const hidden = hiddenCards(open);
  const hands = seen.handSizes.map((size, seat) => (seat === seen.seat ? 0 : size - knownIn(seen, seat).length));
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
function hiddenCards({ gangs, cellars, out, hands, trick, known }: State): Card[] {
  const visible = new Set<Card>([
    ...gangs.flat(),
    ...cellars.flat(),
    ...hands.flat(),
    ...out,
    ...(trick?.cards ?? []),
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
  return {
    ...emptyTable(table, random),
    live: seen.live,
    ranches: seen.ranches.map((ranch) => RANCHES.indexOf(ranch)),
    hands: seen.handSizes.map((_, seat) =>
      parseCards(seen.hands?.[seat] ?? (seat === seen.seat ? (seen.hand ?? []) : [])),
    ),
    gangs: seen.gangs.map((gang) => parseCards(gang)),
    cellars: seen.cellars.map((cellar) => parseCards(cellar)),
    out: parseCards(seen.out),
    known: seen.known.map(({ card, by }) => knownEntry(parseCard(card), bitsOf(by))),
    phase: phaseOf(seen),
    turn: seen.turn,
    trick: seen.trick ? trickFrom(seen, seen.trick) : undefined,
    effect: seen.effect ? effectFrom(seen.effect) : undefined,
    game: seen.game,
    lead: seen.lead,
    totals: [...seen.totals],
  };
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

const effectFrom = ({ card, at, won, who, picked }: EffectView): Effect => ({
  card: parseCard(card),
  at,
  won,
  who: who ?? -1,
  picked: picked === null ? -1 : parseCard(picked),
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
