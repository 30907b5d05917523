// Who sat in which seat, round by round: with the same cards, the seat says with whom one is compared.
import type { TournamentInfo } from '@sagebrush/protocol';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { comparedTimes } from './compared-times.ts';
import * as styles from './tournaments.module.css';
import { useTournamentWords } from './use-tournament-words.ts';

export function Rotation({ tournament: { standings, rounds } }: { readonly tournament: TournamentInfo }) {
  const own = useTournamentWords();
  if (rounds.length === 0) return null;
  const seatIn = (round: number, id: string): string => {
    const table = rounds[round]?.tables.find(({ seats }) => seats.includes(id));
    return table ? String(table.seats.indexOf(id) + 1) : '–';
  };
  const times = comparedTimes(
    rounds,
    standings.filter(({ left }) => !left).map(({ id }) => id),
  );
  return (
    <details className={controls.folded} data-part="rotation">
      <summary>{own.rotation}</summary>
      <p>
        {own.rotationAbout} {times && own.compared(times)}
      </p>
      <div className={styles.scrolled}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{own.name}</th>
              {rounds.map(({ drawn }, round) => (
                <th key={drawn} scope="col">
                  {own.round(round + 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map(({ id, name }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {rounds.map(({ drawn }, round) => (
                  <td key={drawn}>{seatIn(round, id)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
