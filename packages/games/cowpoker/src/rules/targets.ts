// Whom and which card a step reaches: by rule, by chance, or by asking the player.
import type { Card, Emit, Seat } from '@sagebrush/engine';
import {
  CELLAR,
  GANG,
  HAND,
  type Instruction,
  OPS,
  OWN,
  PICK_CHOICE,
  PICK_HIGHEST,
  PICK_RANDOM,
  WHO_CHOICE,
  WHO_GANG,
  WHO_LEFT,
  WHO_RANDOM,
} from '../pack/compile.ts';
import { type Asking, type Effect, type Event, SEATS, type State } from '../types.ts';
import { gangsBy } from './placing.ts';
import { randomCard, randomSeat } from './randomizer.ts';

/** What became of looking for a target: settled, asked of the player, or none there. */
export type TargetResult = 'settled' | 'asked' | 'none';

export const pileOf = (state: Pick<State, 'hands' | 'gangs' | 'cellars'>, place: number, seat: Seat): Card[] => {
  if (place === GANG) return state.gangs[seat] as Card[];
  return (place === HAND ? state.hands[seat] : state.cellars[seat]) as Card[];
};

type Reaching = Pick<State, 'pack' | 'options'>;

/** CP-5.1 No effect brings a card that chooses its own Gang into a Cellar. */
const isForbidden = ({ pack, options }: Reaching, { to }: Instruction, card: Card): boolean =>
  to === CELLAR && (pack.place[card] as number) >= 0 && options.edition !== '1';

export const reaches = (state: Reaching, instruction: Instruction, card: Card): boolean =>
  (instruction.only === undefined || instruction.only[card] === true) && !isForbidden(state, instruction, card);

/** The cards of one seat that a step may reach, added to a list. */
function addReachable(state: State, instruction: Instruction, seat: Seat, cards: Card[]): void {
  const pile = pileOf(state, instruction.from, seat);
  for (let index = 0; index < pile.length; index++)
    if (reaches(state, instruction, pile[index] as Card)) cards.push(pile[index] as Card);
}

/** A look reaches whoever holds a hand; every other step a Gang with a card that it may reach. */
function canReach(state: State, instruction: Instruction, seat: Seat): boolean {
  if (instruction.op === OPS.lookAtHand) return (state.hands[seat] as Card[]).length > 0;
  const pile = pileOf(state, instruction.from, seat);
  for (let index = 0; index < pile.length; index++) if (reaches(state, instruction, pile[index] as Card)) return true;
  return false;
}

/** CP-3.6, CP-5.4 The other seats that a step can reach, as a bit set: those with nothing to take are left aside. */
export function reachableSeats(state: State, instruction: Instruction): number {
  let seats = 0;
  for (let seat = 0; seat < SEATS; seat++)
    if (seat !== state.turn && canReach(state, instruction, seat)) seats |= 1 << seat;
  return seats;
}

/** Any card of any other Gang: one choice, not two. */
const isOpenChoice = (instruction: Instruction): boolean =>
  instruction.op !== OPS.lookAtHand && instruction.who === WHO_CHOICE && instruction.pick === PICK_CHOICE;

/** The cards among which the step's player, the rule or chance picks. */
export function reachableCards(state: State, instruction: Instruction, effect: Effect): Card[] {
  const cards: Card[] = [];
  if (instruction.who === OWN) addReachable(state, instruction, state.turn, cards);
  else if (effect.who >= 0) addReachable(state, instruction, effect.who, cards);
  else for (let seat = 0; seat < SEATS; seat++) if (seat !== state.turn) addReachable(state, instruction, seat, cards);
  return cards;
}

const ask = (state: State, about: Asking): TargetResult => {
  state.phase = about;
  return 'asked';
};

/**
 * Settles whose Gang or hand it is. Live players choose, CP-3.3 for Deadwood the randomizer does, CP-3.5 and for
 * equals.
 */
export function settleWho(
  state: State,
  instruction: Instruction,
  effect: Effect,
  emit: Emit<Event> | undefined,
): TargetResult {
  if (effect.who >= 0) return 'settled';
  const seats = reachableSeats(state, instruction);
  if (seats === 0) return 'none';
  const { who } = instruction;
  const isSingle = (seats & (seats - 1)) === 0;
  if (who === WHO_CHOICE && state.live[state.turn] && !isSingle) return ask(state, 'who');
  if (who === WHO_CHOICE || who === WHO_RANDOM) effect.who = randomSeat(state, seats, 'player', emit);
  else if (who >= WHO_GANG) effect.who = randomSeat(state, gangsBy(state, who - WHO_GANG, seats), 'gang', emit);
  else {
    const neighbour = (state.turn + 1 + who - WHO_LEFT) % SEATS;
    if (((seats >> neighbour) & 1) === 0) return 'none';
    effect.who = neighbour;
  }
  return 'settled';
}

/** Picks one of several cards, or asks; CP-X.1 a single one needs no question. -1 means that the player was asked. */
export function pickCard(state: State, cards: readonly Card[], rule: number, about: Asking): Card | -1 {
  if (cards.length === 1) return cards[0] as Card;
  if (rule === PICK_RANDOM) return randomCard(state, cards);
  if (rule !== PICK_CHOICE) return randomCard(state, extremes(state, cards, rule === PICK_HIGHEST));
  if (!state.live[state.turn]) return randomCard(state, cards);
  ask(state, about);
  return -1;
}

/** The cards with the most or the fewest points. */
function extremes(state: State, cards: readonly Card[], highest: boolean): Card[] {
  const { points } = state.pack;
  let found: Card[] = [];
  let top = 0;
  for (const card of cards) {
    const value = highest ? (points[card] as number) : -(points[card] as number);
    if (found.length === 0 || value > top) {
      found = [card];
      top = value;
    } else if (value === top) found.push(card);
  }
  return found;
}

/** Settles the card that a step takes hold of, and whose it is. */
export function settleCard(
  state: State,
  instruction: Instruction,
  effect: Effect,
  emit: Emit<Event> | undefined,
): TargetResult {
  if (effect.picked >= 0) return 'settled';
  if (instruction.who !== OWN && !isOpenChoice(instruction)) {
    const found = settleWho(state, instruction, effect, emit);
    if (found !== 'settled') return found;
  }
  const cards = reachableCards(state, instruction, effect);
  if (cards.length === 0) return 'none';
  effect.picked = pickCard(state, cards, instruction.pick, 'card');
  return effect.picked < 0 ? 'asked' : 'settled';
}

/** Whose pile a settled card lies in. */
export function holderOf(state: State, instruction: Instruction, effect: Effect): Seat {
  if (instruction.who === OWN) return state.turn;
  for (let seat = 0; seat < SEATS; seat++)
    if (pileOf(state, instruction.from, seat).includes(effect.picked as Card)) return seat;
  return state.turn;
}
