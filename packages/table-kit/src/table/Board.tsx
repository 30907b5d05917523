// The board on which a scene is played: a title, what it is about, a line below.
import type { CardText } from '@sagebrush/engine';
import type { ReactNode } from 'react';
import { GameCard } from './GameCard.tsx';
import * as scenes from './scenes.module.css';
import * as things from './things.module.css';

interface Props {
  readonly title: string;
  readonly foot?: string | undefined;
  readonly children: ReactNode;
}

export function Board({ title, foot, children }: Props) {
  return (
    <span className={scenes.board}>
      <span className={scenes.boardTitle}>{title}</span>
      <span className={scenes.boardSides}>{children}</span>
      {foot !== undefined && <span className={scenes.boardFoot}>{foot}</span>}
    </span>
  );
}

export function CardsOf({ cards }: { readonly cards: readonly CardText[] }) {
  return (
    <span className={scenes.boardCards}>
      {cards.map((card) => (
        <span key={card} className={things.card}>
          <GameCard card={card} />
        </span>
      ))}
    </span>
  );
}
