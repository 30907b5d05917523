// One step of a match, turned over: who sees it, what it tells, and what it would be with other cards.
import {
  type CardText,
  type EmittedEvent,
  type Game,
  type GameAction,
  type GameEvent,
  RAIL,
  type Seat,
  type Viewer,
} from '@sagebrush/engine';
import { exchanged, namedCards } from '../named-cards.ts';

export const viewersOf = (game: Game, state: unknown): Viewer[] => [...game.view(state, RAIL).handSizes.keys(), RAIL];

export function emittedBy(game: Game, state: unknown, seat: Seat, action: GameAction): EmittedEvent<GameEvent>[] {
  const emitted: EmittedEvent<GameEvent>[] = [];
  game.apply(state, seat, action, (event, privateEvents = []) => emitted.push({ event, privateEvents }));
  return emitted;
}

export const roundTrip = <T>(json: T): T => (json === undefined ? json : (JSON.parse(JSON.stringify(json)) as T));
export const allCards = (game: Game, state: unknown): CardText[] => namedCards(game.positionOf(state));

/** The same action with up to `changes` of its cards replaced by others. */
export function randomlyChanged(action: GameAction, other: () => CardText, changes: number): GameAction {
  let changed = action;
  for (const card of namedCards(action).slice(0, changes)) changed = exchanged(changed, card, other());
  return changed;
}

/** The same action, for the order in a list is free. */
export const withListsReversed = (action: GameAction): GameAction => ({
  ...action,
  ...Object.fromEntries(
    Object.entries(action).map(([field, value]) => [field, Array.isArray(value) ? [...value].reverse() : value]),
  ),
});
