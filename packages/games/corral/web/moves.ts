// Where the cards of the Corral go: others draw from the deck; what lies open finds its way by itself.
import type { Event } from '@sagebrush/corral';
import type { GameEvent, Viewer } from '@sagebrush/engine';
import type { CardMove } from '@sagebrush/table-kit/table/moves.ts';

export function movesIn(event: GameEvent, you: Viewer): readonly CardMove[] {
  const happened = event as Event;
  if (happened.type !== 'draw' || happened.seat === you) return [];
  return Array.from({ length: happened.count }, () => ({ from: 'pile:deck', to: `seat:${happened.seat}` }));
}
