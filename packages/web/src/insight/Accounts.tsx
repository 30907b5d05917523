// Luck and skill: for each seat what the cards gave, what its decisions gave and what those of the others did, up to
// the result.
import { clampedBetween } from '@sagebrush/bots/chart';
import { withMinus } from '@sagebrush/engine';
import { INSIGHT_WORDS, type Insight } from '@sagebrush/insight';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import type { FoundLog } from '../replay/log-source.ts';
import { markOf } from './chart-lines.ts';
import * as styles from './understand.module.css';
import { useInsightWords } from './words/index.ts';

interface Props {
  readonly insight: Insight;
  readonly found: FoundLog;
  readonly percent: Intl.NumberFormat;
}

export function Accounts({ insight, found, percent }: Props) {
  const own = useInsightWords();
  const lang = useSettings((settings) => settings.lang);
  const said = INSIGHT_WORDS[lang];
  const signed = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  return (
    <section aria-labelledby="luck">
      <h2 id="luck">{said.luckAndSkill}</h2>
      <p>{own.luckAbout}</p>
      <table className={styles.accounts} data-part="accounts">
        <thead>
          <tr>
            <th scope="col">{own.seat}</th>
            <th scope="col">{said.par}</th>
            <th scope="col">{said.cards}</th>
            <th scope="col">{said.own}</th>
            <th scope="col">{said.others}</th>
            <th scope="col">{said.result}</th>
          </tr>
        </thead>
        <tbody>
          {insight.accounts.map(({ seat, par, cards, own: decisions, others, error, result }) => (
            <tr key={seat}>
              <th scope="row">
                <span className={styles.mark} data-seat={seat} aria-hidden="true">
                  {markOf(seat)}
                </span>{' '}
                {found.players[seat]?.name}
              </th>
              <td data-label={said.par}>{percent.format(par)}</td>
              <Part label={said.cards} part={cards} signed={signed} />
              <Part label={said.own} part={decisions} signed={signed} error={error.own} />
              <Part label={said.others} part={others} signed={signed} error={error.others} />
              <td data-label={said.result}>
                <b>{percent.format(result)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const MIDDLE = 50;
const PART_SCALE = clampedBetween([-1, 1], [0, 2 * MIDDLE]);

/** A bar to the right for what was given, to the left for what was taken. */
function Part(props: {
  readonly label: string;
  readonly part: number;
  readonly signed: Intl.NumberFormat;
  readonly error?: number;
}) {
  const own = useInsightWords();
  const { label, part, signed, error = 0 } = props;
  const end = PART_SCALE(part);
  return (
    <td data-label={label}>
      <span>
        {withMinus(signed.format(part))}
        {error >= 0.005 && <small> {own.plusMinus(signed.format(error).replace('+', ''))}</small>}
      </span>
      <svg className={styles.partBar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.track} width={100} height={10} />
        <rect
          className={part < 0 ? styles.taken : styles.given}
          x={Math.min(end, MIDDLE)}
          width={Math.abs(end - MIDDLE)}
          height={10}
        />
        <line x1={MIDDLE} x2={MIDDLE} y1={0} y2={10} />
      </svg>
    </td>
  );
}
