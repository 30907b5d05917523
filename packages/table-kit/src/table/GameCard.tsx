// A card of the game at this table: its face, or the back that all share; and the same card on its way across the
// table.
import type { CardText } from '@sagebrush/engine';
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { CardBack } from '../cards/CardBack.tsx';
import { useReducedMotion } from '../reduced-motion.ts';
import { paced, useSettings } from '../settings.ts';
import { type CardFlights, cardFlights } from './card-flights.ts';
import { useControl, useShown } from './context.ts';
import { flyFrom } from './flight.ts';
import * as things from './things.module.css';

export function GameCard({ card }: { readonly card: CardText }) {
  const screen = useShown((shown) => shown.screen);
  return screen ? <screen.Face card={card} /> : null;
}

const FLIGHT = 240;

/** Milliseconds a card needs from place to place; 0 with reduced motion or the speed `none`. */
function useFlightTime(): number {
  const speed = useSettings((settings) => settings.speed);
  return useReducedMotion() ? 0 : paced(FLIGHT, speed);
}

interface MovingProps {
  /** The card's id; the same wherever it lies. */
  readonly id: string;
  /** The spot or anchor that a card comes from which lay nowhere before: `seat:2`, `pile:deck`. */
  readonly from?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The cards of a table, as long as they fly: copies of cards that lie elsewhere do not. */
const FlightsContext = createContext<CardFlights | undefined>(undefined);

/** Copies of cards that lie elsewhere on the table: they do not fly. */
export function Still({ children }: { readonly children: ReactNode }) {
  return <FlightsContext value={undefined}>{children}</FlightsContext>;
}

/** Around all cards of a table: whenever it changes they go from where they lay to where they lie. */
export function CardGroup({ children }: { readonly children: ReactNode }) {
  const { store } = useControl();
  const [flights] = useState(cardFlights);
  const shown = useShown((now) => now);
  useLayoutEffect(() => store.subscribe(flights.lift), [store, flights]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has changed, and is drawn by now.
  useLayoutEffect(flights.land, [shown, flights]);
  return <FlightsContext value={flights}>{children}</FlightsContext>;
}

/** Moves from where the same card lay before to where it lies now. */
export function Moving(props: MovingProps) {
  const flights = useContext(FlightsContext);
  const milliseconds = useFlightTime();
  return !flights || milliseconds === 0 ? (
    <span
      className={`${things.moving} ${props.className ?? ''}`}
      data-anchor={flights ? `lies:${props.id}` : undefined}
    >
      {props.children}
    </span>
  ) : (
    <Flying {...props} flights={flights} milliseconds={milliseconds} />
  );
}

interface FlyingProps extends MovingProps {
  readonly flights: CardFlights;
  readonly milliseconds: number;
}

function Flying({ id, from, className = '', children, flights, milliseconds }: FlyingProps) {
  const outer = useRef<HTMLSpanElement>(null);
  const inner = useRef<HTMLSpanElement>(null);
  const { store } = useControl();
  useLayoutEffect(() => {
    if (!outer.current) return;
    const appear = (): void => {
      const move = store.getState().moves.find(({ card }) => card === id);
      if (inner.current) flyFrom(inner.current, [move?.from, from], milliseconds * 1.2);
    };
    return flights.lay(id, { element: outer.current, milliseconds, appear });
  }, [id, from, flights, milliseconds, store]);
  return (
    <span ref={outer} className={`${things.moving} ${className}`} data-anchor={`lies:${id}`}>
      <span ref={inner} className={things.movingInner}>
        {children}
      </span>
    </span>
  );
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
export function FaceDownCard() {
  return (
    <span className={things.card}>
      <CardBack />
    </span>
  );
}
