// When two actions are one: programs, logs and lessons write fields and lists in an order of their own.
import type { GameAction } from './game.ts';

/**
 * The text that all ways of writing an action share: the order of its fields, and of what stands in its lists, is free.
 */
export const actionKey = (action: GameAction): string => unordered(action);

export const isSameAction = (one: GameAction, other: GameAction): boolean => actionKey(one) === actionKey(other);

/** The same action as the game lists it; one that is not listed stays as it is. */
export const asListed = (choices: readonly GameAction[], action: GameAction): GameAction =>
  choices.find((choice) => isSameAction(choice, action)) ?? action;

function unordered(json: unknown): string {
  if (Array.isArray(json)) return `[${json.map(unordered).sort().join()}]`;
  if (typeof json !== 'object' || json === null) return JSON.stringify(json);
  const fields = Object.entries(json).filter(([, value]) => value !== undefined);
  return `{${fields
    .map(([field, value]) => `${JSON.stringify(field)}:${unordered(value)}`)
    .sort()
    .join()}}`;
}
