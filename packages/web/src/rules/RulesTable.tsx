// A table of a rules page: the first cell of a row names it. On a narrow screen a wide one is told row by row, each cell
// under the name of its column.
import * as styles from './rules.module.css';
import type { RulesTable as Table } from './rules-text.ts';
import { Text, type TextPlace } from './Text.tsx';

/** As many as a phone has room for. */
const MOST_COLUMNS = 3;

export function RulesTable({ table: { head, rows }, ...place }: TextPlace & { readonly table: Table }) {
  const isWide = head.length > MOST_COLUMNS || undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <div className={styles.table} data-wide={isWide} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                <Text text={cell} {...place} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={[name, ...cells].join('|')}>
              <th scope="row">
                <Text text={name} {...place} />
              </th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]} data-column={head[column + 1]}>
                  <Text text={cell} {...place} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
