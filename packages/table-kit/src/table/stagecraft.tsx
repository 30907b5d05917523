// What scenes are made of: cards that turn over one after the other, numbers that count up.
import type { CardText } from '@sagebrush/engine';
import { type CSSProperties, useEffect, useState } from 'react';
import { CardBack } from '../cards/CardBack.tsx';
import { paced, useSettings } from '../settings.ts';
import { GameCard } from './GameCard.tsx';
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

const COUNTING = 1100;
const AFTER = 500;

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
