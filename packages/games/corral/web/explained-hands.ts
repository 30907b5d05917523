// From the log to the explainer: the poker hands that were shown.
import type { CardText, GameEvent } from '@sagebrush/engine';
import { handsAddress, NO_HAND } from '@sagebrush/table-kit/hands-address.ts';

/** GC-6.9 The five cards of a showdown. */
export function explainEvent(event: GameEvent): string | undefined {
  if (event.type !== 'showdown' || !('cards' in event)) return undefined;
  return handsAddress({ one: { cards: event.cards as readonly CardText[], wild: [] }, two: NO_HAND });
}
