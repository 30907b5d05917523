// Wyoming Cowboy: the chapters wired to the contract.
import {
  below,
  CHANCE_SEAT,
  type Emit,
  FormatError,
  type Game,
  type Random,
  type SeatKind,
  type Table,
} from '@sagebrush/engine';
import { actionShape } from './actions.ts';
import { blankState, clone } from './clone.ts';
import { daily } from './daily.ts';
import { imagine, worlds } from './imagine.ts';
import { observe } from './observe.ts';
import { FORMER_OPTIONS, OPTIONS, type Options } from './options.ts';
import { positionOf, positionShape, setUp } from './position.ts';
import { choices, pending } from './rules/choices.ts';
import { performAction } from './rules/perform-action.ts';
import { refuse } from './rules/refusals.ts';
import { dealHand, nextDealer } from './rules/set-up.ts';
import { sense } from './sense/sense.ts';
import { trail } from './trail.ts';
import type { Event, State, WyomingTypes } from './types.ts';
import { view } from './view.ts';
import { TONES } from './words/lexicon.ts';
import { words } from './words/words.ts';

/** WC-1.2 Three to nine players. */
const PLAYERS = { min: 3, max: 9 } as const;

function seating(wanted: number | readonly SeatKind[]): readonly SeatKind[] {
  const seats: readonly SeatKind[] =
    typeof wanted === 'number'
      ? new Array<SeatKind>(Math.max(0, Math.min(99, Math.trunc(wanted)))).fill('live')
      : wanted;
  if (
    seats.length < PLAYERS.min ||
    seats.length > PLAYERS.max ||
    (typeof wanted === 'number' && seats.length !== wanted)
  ) {
    throw new FormatError(
      'seats',
      `is ${typeof wanted === 'number' ? wanted : wanted.length}: wyoming is for ${PLAYERS.min} to ${PLAYERS.max} players`,
    );
  }
  if (seats.includes(CHANCE_SEAT)) throw new FormatError('seats', `wyoming has no ${CHANCE_SEAT} seats`);
  return seats;
}

/** WC-1.5 The first dealer is drawn at random. */
function deal(table: Table<Options>, random: Random, emit?: Emit<Event>): State {
  const state = blankState(table, random);
  const dealer = table.dealer ?? below(random, state.seats);
  if (dealer >= state.seats) throw new FormatError('dealer', `is ${dealer}: this table has ${state.seats} seats`);
  dealHand(state, dealer, emit);
  return state;
}

export const wyoming: Game<WyomingTypes> = {
  id: 'wyoming',
  rules: '2',
  formerRules: FORMER_OPTIONS,
  players: PLAYERS,
  options: OPTIONS,
  daily,
  trail,
  action: actionShape,
  position: positionShape,
  seating,
  deal,
  setUp,
  positionOf,
  pending,
  choices,
  refuse,
  apply: performAction,
  view,
  imagine,
  worlds,
  outcome: (state) => (state.phase.name === 'over' ? state.phase.outcome : undefined),
  /** WC-1.5 A match goes on where the last hand of the one before ended. */
  nextDealer,
  clone,
  infoVersion: (state) => state.infoVersion,
  wordings: TONES,
  words,
  sense,
  observe,
};
