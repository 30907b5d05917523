// The best of this site at one game.
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { PersonName } from '@sagebrush/table-kit/table/PersonName.tsx';
import { useTitles } from '../games/use-game.ts';
import { useAppWords } from '../words/index.ts';
import { pointsText } from './points.ts';
import * as styles from './record.module.css';
import { useLeaders } from './use-record.ts';
import { WORDS } from './words/index.ts';

export function Leaders({ game }: { readonly game: string }) {
  const titles = useTitles();
  const words = useAppWords();
  const own = WORDS[useSettings((settings) => settings.lang)];
  const lines = useLeaders(game);
  if (lines.length === 0) return null;
  return (
    <table className={styles.table} data-leaders={game}>
      <caption>{titles(game)}</caption>
      <thead>
        <tr>
          <th scope="col">{own.name}</th>
          <th scope="col">{own.rating}</th>
          <th scope="col">{own.matches}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change their order
          <tr key={index} data-you={line.you || undefined}>
            <td>
              {index + 1}. <PersonName name={line.name} guest={!line.kept} />
              {line.you && ` (${words.you})`}
            </td>
            <td>{pointsText(line)}</td>
            <td>{line.matches}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
