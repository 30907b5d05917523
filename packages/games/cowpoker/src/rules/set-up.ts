// Chapter 1, set-up: seats, Ranches, deck and hands, and who leads.
import {
  type Card,
  type Emit,
  FormatError,
  makeCards,
  type Random,
  type SeatKind,
  shuffle,
  type Table,
} from '@sagebrush/engine';
import { packOf } from '../options.ts';
import { PACK_SIZE } from '../pack/format.ts';
import { RANCHES, type RanchId } from '../pack/steps.ts';
import { type Event, HAND_SIZE, type Options, SEATS, type State } from '../types.ts';

const FEWEST_LIVE = 2;
export const GALLAGHER = RANCHES.indexOf('gallagher');

/** CP-1.1 Always four seats, 2 to 4 of them live. For two the Deadwood seats lie between them. */
export function seating(wanted: number | readonly SeatKind[]): readonly SeatKind[] {
  if (typeof wanted === 'number') {
    if (!Number.isInteger(wanted) || wanted < FEWEST_LIVE || wanted > SEATS)
      throw new FormatError('seats', `is ${wanted}: expected ${FEWEST_LIVE} to ${SEATS} live players`);
    return wanted === 2
      ? ['live', 'deadwood', 'live', 'deadwood']
      : Array.from({ length: SEATS }, (_, seat) => (seat < wanted ? 'live' : 'deadwood'));
  }
  if (wanted.length !== SEATS) throw new FormatError('seats', `has ${wanted.length} seats: expected ${SEATS}`);
  const live = wanted.filter((kind) => kind === 'live').length;
  if (live < FEWEST_LIVE) throw new FormatError('seats', `has ${live} live: expected ${FEWEST_LIVE} to ${SEATS}`);
  return wanted;
}

/** An empty table. */
export function emptyTable({ seats, options }: Table<Options>, random: Random): State {
  return {
    pack: packOf(options),
    options,
    live: seats.map((kind) => kind === 'live'),
    ranches: RANCHES.map((_, index) => index),
    hands: [[], [], [], []],
    gangs: [[], [], [], []],
    cellars: [[], [], [], []],
    deck: [],
    out: [],
    known: [],
    phase: 'running',
    turn: 0,
    trick: undefined,
    effect: undefined,
    game: 1,
    lead: 0,
    totals: [0, 0, 0, 0],
    infoVersion: 0,
    random,
  };
}

const WHOLE_DECK: readonly Card[] = Array.from({ length: PACK_SIZE }, (_, card) => card as Card);
export const wholeDeck = (): Card[] => WHOLE_DECK.slice();

/**
 * CP-1.2 The Ranch cards are dealt, one to each seat; CP-1.4 the 54 cards are shuffled, five to each live player.
 * CP-1.5 The Gallagher
 * seat leads the first game, unless the table says who; the lead passes one seat to the left for each further one.
 */
export function dealGame(state: State, lead: number | undefined, emit: Emit<Event> | undefined): void {
  state.ranches = shuffle(state.random, [0, 1, 2, 3]);
  state.deck = shuffle(state.random, wholeDeck());
  for (let seat = 0; seat < SEATS; seat++) {
    state.hands[seat] = state.live[seat] ? state.deck.splice(-HAND_SIZE) : [];
    state.gangs[seat] = [];
    state.cellars[seat] = [];
  }
  state.out = [];
  state.known = [];
  state.lead = lead ?? state.ranches.indexOf(GALLAGHER);
  state.turn = state.lead;
  state.infoVersion++;
  if (emit) emitDeal(state, emit);
}

function emitDeal(state: State, emit: Emit<Event>): void {
  const { game, lead, live } = state;
  const ranches = state.ranches.map((ranch) => RANCHES[ranch] as RanchId);
  const event = { type: 'deal', game, ranches, live, lead, deckSize: state.deck.length } as const;
  emit(
    event,
    state.hands.flatMap((hand, seat) => (live[seat] ? [{ seat, event: { ...event, hand: makeCards(hand) } }] : [])),
  );
}
