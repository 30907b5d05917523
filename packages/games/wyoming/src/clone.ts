// A blank table, and a copy of one that plays on identically.
import type { Random, Table } from '@sagebrush/engine';
import { newKnowledge } from './knowledge.ts';
import type { Options } from './options.ts';
import { NONE, type Passing, type Phase, type State } from './types.ts';

const forEachSeat = <T>(seats: number, make: () => T): T[] => Array.from({ length: seats }, make);

export function blankState(table: Table<Options>, random: Random): State {
  const seats = table.seats.length;
  return {
    options: table.options,
    seats,
    random,
    infoVersion: 0,
    deals: 0,
    dealer: 0,
    totals: forEachSeat(seats, () => 0),
    hands: forEachSeat(seats, () => []),
    guns: forEachSeat(seats, () => []),
    tens: forEachSeat(seats, () => []),
    couples: forEachSeat(seats, () => 0),
    draw: [],
    discard: [],
    aces: [],
    badges: new Array(8).fill(NONE),
    out: [],
    turn: 0,
    turns: 0,
    act: 'nothing',
    beganEmpty: false,
    offer: NONE,
    knowledge: newKnowledge(seats),
    phase: { name: 'direction' },
  };
}

const copyList = <T>(list: readonly T[]): T[] => list.slice();
/** Only a pass changes its phase in place. */
const copyPhase = (phase: Phase): Phase => (phase.name === 'passing' ? copyPassing(phase) : phase);
const copyPassing = ({ way, count, given }: Passing): Passing => ({
  name: 'passing',
  way,
  count,
  given: given.slice(),
});

export const clone = (state: State): State => copyWith(state, state.random.clone());

/** A copy with another stream. */
export const copyWith = (state: State, random: Random): State => ({
  options: state.options,
  seats: state.seats,
  random,
  infoVersion: state.infoVersion,
  deals: state.deals,
  dealer: state.dealer,
  totals: state.totals.slice(),
  hands: state.hands.map(copyList),
  guns: state.guns.map(copyList),
  tens: state.tens.map(copyList),
  couples: state.couples.slice(),
  draw: state.draw.slice(),
  discard: state.discard.slice(),
  aces: state.aces.slice(),
  badges: state.badges.slice(),
  out: state.out,
  turn: state.turn,
  turns: state.turns,
  act: state.act,
  beganEmpty: state.beganEmpty,
  offer: state.offer,
  knowledge: state.knowledge.slice(),
  phase: copyPhase(state.phase),
});
