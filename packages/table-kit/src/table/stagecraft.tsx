// What scenes are made of: cards that turn over one after the other, numbers that count up.
import { type CardText, signed } from '@sagebrush/engine';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CardBack } from '../cards/CardBack.tsx';
import { useReducedMotion } from '../reduced-motion.ts';
import { paced, useSettings } from '../settings.ts';
import { flyFrom } from './flight.ts';
import { GameCard } from './GameCard.tsx';
import type { Anchor } from './moves.ts';
import * as scenes from './scenes.module.css';
import * as things from './things.module.css';

/** Lies face down and turns over; `order` says when. */
export function Turning({ card, order }: { readonly card: CardText; readonly order: number }) {
  return (
    <span className={`${scenes.turning} ${things.card}`} style={{ '--order': order } as CSSProperties}>
      <span className={scenes.turningBack}>
        <CardBack />
      </span>
      <span>
        <GameCard card={card} />
      </span>
    </span>
  );
}

const ENTRANCE = 420;

/** A card that comes onto the stage from where it lies on the table, else from `from`. */
export function StageCard({ card, from }: { readonly card: CardText; readonly from?: Anchor }) {
  const speed = useSettings((settings) => settings.speed);
  const isStill = useReducedMotion();
  const element = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card enters once.
  useLayoutEffect(() => {
    const milliseconds = isStill ? 0 : paced(ENTRANCE, speed);
    if (element.current && milliseconds > 0) flyFrom(element.current, [`lies:${card}`, from], milliseconds);
  }, [card]);
  return (
    <span ref={element} className={things.card}>
      <GameCard card={card} />
    </span>
  );
}

/** A number stamped on what it was given for; `order` says when. */
export function Stamp({ points, order = 0 }: { readonly points: number; readonly order?: number }) {
  const lang = useSettings((settings) => settings.lang);
  return (
    <b
      className={scenes.stamp}
      data-part="stamp"
      data-loss={points < 0 || undefined}
      style={{ '--order': order } as CSSProperties}
    >
      {signed(lang, points)}
    </b>
  );
}

/** A total counts up once the first hidden card has turned. */
const COUNTING = 900;
const AFTER = 850;

export function CountUp({ from, to }: { readonly from: number; readonly to: number }) {
  const speed = useSettings((settings) => settings.speed);
  const [shown, setShown] = useState(from);
  useEffect(() => {
    const begun = performance.now() + paced(AFTER, speed);
    const whole = Math.max(1, paced(COUNTING, speed));
    let frame = 0;
    function step(now: number): void {
      const part = Math.min(1, Math.max(0, (now - begun) / whole));
      setShown(Math.round(from + (to - from) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    }
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [from, to, speed]);
  return shown;
}
