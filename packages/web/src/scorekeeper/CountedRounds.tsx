// The sheet of the evening: a line for each round, the totals, and behind each round every point.
import { figure } from '@sagebrush/engine';
import { ClauseLink } from '@sagebrush/table-kit/rules/ClauseLink.tsx';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { RoundSheet } from './RoundSheet.tsx';
import { leadersOf, roundTotals, type ScoredRound, scoredRound } from './score.ts';
import * as styles from './scorekeeper.module.css';
import type { SheetProps } from './sheet-props.ts';
import { useScoresWords } from './words/index.ts';

export function CountedRounds(props: SheetProps) {
  const { keeper, evening, seats, options } = props;
  const own = useScoresWords();
  const rounds = evening.rounds.map((round) => scoredRound(keeper, round, { seats, options }));
  const totals = roundTotals(rounds, seats.length);
  return (
    <section aria-label={own.sheet} data-part="counted-rounds">
      <h2>{own.sheet}</h2>
      {rounds.length === 0 ? <p>{own.nothing}</p> : <Totals {...props} rounds={rounds} totals={totals} />}
      <Won {...props} totals={totals} />
    </section>
  );
}

interface TotalsProps extends SheetProps {
  readonly rounds: readonly ScoredRound[];
  readonly totals: readonly number[];
}

function Totals({ rounds, totals, ...props }: TotalsProps) {
  const { keeper, names } = props;
  const own = useScoresWords();
  const lang = useSettings((settings) => settings.lang);
  const leaders = leadersOf(totals, rounds.length);
  const called = rounds.map((round, index) => ({ ...round, name: keeper.round[lang](index + 1) }));
  return (
    <>
      <div className={styles.totals}>
        <table>
          <thead>
            <tr>
              <td />
              {names.map((name, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two players may have one name.
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {called.map(({ name, points }) => (
              <Figures key={name} name={name} points={points} />
            ))}
          </tbody>
          <tfoot>
            <Figures name={own.total} points={totals} leaders={leaders} />
          </tfoot>
        </table>
      </div>
      {called.map(({ name, sheet }) => (
        <details key={name} className={styles.why}>
          <summary>{own.whyIn(name)}</summary>
          <RoundSheet {...props} sheet={sheet} />
        </details>
      ))}
    </>
  );
}

interface FiguresProps {
  readonly name: string;
  readonly points: readonly number[];
  readonly leaders?: readonly number[];
}

function Figures({ name, points, leaders = [] }: FiguresProps) {
  const lang = useSettings((settings) => settings.lang);
  return (
    <tr>
      <th scope="row">{name}</th>
      {points.map((value, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is a seat.
        <td key={seat} data-leads={leaders.includes(seat) || undefined}>
          {figure(lang, value)}
        </td>
      ))}
    </tr>
  );
}

/** The evening is over where somebody has the total that wins, or all rounds are played. */
function Won({ keeper, game, names, evening, options, totals }: SheetProps & { readonly totals: readonly number[] }) {
  const own = useScoresWords();
  const rounds = evening.rounds.length;
  const end = keeper
    .ends(options)
    .find((one) => ('points' in one ? Math.max(...totals) >= one.points : rounds >= one.rounds));
  if (!end) return null;
  const winners = leadersOf(totals, rounds)
    .map((seat) => names[seat] ?? '')
    .join(', ');
  return (
    <p role="status">
      <b>{'points' in end ? own.won(winners, end.points) : own.wonAfter(winners, end.rounds)}</b>{' '}
      <ClauseLink game={game} rule={end.rule} />
    </p>
  );
}
