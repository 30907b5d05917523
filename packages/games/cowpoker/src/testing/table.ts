// A table for rule tests: set up from a position, played in short calls, with everything that was emitted.
import { type CardText, fastRandom, makeCards, optionsUnder, type Refusal, type Seat } from '@sagebrush/engine';
import { cowpoker } from '../game.ts';
import type { PackJson } from '../pack/format.ts';
import type { Action, Event, Options, Position, State, View } from '../types.ts';
import { plainPack } from './plain-pack.ts';

export interface TestTable {
  readonly state: State;
  readonly emitted: Event[];
  /** Each acts for whoever owes the decision; a refusal fails the test. */
  play(card: CardText): void;
  follow(...cards: readonly CardText[]): void;
  choose(option: string): void;
  refusal(seat: Seat, action: Action): Refusal | undefined;
  pending(): Seat | undefined;
  hand(seat: Seat): CardText[];
  gang(seat: Seat): CardText[];
  cellar(seat: Seat): CardText[];
  view(seat: Seat): View;
  /** The events of one kind. */
  all<T extends Event['type']>(type: T): Extract<Event, { type: T }>[];
}

export interface TestOptions extends Partial<Omit<Options, 'pack'>> {
  readonly pack?: PackJson;
  readonly seed?: string;
  /** The version of the rules; the present one unless it is said. */
  readonly rules?: string;
}

/**
 * Davila, Gallagher, Masterson and San Joaquin sit in this order; all live, seat 0's turn, unless the position says
 * otherwise.
 */
export function setTable(
  position: Position,
  { seed = 'test', pack = plainPack(), rules = cowpoker.rules, ...others }: TestOptions = {},
): TestTable {
  const options = optionsUnder<Options>(cowpoker, rules, { pack, ...others });
  const emitted: Event[] = [];
  const emit = (event: Event): void => {
    emitted.push(event);
  };
  const state = cowpoker.setUp(
    { turn: 0, ...position },
    { seats: cowpoker.seating(4), options },
    fastRandom(seed),
    emit,
  );
  const act = (action: Action): void => {
    const seat = cowpoker.pending(state)[0];
    if (seat === undefined) throw new Error(`nobody owes a decision, but the test wants ${JSON.stringify(action)}`);
    const refused = cowpoker.refuse(state, seat, action);
    if (refused) throw new Error(`seat ${seat} may not ${JSON.stringify(action)}: ${JSON.stringify(refused)}`);
    cowpoker.apply(state, seat, action, emit);
  };
  return {
    state,
    emitted,
    play: (card) => act({ type: 'play', card }),
    follow: (...cards) => {
      for (const card of cards) act({ type: 'follow', card });
    },
    choose: (option) => act({ type: 'choose', option }),
    refusal: (seat, action) => cowpoker.refuse(state, seat, action),
    pending: () => cowpoker.pending(state)[0],
    hand: (seat) => makeCards(state.hands[seat] ?? []),
    gang: (seat) => makeCards(state.gangs[seat] ?? []),
    cellar: (seat) => makeCards(state.cellars[seat] ?? []),
    view: (seat) => cowpoker.view(state, seat),
    all: (type) => emitted.filter((event) => event.type === type) as never,
  };
}
