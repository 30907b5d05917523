// The four suits as shapes, drawn in a square of 100.
import { SUITS, type SuitText } from '@sagebrush/engine';
import * as styles from './cards.module.css';

const PATHS: Readonly<Record<SuitText, string>> = {
  H: 'M50 92C20 66 7 48 7 31 7 17 17 8 29 8c9 0 17 6 21 15 4-9 12-15 21-15 12 0 22 9 22 23 0 17-13 35-43 61z',
  D: 'M50 4Q64 30 86 50 64 70 50 96 36 70 14 50 36 30 50 4z',
  S: 'M50 5c8 19 41 32 41 56 0 12-9 20-19 20-7 0-13-3-17-9 1 10 4 17 11 22H34c7-5 10-12 11-22-4 6-10 9-17 9-10 0-19-8-19-20C9 37 42 24 50 5z',
  C: 'M50 6c13 0 22 10 22 21 0 6-2 11-6 15 13-3 27 5 27 20 0 12-10 21-21 21-8 0-14-4-18-10 1 10 4 16 11 21H35c7-5 10-11 11-21-4 6-10 10-18 10C17 83 7 74 7 62c0-15 14-23 27-20-4-4-6-9-6-15C28 16 37 6 50 6z',
};

export const suitOfText = (card: string): SuitText | undefined =>
  SUITS.find((suit) => suit === card[1] && card[0] !== 'X');

export function SuitShape({ suit }: { readonly suit: SuitText }) {
  return <path d={PATHS[suit]} className={styles.suit} data-suit={suit} />;
}

interface Placed {
  readonly suit: SuitText;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turned?: boolean;
}

export function SuitAt({ suit, x, y, size, turned = false }: Placed) {
  const turn = turned ? ' rotate(180)' : '';
  return (
    <path
      d={PATHS[suit]}
      className={styles.suit}
      data-suit={suit}
      transform={`translate(${x} ${y})${turn} scale(${size / 100}) translate(-50 -50)`}
    />
  );
}
