// The board on which a scene is played: a title, what it is about, a line below.
import type { CardText, Seat } from '@sagebrush/engine';
import type { ReactNode } from 'react';
import { SeatFace } from '../art/SeatFace.tsx';
import type { TablePlayer } from './connection.ts';
import type { Anchor } from './moves.ts';
import * as scenes from './scenes.module.css';
import { StageCard } from './stagecraft.tsx';
import { useSeatName } from './use-seat-name.ts';

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

/** Cards that come onto the stage from their places on the table, else from `from`. */
export function CardsOf({ cards, from }: { readonly cards: readonly CardText[]; readonly from?: Anchor }) {
  return (
    <span className={scenes.boardCards}>
      {cards.map((card) => (
        <StageCard key={card} card={card} {...(from === undefined ? {} : { from })} />
      ))}
    </span>
  );
}

/** Somebody in a scene: the face, the name, and what there is to say about them. */
export function Actor({
  seat,
  players,
  note,
}: {
  readonly seat: Seat;
  readonly players: readonly TablePlayer[];
  readonly note?: string;
}) {
  const player = players[seat];
  const name = useSeatName(seat);
  return (
    <span className={scenes.actor} data-part="actor">
      <SeatFace name={player?.name ?? ''} kind={player?.kind ?? 'bot'} />
      <span>{name}</span>
      {note !== undefined && <small>{note}</small>}
    </span>
  );
}
