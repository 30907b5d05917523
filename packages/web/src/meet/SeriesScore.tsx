// How a series stands, once a match of it has been played.
import { figure } from '@sagebrush/engine';
import type { TableInfo } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { seriesScore } from './series-score.ts';
import { useMeetWords } from './use-meet-words.ts';
import * as styles from './waiting.module.css';

export function SeriesScore({ table }: { readonly table: TableInfo }) {
  const own = useMeetWords();
  const lang = useSettings((settings) => settings.lang);
  if (table.series.length === 0) return null;
  return (
    <table className={styles.series} data-part="series">
      <caption>{own.series(table.series.length)}</caption>
      <thead>
        <tr>
          <th scope="col">{own.player}</th>
          <th scope="col">{own.wins}</th>
          <th scope="col">{own.points}</th>
        </tr>
      </thead>
      <tbody>
        {seriesScore(table).map(({ seat, name, wins, points }) => (
          <tr key={seat}>
            <th scope="row">{name}</th>
            <td>{wins}</td>
            <td>{figure(lang, points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
