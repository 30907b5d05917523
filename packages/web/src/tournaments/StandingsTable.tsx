// The standings, with what decides among equals.
import type { StandingsLine, TournamentInfo } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { PersonName } from '@sagebrush/table-kit/table/PersonName.tsx';
import * as styles from './tournaments.module.css';
import { useTournamentWords } from './use-tournament-words.ts';

interface Props {
  readonly tournament: TournamentInfo;
  readonly me: string | undefined;
}

type TieBreakName = keyof ReturnType<typeof useTournamentWords>['tieBreaks'];
/** They decide, but are no figure that says anything to anybody. */
const SILENT = ['lot', 'entry'];

export function StandingsTable({ tournament, me }: Props) {
  const own = useTournamentWords();
  const lang = useSettings((settings) => settings.lang);
  const { standings, tieBreaks, rounds } = tournament;
  if (standings.length === 0) return null;
  const figures = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
  const shown = tieBreaks.flatMap((name, index) =>
    SILENT.includes(name) ? [] : [{ name: name as TieBreakName, index }],
  );
  const named = tieBreaks.map((name) => own.tieBreaks[name as TieBreakName]);
  return (
    <section data-part="standings">
      <h2>{own.standings}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{own.place}</th>
            <th scope="col">{own.name}</th>
            <th scope="col">{own.points}</th>
            <th scope="col" className={styles.wide}>
              {own.played}
            </th>
            {shown.map(({ name }) => (
              <th key={name} scope="col" className={styles.wide}>
                {own.tieBreaks[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.map((line) => (
            <tr key={line.id} data-you={line.person !== null && line.person === me ? '' : undefined}>
              <td>{rounds.length > 0 ? (line.place ?? '–') : ''}</td>
              <th scope="row">
                <Who line={line} />
              </th>
              <td>{figures.format(line.points)}</td>
              <td className={styles.wide}>{line.played}</td>
              {shown.map(({ name, index }) => (
                <td key={name} className={styles.wide}>
                  {figures.format(line.tieBreaks[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <small>{own.amongEquals(named.join(', '))}</small>
    </section>
  );
}

function Who({ line: { name, kept, bot, left } }: { readonly line: StandingsLine }) {
  const own = useTournamentWords();
  return (
    <>
      <PersonName name={name} guest={!kept && !bot} />
      {bot && ` (${own.bot})`}
      {left && ` (${own.leftMark})`}
    </>
  );
}
