// Chapter 3, chance: the eight randomizer cards, and what they decide.
import { below, type Card, type Emit, type Seat } from '@sagebrush/engine';
import { RANCHES, type RanchId, TRICKS, type TrickKind } from '../pack/steps.ts';
import type { Event, State } from '../types.ts';

type Decides = Extract<Event, { type: 'randomizer' }>['decides'];

/** CP-1.3 Eight cards, two of each Ranch, one with each symbol; each draw is from all eight. */
const RANDOMIZER = 8;
const ranchOn = (drawn: number): number => drawn >> 1;
const trickOn = (drawn: number): number => drawn & 1;

function turnRandomizer(
  state: State,
  decides: Decides,
  settles: (drawn: number) => boolean,
  emit: Emit<Event> | undefined,
): number {
  for (;;) {
    const drawn = below(state.random, RANDOMIZER);
    state.infoVersion++;
    const again = !settles(drawn);
    emit?.({
      type: 'randomizer',
      seat: state.turn,
      ranch: RANCHES[ranchOn(drawn)] as RanchId,
      trick: TRICKS[trickOn(drawn)] as TrickKind,
      decides,
      again,
    });
    if (!again) return drawn;
  }
}

/** CP-3.3 A choice between Gunfight and Roundup goes by the symbol. */
export const randomTrick = (state: State, emit: Emit<Event> | undefined): number =>
  trickOn(turnRandomizer(state, 'trick', () => true, emit));

/**
 * CP-3.3, CP-3.5 Among players by the Ranch, drawn again until it names one of them; a single one needs no draw.
 * `seats` is a bit set.
 */
export function randomSeat(state: State, seats: number, decides: Decides, emit: Emit<Event> | undefined): Seat {
  if ((seats & (seats - 1)) === 0) return 31 - Math.clz32(seats);
  const drawn = turnRandomizer(
    state,
    decides,
    (card) => ((seats >> state.ranches.indexOf(ranchOn(card))) & 1) === 1,
    emit,
  );
  return state.ranches.indexOf(ranchOn(drawn));
}

/** CP-3.3 Among cards each has the same chance. */
export function randomCard(state: State, cards: readonly Card[]): Card {
  if (cards.length > 1) state.infoVersion++;
  return cards[below(state.random, cards.length)] as Card;
}
