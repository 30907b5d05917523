// A corral table for tests: set up from a position, played by whoever's turn it is.
import { fastRandom, parseOptions, type Refusal, type Seat, type Viewer } from '@sagebrush/engine';
import { corral } from './game.ts';
import type { Action, Event, Options, Position, State, View } from './types.ts';

export interface AtTable {
  readonly state: State;
  /** Carries out a legal action for the seat whose turn it is, and answers what was emitted. */
  play(action: Action): readonly Event[];
  refusal(action: Action, seat?: Seat): Refusal | undefined;
  choices(): readonly Action[];
  view(viewer: Viewer): View;
}

export const usual = parseOptions<Options>(corral.options, {});

export function atTable(position: Position, options: Partial<Options> = {}): AtTable {
  const seats = Math.max(2, position.hands?.length ?? 0, position.fighters?.length ?? 0);
  const table = { seats: corral.seating(seats), options: { ...usual, ...options } };
  const state = corral.setUp(corral.position.parse(position), table, fastRandom('at the table'));
  return {
    state,
    play(action) {
      const refused = corral.refuse(state, state.turn, action);
      if (refused) throw new Error(`${refused.rule} ${refused.reason}`);
      const events: Event[] = [];
      corral.apply(state, state.turn, action, (event) => events.push(event));
      return events;
    },
    refusal: (action, seat = state.turn) => corral.refuse(state, seat, action),
    choices: () => corral.choices(state, state.turn),
    view: (viewer) => corral.view(state, viewer),
  };
}

export const emitted = <Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }>[] =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
