// A card of the game at this table: its face, or the back that all share; and the same card on its way across the
// table.
import type { CardText } from '@sagebrush/engine';
import { LayoutGroup, motion, useReducedMotion } from 'motion/react';
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { CardBack } from '../cards/CardBack.tsx';
import { paced, useSettings } from '../settings.ts';
import { useShown } from './context.ts';
import * as things from './things.module.css';

export function GameCard({ card }: { readonly card: CardText }) {
  const screen = useShown((shown) => shown.screen);
  return screen ? <screen.Face card={card} /> : null;
}

const FLIGHT = 0.24;
const EASE_OUT = [0.2, 0.8, 0.3, 1] as const;

/** Seconds a card needs from place to place; 0 with reduced motion or the speed `none`. */
function useFlight(): number {
  const speed = useSettings((settings) => settings.speed);
  return useReducedMotion() ? 0 : paced(FLIGHT, speed);
}

/** Cards that lie on the table now, by layout id: a card that was nowhere comes from `from`. */
const lying = new Map<string, number>();

interface MovingProps {
  /** The card's id; the same wherever it lies. */
  readonly id: string;
  /** The spot or anchor that a card comes from which lay nowhere before: `seat:2`, `pile:deck`. */
  readonly from?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const StillContext = createContext(false);
/** Copies of cards that lie elsewhere on the table: they do not fly. */
export function Still({ children }: { readonly children: ReactNode }) {
  return <StillContext value={true}>{children}</StillContext>;
}

/** Moves from where the same card lay before to where it lies now. */
export function Moving(props: MovingProps) {
  const still = useContext(StillContext);
  const seconds = useFlight();
  return still || seconds === 0 ? (
    <span className={`${things.moving} ${props.className ?? ''}`}>{props.children}</span>
  ) : (
    <Flying {...props} seconds={seconds} />
  );
}

function Flying({ id, from, className = '', children, seconds }: MovingProps & { readonly seconds: number }) {
  const inner = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card comes from somewhere once, when it appears.
  useLayoutEffect(() => {
    const wasThere = lying.has(id);
    lying.set(id, (lying.get(id) ?? 0) + 1);
    if (!wasThere && from !== undefined && seconds > 0 && inner.current) flyFrom(inner.current, from, seconds);
    return () => {
      setTimeout(() => {
        const left = (lying.get(id) ?? 1) - 1;
        if (left > 0) lying.set(id, left);
        else lying.delete(id);
      });
    };
  }, [id]);
  return (
    <motion.span
      className={`${things.moving} ${className}`}
      layoutId={id}
      layout="position"
      transition={{ duration: seconds, ease: EASE_OUT }}
    >
      <span ref={inner} className={things.movingInner}>
        {children}
      </span>
    </motion.span>
  );
}

function flyFrom(element: HTMLElement, from: string, seconds: number): void {
  const start = document.querySelector(`[data-anchor="${CSS.escape(from)}"]`)?.getBoundingClientRect();
  if (!start) return;
  const end = element.getBoundingClientRect();
  const x = start.x + start.width / 2 - end.x - end.width / 2;
  const y = start.y + start.height / 2 - end.y - end.height / 2;
  const easing = `cubic-bezier(${EASE_OUT.join(',')})`;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(.7)`, opacity: 0.4 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: seconds * 1200, easing },
  );
}

export function CardGroup({ children }: { readonly children: ReactNode }) {
  return <LayoutGroup>{children}</LayoutGroup>;
}

/** A card lying on the table, face up. */
export function TableCard({ card, from }: { readonly card: CardText; readonly from?: string }) {
  return (
    <Moving id={card} {...(from === undefined ? {} : { from })} className={things.card}>
      <GameCard card={card} />
    </Moving>
  );
}

/** A card that this viewer may not see. */
export function HiddenCard() {
  return (
    <span className={things.card}>
      <CardBack />
    </span>
  );
}
