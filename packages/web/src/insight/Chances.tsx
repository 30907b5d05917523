// The chart with its slider, what it says about the chosen moment, and the same as a table.
import type { Words } from '@sagebrush/engine';
import { INSIGHT_WORDS, type Insight } from '@sagebrush/insight';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { replayAddress } from '../replay/address.ts';
import type { FoundLog } from '../replay/log-source.ts';
import { Chart } from './Chart.tsx';
import { markOf } from './chart-lines.ts';
import { Happened, type NamedSeat, seatsOf } from './GameSentence.tsx';
import * as styles from './understand.module.css';
import { useInsightWords } from './words/index.ts';

interface Props {
  readonly insight: Insight;
  readonly found: FoundLog;
  readonly words: Words;
  readonly percent: Intl.NumberFormat;
}

export function Chances({ insight, found, words, percent }: Props) {
  const own = useInsightWords();
  const said = INSIGHT_WORDS[useSettings((settings) => settings.lang)];
  const last = insight.moments.length - 1;
  const [at, setAt] = useState(last);
  const seats = seatsOf(found);
  const chances = insight.moments.map((moment) => moment.chances.map(({ mean }) => mean));
  const nameOf = (moment: number): string => (moment === 0 ? said.deal : own.moveOf(moment, last));
  return (
    <section aria-labelledby="chances">
      <h2 id="chances">{said.chances}</h2>
      <p>{own.chancesAbout}</p>
      <Chart {...{ chances, seats, last, at, percent }} turningPoints={insight.turningPoints} onPick={setAt} />
      <input
        type="range"
        className={styles.momentSlider}
        min={0}
        max={last}
        value={at}
        aria-label={own.moment}
        aria-valuetext={`${nameOf(at)}. ${seats.map(({ name, seat }) => `${name} ${percent.format(chances[at]?.[seat] ?? 0)}`).join(', ')}`}
        onChange={({ target }) => setAt(target.valueAsNumber)}
      />
      <div className={styles.momentRead}>
        <p>
          <b>{nameOf(at)}</b>{' '}
          <Link href={replayAddress({ match: found.log.match, at: insight.moments[at]?.seq ?? 0, eyes: 'open' })}>
            {own.toReplay}
          </Link>
        </p>
        <ul className={styles.momentChances}>
          {seats.map(({ name, seat }) => (
            <li key={seat}>
              <span className={styles.mark} data-seat={seat} aria-hidden="true">
                {markOf(seat)}
              </span>{' '}
              {name} <b>{percent.format(chances[at]?.[seat] ?? 0)}</b>
            </li>
          ))}
        </ul>
        <p>
          <Happened events={insight.moments[at]?.events ?? []} words={words} found={found} />
        </p>
      </div>
      <AsTable chances={chances} seats={seats} nameOf={nameOf} percent={percent} />
    </section>
  );
}

/** Drawn only when it is opened: a long match has more than a thousand rows. */
function AsTable(props: {
  readonly chances: readonly (readonly number[])[];
  readonly seats: readonly NamedSeat[];
  readonly nameOf: (moment: number) => string;
  readonly percent: Intl.NumberFormat;
}) {
  const own = useInsightWords();
  const [open, setOpen] = useState(false);
  const { chances, seats, nameOf, percent } = props;
  return (
    <details
      className={styles.asTable}
      data-part="as-table"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{own.asTable}</summary>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        <section className={styles.scrolling} aria-label={own.asTable} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{own.move}</th>
                {seats.map(({ name, seat }) => (
                  <th scope="col" key={seat}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {chances.map((row, moment) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a moment is its number.
                <tr key={moment}>
                  <th scope="row">{moment === 0 ? nameOf(0) : moment}</th>
                  {seats.map(({ seat }) => (
                    <td key={seat}>{percent.format(row[seat] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
