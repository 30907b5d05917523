// Every point of a round, with the clause that gives it.
import { figure, plain, type SheetLine } from '@sagebrush/engine';
import { ClauseLink } from '@sagebrush/table-kit/rules/ClauseLink.tsx';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as styles from './scorekeeper.module.css';
import type { SheetProps } from './sheet-props.ts';
import { useScoresWords } from './words/index.ts';

interface Props extends Pick<SheetProps, 'game' | 'keeper' | 'names' | 'options'> {
  readonly sheet: readonly SheetLine[];
}

export function RoundSheet({ game, keeper, names, options, sheet }: Props) {
  const own = useScoresWords();
  const lang = useSettings((settings) => settings.lang);
  const words = keeper.words(lang, options);
  if (sheet.length === 0) return <p>{own.nothing}</p>;
  const seats = [...new Set(sheet.map(({ seat }) => seat))];
  return seats.map((seat) => (
    <div key={seat} className={styles.lines}>
      <h3>{names[seat]}</h3>
      <ul>
        {sheet
          .filter((line) => line.seat === seat)
          .map((line) => (
            <li key={`${line.rule} ${line.what} ${line.cards.join(' ')}`} data-part="score-line">
              <b>{figure(lang, line.points)}</b>
              <span>
                {plain(words.line(line), names, words.card)} <ClauseLink game={game} rule={line.rule} />
              </span>
            </li>
          ))}
      </ul>
    </div>
  ));
}
