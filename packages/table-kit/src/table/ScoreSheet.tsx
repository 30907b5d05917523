// The score sheet: who has how much, and behind each name every point, card by card and clause by clause.
import { figure, type Lang, type Outcome, type Seat, type SheetLine, type Words } from '@sagebrush/engine';
import { ClauseLink } from '../rules/ClauseLink.tsx';
import { useSettings } from '../settings.ts';
import { useKitWords } from '../words/index.ts';
import type { TablePlayer } from './connection.ts';
import { useShown } from './context.ts';
import { GameCard } from './GameCard.tsx';
import { HandLink } from './HandLink.tsx';
import { PersonName } from './PersonName.tsx';
import { Said } from './Said.tsx';
import * as styles from './ScoreSheet.module.css';
import { readerOf } from './table-store.ts';
import * as things from './things.module.css';

interface Props {
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly sheet: Outcome['sheet'];
  readonly words: Words;
  readonly players: readonly TablePlayer[];
}

export function ScoreSheet({ scores, places, sheet, words, players }: Props) {
  const own = useKitWords();
  const lang = useSettings((settings) => settings.lang);
  const { you } = readerOf({ seating: useShown(({ seating }) => seating) });
  const order = scores.map((_, seat) => seat).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  return (
    <ol className={styles.players} data-part="score-sheet">
      {order.map((seat) => (
        <li key={seat} data-won={places[seat] === 1 || undefined}>
          <details open={seat === you}>
            <summary>
              <span className={styles.place}>{own.place(places[seat] ?? 0)}</span>{' '}
              <span className={styles.who} data-part="sheet-name" data-you={seat === you || undefined}>
                {seat === you ? own.you : <PersonName name={players[seat]?.name ?? ''} guest={players[seat]?.guest} />}
              </span>{' '}
              <span className={styles.sum} data-part="sum">
                {figure(lang, scores[seat] ?? 0)}
              </span>
            </summary>
            <Lines seat={seat} sheet={sheet} words={words} lang={lang} />
          </details>
        </li>
      ))}
    </ol>
  );
}

interface LinesProps {
  readonly seat: Seat;
  readonly sheet: readonly SheetLine[];
  readonly words: Words;
  readonly lang: Lang;
}

function Lines({ seat, sheet, words, lang }: LinesProps) {
  const own = useKitWords();
  const game = useShown(({ seating }) => seating?.game);
  const screen = useShown((shown) => shown.screen);
  const lines = sheet.filter((line) => line.seat === seat);
  if (lines.length === 0) return <p>{own.noPoints}</p>;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={`${line.rule} ${line.what} ${line.cards.join(' ')}`}>
          <span className={styles.linePoints}>{figure(lang, line.points)}</span>
          <span className={styles.lineWhat}>
            <span className={styles.lineText}>
              <Said sentence={words.line(line)} words={words} quiet />{' '}
              {game && <ClauseLink game={game} rule={line.rule} sign />}{' '}
              <HandLink href={screen?.explainLine?.(line, sheet)} />
            </span>
            {line.cards.length > 0 && (
              <span className={styles.lineCards}>
                {line.cards.map((card) => (
                  <span key={card} className={things.card}>
                    <GameCard card={card} />
                  </span>
                ))}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
