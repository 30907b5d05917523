// Chapter 4, Roundups and Gunfights.
import { type Card, type Emit, makeCard, makeCards, type Seat, takeCard } from '@sagebrush/engine';
import { TRICKS, type TrickKind } from '../pack/steps.ts';
import { forget } from '../secrets.ts';
import { type Event, SEATS, type State, type Trick } from '../types.ts';
import { gangFor } from './placing.ts';

const kindOf = (trick: Trick): TrickKind => TRICKS[trick.kind] as TrickKind;

/** CP-4.1 Whose turn it is in the trick: the caller's left neighbour first, the caller last. */
export const followerIn = (state: State, trick: Trick): Seat => (state.turn + 1 + trick.passed) % SEATS;

export function callTrick(state: State, kind: number, emit: Emit<Event> | undefined): void {
  state.trick = { kind, passed: 0, seats: [], cards: [], placed: [] };
  emit?.({ type: 'call', seat: state.turn, trick: TRICKS[kind] as TrickKind });
}

/**
 * CP-4.1 The next seat plays: a live player chooses, Deadwood turns over the top of the deck; who has no card plays
 * nothing.
 */
export function continueTrick(state: State, trick: Trick, emit: Emit<Event> | undefined): void {
  if (trick.passed === SEATS) return endTrick(state, trick, emit);
  const seat = followerIn(state, trick);
  if (state.live[seat] && (state.hands[seat] as Card[]).length > 0) {
    state.phase = 'follow';
    return;
  }
  const top = state.live[seat] ? undefined : state.deck.pop();
  if (top !== undefined) return layInTrick(state, trick, seat, top, 'deck', emit);
  trick.passed++;
  emit?.({ type: 'pass', seat, trick: kindOf(trick) });
}

/** CP-4.2 Any card of the hand may be played. */
export function followTrick(state: State, trick: Trick, card: Card, emit: Emit<Event> | undefined): void {
  const seat = followerIn(state, trick);
  takeCard(state.hands[seat] as Card[], card);
  state.phase = 'running';
  layInTrick(state, trick, seat, card, 'hand', emit);
}

/** CP-5.2 A card that goes into a certain Gang goes there at once when it is played. */
function layInTrick(
  state: State,
  trick: Trick,
  seat: Seat,
  card: Card,
  from: 'hand' | 'deck',
  emit: Emit<Event> | undefined,
): void {
  forget(state, card);
  state.infoVersion++;
  trick.passed++;
  trick.seats.push(seat);
  trick.cards.push(card);
  emit?.({
    type: 'follow',
    seat,
    card: makeCard(card),
    from,
    trick: kindOf(trick),
    value: valueIn(state, trick, card),
  });
  const isPlaced = (state.pack.place[card] as number) >= 0;
  const gang = isPlaced ? gangFor(state, seat, card, emit) : -1;
  if (isPlaced) (state.gangs[gang] as Card[]).push(card);
  trick.placed.push(gang);
}

export const valueIn = (state: Pick<State, 'pack'>, trick: Pick<Trick, 'kind'>, card: Card): number =>
  (state.pack.values[trick.kind] as readonly number[])[card] as number;

/**
 * CP-4.3 The highest value takes it, of equals the one played later; CP-4.4 a placed card counts too. The index of the
 * play, -1 for none.
 */
export function winningPlay(state: Pick<State, 'pack'>, trick: Pick<Trick, 'kind' | 'cards'>): number {
  let winning = -1;
  let top = -1;
  for (let index = 0; index < trick.cards.length; index++) {
    const value = valueIn(state, trick, trick.cards[index] as Card);
    if (value < top) continue;
    top = value;
    winning = index;
  }
  return winning;
}

/**
 * CP-4.4 The winner puts the cards into their Cellar, except those that went into a Gang. CP-4.6 Nobody draws; the
 * effect goes on.
 */
function endTrick(state: State, trick: Trick, emit: Emit<Event> | undefined): void {
  state.trick = undefined;
  const winning = winningPlay(state, trick);
  const winner = winning < 0 ? -1 : (trick.seats[winning] as Seat);
  const value = winning < 0 ? 0 : valueIn(state, trick, trick.cards[winning] as Card);
  for (let index = 0; index < trick.cards.length; index++) {
    if (trick.placed[index] === -1) (state.cellars[winner] as Card[]).push(trick.cards[index] as Card);
  }
  if (state.effect) state.effect.won = winner === state.turn;
  emit?.({
    type: 'trick',
    trick: kindOf(trick),
    winner: winner < 0 ? null : winner,
    value,
    cards: makeCards(trick.cards.filter((_, index) => trick.placed[index] === -1)),
  });
}
