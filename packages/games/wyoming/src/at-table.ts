// For the tests: a table set up from a position, played by plain actions.
import { FIRST_RULES, fastRandom, optionsUnder, parseOptions, type Refusal, type Seat } from '@sagebrush/engine';
import { wyoming } from './game.ts';
import type { Options } from './options.ts';
import type { Action, Event, Position, State, View } from './types.ts';

export interface Sitting {
  readonly state: State;
  /** Everything told to everyone since the last action. */
  events: Event[];
  /** Does a legal action; a refused one is an error. Returns what everybody heard. */
  play(seat: Seat, action: Action): Event[];
  /** The clause by which an action is refused, with its reason. */
  refused(seat: Seat, action: Action): string | undefined;
  refusal(seat: Seat, action: Action): Refusal | undefined;
  choices(seat: Seat): readonly Action[];
  pending(): readonly Seat[];
  view(seat: Seat | 'rail'): View;
}

const SEATS = 3;
export const optionsWith = (options: Partial<Options> = {}): Options => parseOptions(wyoming.options, options);
/** The options of a match that began under version 1 of the rules. */
const optionsOfFirstRules = (options: Partial<Options>): Options =>
  optionsUnder<Options>(wyoming, FIRST_RULES, options);

export const sit = (position: Position, options: Partial<Options> = {}, seed = 'sit'): Sitting =>
  setUpTable(position, optionsWith(options), seed);
export const sitUnderFirstRules = (position: Position, options: Partial<Options> = {}): Sitting =>
  setUpTable(position, optionsOfFirstRules(options), 'sit');

function setUpTable(position: Position, options: Options, seed: string): Sitting {
  const seats = wyoming.seating(position.hands?.length ?? SEATS);
  return seated(wyoming.setUp(wyoming.position.parse(position), { seats, options }, fastRandom(seed)));
}
export function dealt(seats: number, options: Partial<Options> = {}, seed = 'dealt', dealer?: Seat): Sitting {
  const table = {
    seats: wyoming.seating(seats),
    options: optionsWith(options),
    ...(dealer === undefined ? {} : { dealer }),
  };
  return seated(wyoming.deal(table, fastRandom(seed)));
}

function seated(state: State): Sitting {
  const sitting: Sitting = {
    state,
    events: [],
    play(seat, action) {
      const refused = wyoming.refuse(state, seat, wyoming.action.parse(action));
      if (refused) throw new Error(`seat ${seat} may not ${JSON.stringify(action)}: ${JSON.stringify(refused)}`);
      sitting.events = [];
      wyoming.apply(state, seat, action, (event) => sitting.events.push(event));
      return sitting.events;
    },
    refusal: (seat, action) => wyoming.refuse(state, seat, wyoming.action.parse(action)),
    refused(seat, action) {
      const refused = sitting.refusal(seat, action);
      return refused && `${refused.rule} ${refused.reason ?? ''}`;
    },
    choices: (seat) => wyoming.choices(state, seat),
    pending: () => wyoming.pending(state),
    view: (seat) => wyoming.view(state, seat),
  };
  return sitting;
}

export const typesOf = (events: readonly Event[]): string[] => events.map((event) => event.type);
export const choicesOf = <Type extends Action['type']>(
  sitting: Sitting,
  seat: Seat,
  type: Type,
): Extract<Action, { type: Type }>[] =>
  sitting.choices(seat).filter((action): action is Extract<Action, { type: Type }> => action.type === type);
export const discards = (sitting: Sitting, seat: Seat): string[] =>
  choicesOf(sitting, seat, 'discard').map((action) => action.card);
