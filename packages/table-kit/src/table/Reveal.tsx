// The count at the end of a match: one thing turns up after the other, each with its number, and the totals grow beside the
// portraits. A tap goes to the end.
import { figure, type Words } from '@sagebrush/engine';
import { type CSSProperties, useEffect, useState } from 'react';
import { SeatFace } from '../art/SeatFace.tsx';
import { paced, useSettings } from '../settings.ts';
import { playSound } from '../sound/index.ts';
import { useKitWords } from '../words/index.ts';
import { Actor } from './Board.tsx';
import type { TablePlayer } from './connection.ts';
import { type RevealStep, totalsAfter } from './ending.ts';
import { GameCard } from './GameCard.tsx';
import { countStepTime, LAST_LOOK } from './paces.ts';
import * as styles from './Reveal.module.css';
import { Said } from './Said.tsx';
import { Stamp } from './stagecraft.tsx';
import * as things from './things.module.css';
import { useSeatName } from './use-seat-name.ts';

interface Props {
  readonly steps: readonly RevealStep[];
  readonly players: readonly TablePlayer[];
  readonly words: Words;
  readonly onDone: () => void;
}

export function Reveal({ steps, players, words, onDone }: Props) {
  const own = useKitWords();
  const speed = useSettings((settings) => settings.speed);
  const [count, setCount] = useState(1);
  useEffect(() => {
    const isLast = count >= steps.length;
    const time = paced(countStepTime(steps.length) + (isLast ? LAST_LOOK : 0), speed);
    if (count > 1) playSound('card');
    const timer = setTimeout(() => (isLast ? onDone() : setCount(count + 1)), time);
    return () => clearTimeout(timer);
  }, [count, steps, speed, onDone]);
  const step = steps[count - 1];
  const totals = totalsAfter(steps, count, players.length);
  return (
    <button type="button" className={styles.reveal} data-part="reveal" aria-label={own.skipCount} onClick={onDone}>
      <span className={styles.chapter} data-part="chapter">
        {step?.chapter}
      </span>
      {step && <ShownStep key={count} step={step} players={players} words={words} earlier={earlierOf(steps, count)} />}
      <span className={styles.totals}>
        {[...players.entries()].map(([seat, { name, kind }]) => (
          <Total
            key={seat}
            seat={seat}
            kind={kind}
            name={name}
            total={totals[seat] ?? 0}
            active={step?.seat === seat}
          />
        ))}
      </span>
    </button>
  );
}

/** The cards that turned up just before for the same seat: they lie under the latest. */
const MOST_UNDER = 6;
function earlierOf(steps: readonly RevealStep[], count: number): readonly RevealStep[] {
  const now = steps[count - 1];
  const before = steps.slice(0, count - 1);
  const since = before.findLastIndex(({ seat, chapter }) => seat !== now?.seat || chapter !== now.chapter) + 1;
  return before.slice(since).slice(-MOST_UNDER);
}

interface StepProps {
  readonly step: RevealStep;
  readonly earlier: readonly RevealStep[];
  readonly players: readonly TablePlayer[];
  readonly words: Words;
}

function ShownStep({ step, earlier, players, words }: StepProps) {
  const cards = [...earlier.flatMap((one) => one.cards), ...step.cards];
  return (
    <span className={styles.step} data-part="reveal-step">
      <Actor seat={step.seat} players={players} />
      <span
        className={styles.cards}
        style={{ '--n': cards.length, '--gaps': Math.max(1, cards.length - 1) } as CSSProperties}
      >
        {cards.map((card, index) => (
          <span key={card} className={things.card} data-new={index >= cards.length - step.cards.length || undefined}>
            <GameCard card={card} />
          </span>
        ))}
      </span>
      <span className={styles.what}>
        <span>
          <Said sentence={step.text} words={words} quiet />
        </span>
        {step.points !== 0 && <Stamp points={step.points} />}
      </span>
    </span>
  );
}

interface TotalProps {
  readonly seat: number;
  readonly name: string;
  readonly kind: string;
  readonly total: number;
  readonly active: boolean;
}

function Total({ seat, name, kind, total, active }: TotalProps) {
  const lang = useSettings((settings) => settings.lang);
  return (
    <span className={styles.total} data-active={active || undefined}>
      <SeatFace name={name} kind={kind} />
      <span>{useSeatName(seat)}</span>
      <b data-part="reveal-total">{figure(lang, total)}</b>
    </span>
  );
}
