// Imagining: a full table that a viewer cannot tell from the real one, and that never contradicts what the viewer
// knows.
import {
  allotments,
  branch,
  type Card,
  KING,
  parseCard,
  parseCards,
  pick,
  type Random,
  rankOf,
  type Seat,
  SIX,
  SUITS,
  shuffle,
  suitOf,
  type Table,
} from '@sagebrush/engine';
import { blankState, copyWith } from './clone.ts';
import { type Hidden, placesForHidden } from './deal-hidden.ts';
import { eachQuickDraw, gunAt, gunOf, heldByRank, isTwentyTwo, SPENT } from './guns.ts';
import { anywhere, DRAW_BIT, forgetAll, possiblePlaces, publicMask, readRow } from './knowledge.ts';
import type { Options } from './options.ts';
import { layAllOpen } from './position.ts';
import { choices } from './rules/choices.ts';
import { cardLying, gunsOf, handOf, isProtected, placeInRank, playingCards, putInHand } from './table.ts';
import { type Lying, NONE, type Phase, SHOT, type State, type View } from './types.ts';

const heldBy = (one: string): Card => parseCard(one.split('+')[0] ?? '');
const lyingOf = (one: string): Lying => (one.startsWith('(') ? parseCard(one.slice(1, -1)) | SHOT : parseCard(one));

export function imagine(view: View, table: Table<Options>, random: Random): State {
  const { open, hidden } = readingOf(view, table);
  const state = copyWith(open, branch(random));
  const viewer = view.seat;
  if (view.hands) placeShownHands(state, view.hands);
  else dealHidden(state, view, viewer, hidden, random);
  if (view.phase.name === 'passing') imagineGifts(state, view, viewer, random);
  return state;
}

/** What a view says of the table, read once: a search imagines hundreds of worlds from one view. */
interface Reading {
  readonly table: Table<Options>;
  readonly open: State;
  readonly hidden: readonly Hidden[];
}
const readings = new WeakMap<View, Reading>();
function readingOf(view: View, table: Table<Options>): Reading {
  const known = readings.get(view);
  if (known?.table === table) return known;
  const open = openTable(view, table, NO_CHANCE);
  const reading = { table, open, hidden: view.hands ? [] : hiddenCards(open, view.seat) };
  readings.set(view, reading);
  return reading;
}
/** To read a view draws nothing. */
export const NO_CHANCE: Random = { next: () => 0, clone: () => NO_CHANCE };

/** Everything that the view shows, and nothing that it hides: others' hands and the draw pile are empty. */
export function openTable(view: View, table: Table<Options>, random: Random): State {
  const state = blankState(table, random);
  forgetAll(state);
  state.deals = view.deals;
  state.dealer = view.dealer;
  state.turn = view.turn;
  state.turns = view.turns;
  state.act = view.act;
  state.beganEmpty = view.beganEmpty;
  for (let seat = 0; seat < state.seats; seat++) {
    state.totals[seat] = view.totals[seat] ?? 0;
    state.tens[seat] = parseCards(view.tens[seat] ?? []);
    state.couples[seat] = (view.couples[seat] ?? []).reduce((mask, suit) => mask | (1 << SUITS.indexOf(suit)), 0);
    state.guns[seat] = (view.guns[seat] ?? []).map((cards) => gunOf(parseCards(cards))?.code ?? 0);
  }
  for (const index of view.spent) gunsOf(state, state.turn)[index] = (gunsOf(state, state.turn)[index] ?? 0) | SPENT;
  state.discard = view.discard.map(lyingOf);
  state.aces.push(...parseCards(view.aces));
  state.out = parseCards(view.out);
  const offer = state.discard[view.offer];
  state.offer = offer === undefined ? NONE : cardLying(offer);
  for (const badged of view.badges) {
    const [king, ace] = parseCards(badged.split('+'));
    if (king !== undefined && ace !== undefined) state.badges[placeInRank(king)] = ace;
  }
  readRow(state, 'public', view.whereabouts);
  const viewer = view.seat;
  if (viewer !== undefined) {
    readRow(state, viewer, view.passed ?? '');
    for (const one of view.hand ?? []) putInHand(state, viewer, heldBy(one));
  }
  layAllOpen(state);
  state.phase = phaseOf(view);
  return state;
}

function phaseOf({ phase, outcome }: View): Phase {
  switch (phase.name) {
    case 'over':
      return outcome ? { name: 'over', outcome } : { name: 'turn' };
    case 'passing':
      return { name: 'passing', way: phase.way, count: phase.count, given: phase.chosen.map(() => null) };
    case 'answering':
      return { name: 'answering', gun: gunOf(parseCards(phase.gun))?.code ?? 0, victim: phase.victim };
    case 'replace': {
      const { lost, ...replacing } = phase;
      return lost === undefined ? replacing : { ...replacing, lost: parseCard(lost) };
    }
    case 'direction':
    case 'turn':
      return { name: phase.name };
    default:
      return phase;
  }
}

function placeShownHands(state: State, hands: readonly (readonly string[])[]): void {
  for (let seat = 0; seat < state.seats; seat++) handOf(state, seat).length = 0;
  hands.forEach((hand, seat) => {
    for (const one of hand) putInHand(state, seat, heldBy(one));
  });
  const open = new Set([...state.hands.flat(), ...openCards(state)]);
  state.draw = shuffle(
    state.random,
    playingCards(state.seats).filter((card) => !open.has(card)),
  );
}
const openCards = (state: State): Card[] => [
  ...state.discard.map(cardLying),
  ...state.tens.flat(),
  ...state.guns.flat().flatMap((code) => gunAt(code).cards),
  ...state.out,
];

/**
 * Each way to put the hidden cards where they may be: into the others' hands and, in order, into the draw pile. Not
 * while cards are passed, when
 * others may have chosen what they give; nor while somebody else's pause tells of their hand.
 */
export function worlds(view: View, table: Table<Options>, random: Random, most: number): readonly State[] | undefined {
  const { seat: viewer, phase } = view;
  if (viewer === undefined || phase.name === 'passing' || !view.pending.includes(viewer)) return undefined;
  const hidden = hiddenCards(openTable(view, table, random), viewer);
  const hands = roomIn(view, viewer);
  const seats = hands.length;
  const rooms = [...hands, ...new Array<number>(view.drawSize).fill(1)];
  const inDraw = -1 << seats;
  const lying = hidden.map(({ places, size }) => ({
    size,
    places: (places & ~DRAW_BIT) | ((places & DRAW_BIT) === 0 ? 0 : inDraw),
  }));
  return allotments(lying, rooms, most)?.map((at) => {
    const state = openTable(view, table, random);
    hidden.forEach(({ card }, index) => {
      const place = at[index] ?? 0;
      if (place < seats) putInHand(state, place, card);
      else state.draw[place - seats] = card;
    });
    return state;
  });
}

/** The cards that the viewer does not see, each with the places where the viewer cannot rule it out. */
function hiddenCards(state: State, viewer: Seat | undefined): Hidden[] {
  const own = viewer === undefined ? [] : handOf(state, viewer);
  const mask = (card: Card): number =>
    viewer === undefined ? publicMask(state, card) : possiblePlaces(state, viewer, card);
  return playingCards(state.seats)
    .filter((card) => publicMask(state, card) !== 0 && !own.includes(card))
    .map((card) => ({
      card,
      places: isProtected(state, card) ? mask(card) & ~DRAW_BIT : mask(card),
      size: isProtected(state, card) ? 2 : 1,
    }));
}
const roomIn = ({ handSizes }: View, viewer: Seat | undefined): number[] =>
  handSizes.map((size, seat) => (seat === viewer ? 0 : size));

/** Deals the hidden cards so that every hand has its size and no card is where the viewer knows that it is not. */
function dealHidden(
  state: State,
  view: View,
  viewer: Seat | undefined,
  hidden: readonly Hidden[],
  random: Random,
): void {
  const room = roomIn(view, viewer);
  for (const forced of shuffledAlternatives(state, viewer, hidden, random)) {
    const places = placesForHidden(narrowed(hidden, forced), room, view.drawSize, random);
    if (places) return putAway(state, hidden, places);
  }
  /** Only a position that contradicts itself comes here: then what the viewer believes to know is left aside. */
  const free = hidden.map((one) => ({
    ...one,
    places: one.size === 2 ? anywhere(state.seats) & ~DRAW_BIT : anywhere(state.seats),
  }));
  const places = placesForHidden(free, room, view.drawSize, random);
  if (places) putAway(state, free, places);
}

function putAway(state: State, hidden: readonly Hidden[], places: readonly number[]): void {
  hidden.forEach(({ card }, index) => {
    const place = places[index] ?? state.seats;
    if (place === state.seats) state.draw.push(card);
    else putInHand(state, place, card);
  });
  shuffle(state.random, state.draw);
}

interface Forced {
  readonly cards: readonly Card[];
  readonly seat: Seat;
}
const narrowed = (hidden: readonly Hidden[], forced: Forced | undefined): readonly Hidden[] =>
  forced === undefined
    ? hidden
    : hidden.map((one) =>
        forced.cards.includes(one.card) ? { ...one, places: one.places & (1 << forced.seat) } : one,
      );

/**
 * What a victim's pause tells: who is asked holds a 6 or a quick draw (unless everybody is always asked),
 * and who must choose a cowboy has two of them. One way in which it may be so, after the other.
 */
function shuffledAlternatives(
  state: State,
  viewer: Seat | undefined,
  hidden: readonly Hidden[],
  random: Random,
): readonly (Forced | undefined)[] {
  const { phase } = state;
  if ((phase.name !== 'answering' && phase.name !== 'surrender') || phase.victim === viewer) return [undefined];
  const seat = phase.victim;
  const maybe = hidden.filter(({ places }) => ((places >> seat) & 1) === 1).map(({ card }) => card);
  if (phase.name === 'surrender') {
    const shot = suitOf(cardLying(state.discard.at(-1) ?? 0));
    const cowboys = maybe.filter(
      (card) =>
        rankOf(card) === KING && isProtected(state, card) === phase.badge && (!phase.badge || suitOf(card) === shot),
    );
    return shuffle(
      random,
      cowboys.flatMap((one, index) => cowboys.slice(index + 1).map((other) => ({ cards: [one, other], seat }))),
    );
  }
  if (state.options.askAlways) return [undefined];
  const sixes = isTwentyTwo(phase.gun)
    ? maybe.filter((card) => rankOf(card) === SIX).map((six) => ({ cards: [six], seat }))
    : [];
  const draws: Forced[] = [];
  eachQuickDraw(heldByRank(maybe), (code) => draws.push({ cards: gunAt(code).cards, seat }));
  return [...shuffle(random, sixes), ...shuffle(random, draws)];
}

/** Who has chosen has chosen something; what, only they know. */
function imagineGifts(state: State, view: View, viewer: Seat | undefined, random: Random): void {
  if (state.phase.name !== 'passing' || view.phase.name !== 'passing') return;
  const { given } = state.phase;
  for (let seat = 0; seat < state.seats; seat++) {
    if (view.phase.chosen[seat] !== true) continue;
    const gift = seat === viewer ? (view.phase.yours ?? []) : giftOf(pick(random, choices(state, seat)));
    given[seat] = parseCards(gift);
  }
}
const giftOf = (action: ReturnType<typeof choices>[number]): readonly string[] =>
  action.type === 'give' ? action.cards : [];
