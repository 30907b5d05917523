// What "rated" means, before anybody sits down to it: that it counts, or why not.
import type { TableInfo } from '@sagebrush/protocol';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useAppWords } from '../words/index.ts';
import { ratedLine } from './rated-line.ts';
import * as styles from './record.module.css';

export function RatedNote({ table }: { readonly table: Pick<TableInfo, 'rated' | 'uncounted'> }) {
  const words = useAppWords();
  if (!table.rated) return null;
  return (
    <p className={`${controls.note} ${styles.ratedNote}`} data-part="rated-note" role="status">
      <b>{table.uncounted === undefined ? words.rated : words.unrated}</b> {ratedLine(words, table)}
    </p>
  );
}
