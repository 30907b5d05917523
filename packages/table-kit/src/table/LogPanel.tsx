// The log in sentences; it can be filtered by seat.
import type { Seat, Words } from '@sagebrush/engine';
import { useEffect, useRef, useState } from 'react';
import { ClauseLink } from '../rules/ClauseLink.tsx';
import { changeSettings, useSettings } from '../settings.ts';
import * as controls from '../styles/controls.module.css';
import { useKitWords } from '../words/index.ts';
import { useShown } from './context.ts';
import { HandLink } from './HandLink.tsx';
import * as styles from './LogPanel.module.css';
import { Said } from './Said.tsx';
import { type LogLine, namesOf } from './table-store.ts';

const seatIn = ({ event }: LogLine): Seat | undefined =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;

export function LogPanel({ words }: { readonly words: Words }) {
  const own = useKitWords();
  const log = useShown((shown) => shown.log);
  const seating = useShown((shown) => shown.seating);
  const screen = useShown((shown) => shown.screen);
  const [only, setOnly] = useState<Seat>();
  const end = useRef<HTMLOListElement>(null);
  const logAll = useSettings((settings) => settings.logAll);
  const isTold = ({ event }: LogLine): boolean => logAll || !(screen?.isDetail ?? screen?.isAside)?.(event);
  const lines = log.filter((line) => isTold(line) && (only === undefined || seatIn(line) === only));
  const seats = namesOf({ seating }).map((name, seat) => ({ name, seat }));
  const last = lines.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line scrolls into view
  useEffect(() => {
    const list = end.current;
    if (!list) return;
    const scroll = new ResizeObserver(() => list.scrollTo({ top: list.scrollHeight }));
    scroll.observe(list);
    return () => scroll.disconnect();
  }, [last]);
  return (
    <section className={styles.log} data-part="log" aria-label={own.log}>
      <header>
        <h2>{own.log}</h2>
        <button
          type="button"
          className={styles.level}
          data-part="log-level"
          aria-label={`${own.logLevel}: ${logAll ? own.logAll : own.logDeeds}`}
          onClick={() => changeSettings({ logAll: !logAll })}
        >
          {logAll ? own.logAll : own.logDeeds}
        </button>
        <label>
          <span className={controls.hidden}>{own.logOf}</span>
          <select
            value={only ?? ''}
            onChange={({ target }) => setOnly(target.value === '' ? undefined : Number(target.value))}
          >
            <option value="">{own.logEveryone}</option>
            {seats.map(({ name, seat }) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <ol ref={end} tabIndex={0} aria-label={own.log}>
        {lines.length === 0 && <li>{own.logEmpty}</li>}
        {lines.map((line) => (
          <li key={line.id}>
            {/* The sign stays with the last word. */}
            <Said sentence={words.event(line.event)} words={words} />
            {'\u00a0'}
            {seating && screen && <ClauseLink game={seating.game} rule={screen.clauseOf(line.event)} sign />}{' '}
            <HandLink href={screen?.explainEvent?.(line.event)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
