// The paper of every card, and the index in its corners.
import type { SuitText } from '@sagebrush/engine';
import type { ReactNode } from 'react';
import { star } from '../art/shapes.ts';
import * as styles from './cards.module.css';
import { SuitAt } from './Suit.tsx';
import { rankText } from './short-name.ts';

/** Specks in the paper: always the same, so that nothing shimmers. */
const GRAIN = Array.from(
  { length: 46 },
  (_, index) =>
    `M${((index * 37.7) % 96) + 2} ${((index * 61.3 + 11) % 136) + 2}l${((index * 7) % 5) - 2} ${((index * 3) % 3) - 1}`,
).join('');

export function Paper() {
  return (
    <g>
      <rect x=".75" y=".75" width="98.5" height="138.5" rx="8" className={styles.paper} />
      <path d={GRAIN} className={styles.grain} />
    </g>
  );
}

/** The same twice: upright, and turned about the middle of the card. */
export function Twice({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="rotate(180 50 70)">{children}</g>
    </>
  );
}

interface RankProps {
  readonly card: string;
  readonly suit: SuitText;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** The Ten has two figures in the room of one. */
export function RankMark({ card, suit, x, y, size = 28 }: RankProps) {
  const narrow = card.startsWith('T') ? ({ textLength: size * 0.85, lengthAdjust: 'spacingAndGlyphs' } as const) : {};
  return (
    <text x={x} y={y} fontSize={size} className={`${styles.rank} ${styles.suit}`} data-suit={suit} {...narrow}>
      {rankText(card)}
    </text>
  );
}

interface IndexProps {
  readonly card: string;
  readonly suit: SuitText | undefined;
}

/** Rank over suit, for the corners of a large card. */
export function Index({ card, suit }: IndexProps) {
  if (!suit) return <JokerStar card={card} x={14} y={17} size={10} />;
  return (
    <g>
      <RankMark card={card} suit={suit} x={14.5} y={27} />
      <SuitAt suit={suit} x={14.5} y={42} size={17} />
    </g>
  );
}

export function JokerStar({
  card,
  x,
  y,
  size,
}: {
  readonly card: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  return <path d={star(x, y, size)} className={styles.suit} data-suit={card.startsWith('X1') ? 'H' : 'S'} />;
}

/** All that a small card shows: rank and suit, as large as they go. */
export function PlainFace({ card, suit }: IndexProps) {
  if (!suit) return <JokerStar card={card} x={26} y={30} size={20} />;
  return (
    <g>
      <RankMark card={card} suit={suit} x={29} y={53} size={62} />
      <SuitAt suit={suit} x={25} y={80} size={29} />
      <SuitAt suit={suit} x={67} y={107} size={50} />
    </g>
  );
}
