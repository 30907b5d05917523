// What a seat may know when it decides, from a state without copying, or from a view.
import { type Card, parseCard, type Random, type Seat, type Table } from '@sagebrush/engine';
import { openPart } from '../imagine.ts';
import { knowerBit, knowersOf, knownCard } from '../secrets.ts';
import { type KnownCard, type Options, SEATS, type State, type View } from '../types.ts';

/** What lies open to every seat. */
type Open = Pick<
  State,
  | 'pack'
  | 'options'
  | 'live'
  | 'ranches'
  | 'gangs'
  | 'cellars'
  | 'out'
  | 'phase'
  | 'turn'
  | 'trick'
  | 'effect'
  | 'totals'
>;
/** Everything but the other hands and the order of the deck. */
export interface Sight extends Open {
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  /** Hidden cards that looks and moves have shown to the seat. */
  readonly known: readonly KnownPlace[];
}
/** A card in another hand, or in the deck, where 0 is the top. */
export interface KnownPlace {
  readonly card: Card;
  readonly seat: Seat | undefined;
  readonly depth: number;
}

type Written = { -readonly [Field in keyof Sight]: Sight[Field] };
/** Written over, not made: a playout looks a dozen times. */
let latest: Written | undefined;
const handSizes: number[] = [0, 0, 0, 0];

/** The same object every time, until the next call. */
export function sightOf(state: State, seat: Seat): Sight {
  const hand = state.hands[seat] as Card[];
  const known = state.known.length === 0 || isForgetful(state) ? NOTHING_KNOWN : knownPlaces(state, seat);
  const deckSize = state.deck.length;
  for (let one = 0; one < SEATS; one++) handSizes[one] = (state.hands[one] as Card[]).length;
  latest ??= { ...openTo(state), seat, hand, handSizes, deckSize, known };
  latest.seat = seat;
  latest.pack = state.pack;
  latest.options = state.options;
  latest.live = state.live;
  latest.ranches = state.ranches;
  latest.gangs = state.gangs;
  latest.cellars = state.cellars;
  latest.out = state.out;
  latest.phase = state.phase;
  latest.turn = state.turn;
  latest.trick = state.trick;
  latest.effect = state.effect;
  latest.totals = state.totals;
  latest.hand = hand;
  latest.deckSize = deckSize;
  latest.known = known;
  return latest;
}

const openTo = (state: State): Open => ({
  pack: state.pack,
  options: state.options,
  live: state.live,
  ranches: state.ranches,
  gangs: state.gangs,
  cellars: state.cellars,
  out: state.out,
  phase: state.phase,
  turn: state.turn,
  trick: state.trick,
  effect: state.effect,
  totals: state.totals,
});

/** In matches of the first edition bots think as they did then, when a look told them nothing. */
const isForgetful = ({ options }: Pick<State, 'options'>): boolean => options.edition === '1';

const NOTHING_KNOWN: readonly KnownPlace[] = [];
function knownPlaces(state: State, seat: Seat): KnownPlace[] {
  const places: KnownPlace[] = [];
  for (const entry of state.known) {
    const card = knownCard(entry);
    const holder = state.hands.findIndex((hand) => hand.includes(card));
    if (holder === seat || (knowersOf(entry) & knowerBit(seat)) === 0) continue;
    const depth = holder < 0 ? state.deck.length - 1 - state.deck.indexOf(card) : -1;
    places.push({ card, seat: holder < 0 ? undefined : holder, depth });
  }
  return places;
}

/** Rules of thumb draw nothing: a view's sight has no need of chance. */
const NO_CHANCE: Random = { next: () => 0, clone: () => NO_CHANCE };

export function read(view: View, table: Table<Options>): Sight {
  const open = openPart(view, table, NO_CHANCE);
  const seat = view.seat ?? 0;
  return {
    ...openTo(open),
    seat,
    hand: open.hands[seat] as Card[],
    handSizes: view.handSizes,
    deckSize: view.deckSize,
    known: isForgetful(open)
      ? NOTHING_KNOWN
      : view.known.filter(({ seat: holder }) => holder !== view.seat).map(knownPlace),
  };
}

const knownPlace = ({ card, seat, deck }: KnownCard): KnownPlace => ({
  card: parseCard(card),
  seat: seat ?? undefined,
  depth: deck ?? -1,
});
