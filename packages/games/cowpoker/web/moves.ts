// Where Cowpoker's cards go when something happens, as far as this viewer may know.
import type { Event } from '@sagebrush/cowpoker';
import type { Viewer } from '@sagebrush/engine';
import type { Anchor, CardMove } from '@sagebrush/table-kit/table/moves.ts';

const DECK: Anchor = 'pile:deck';

export function movesIn(event: Event, you: Viewer): readonly CardMove[] {
  if (event.type === 'draw') return event.seat === you ? [] : backsTo(event.seat, event.count);
  if (event.type === 'play' || event.type === 'follow')
    return [{ card: event.card, from: event.from === 'deck' ? DECK : `seat:${event.seat}`, to: `lies:${event.card}` }];
  if (event.type === 'trick' && event.winner !== null)
    return event.cards.map((card) => ({ card, from: 'place:trick', to: `stack:${event.winner}` }));
  if (event.type === 'steal' && event.to === 'hand')
    return [{ card: event.card, from: `seat:${event.from}`, to: `seat:${event.seat}` }];
  return [];
}

const backsTo = (seat: number, count: number): CardMove[] =>
  Array.from({ length: count }, () => ({ from: DECK, to: `seat:${seat}` }));
