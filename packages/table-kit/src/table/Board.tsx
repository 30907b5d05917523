// The board on which a scene is played: a title, what it is about, a line below.
import type { CardText } from '@sagebrush/engine';
import type { ReactNode } from 'react';
import { GameCard } from './GameCard.tsx';

interface Props {
  readonly title: string;
  readonly foot?: string | undefined;
  readonly children: ReactNode;
}

export function Board({ title, foot, children }: Props) {
  return (
    <span className="board">
      <span className="board-title">{title}</span>
      <span className="board-sides">{children}</span>
      {foot !== undefined && <span className="board-foot">{foot}</span>}
    </span>
  );
}

export function CardsOf({ cards }: { readonly cards: readonly CardText[] }) {
  return (
    <span className="board-cards">
      {cards.map((card) => (
        <span key={card} className="card">
          <GameCard card={card} />
        </span>
      ))}
    </span>
  );
}
