// Cards that go where nobody sees them lie: from seat to seat, from a seat to a pile. Backs, where the face is secret.
import { useEffect, useRef } from 'react';
import { CardBack } from '../cards/CardBack.tsx';
import { useReducedMotion } from '../reduced-motion.ts';
import { paced, useSettings } from '../settings.ts';
import { useShown } from './context.ts';
import * as styles from './FlightLayer.module.css';
import { boxOf, EASE_OUT } from './flight.ts';
import { GameCard } from './GameCard.tsx';
import type { CardMove } from './moves.ts';

const FLIGHT = 520;
const APART = 90;

/** Where cards are not seen any more: in a hand, or in a stack face down. */
const HIDES = /^(?:seat|stack):/;

export function FlightLayer() {
  const moves = useShown((shown) => shown.moves);
  const you = useShown(({ seating }) => seating?.you);
  const speed = useSettings((settings) => settings.speed);
  const isStill = useReducedMotion();
  if (isStill || speed === 'none') return null;
  // What comes to the own hand or lies open flies by itself.
  const hidden = moves.filter(({ to }) => HIDES.test(to) && to !== `seat:${you}`);
  return (
    <div className={styles.layer} aria-hidden="true">
      {hidden.map((move, index) => (
        <Flown key={`${move.from} ${move.to} ${move.card ?? index}`} move={move} wait={index * APART} />
      ))}
    </div>
  );
}

function Flown({ move, wait }: { readonly move: CardMove; readonly wait: number }) {
  const element = useRef<HTMLSpanElement>(null);
  const speed = useSettings((settings) => settings.speed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it flies once, when it appears.
  useEffect(() => {
    const [start, end] = [boxOf(move.from), boxOf(move.to)];
    if (!start || !end || !element.current) return;
    const at = (box: DOMRect): string =>
      `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px) translate(-50%, -50%)`;
    element.current.animate(
      [
        { transform: at(start), opacity: 1 },
        { transform: at(end), opacity: 1, offset: 0.85 },
        { transform: `${at(end)} scale(.4)`, opacity: 0 },
      ],
      { duration: paced(FLIGHT, speed), delay: paced(wait, speed), easing: `cubic-bezier(${EASE_OUT.join(',')})` },
    );
  }, []);
  return (
    <span ref={element} className={styles.flown}>
      {move.card === undefined ? <CardBack /> : <GameCard card={move.card} />}
    </span>
  );
}
