// The bids are turned up, and somebody wins.
import type { Event } from '@sagebrush/{{id}}';
import { Board, CardsOf } from '@sagebrush/table-kit/table/Board.tsx';
import type { SceneProps } from '@sagebrush/table-kit/table/screen.ts';
import { useWords } from './words/index.ts';

export function Scene({ event, players }: SceneProps) {
  const own = useWords();
  const { seat, bids } = event as Extract<Event, { type: 'won' }>;
  return (
    <Board title={own.bids} foot={own.wonBy(players[seat]?.name ?? '')}>
      <CardsOf cards={bids} />
    </Board>
  );
}
