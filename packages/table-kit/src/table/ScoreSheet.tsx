// The score sheet: who has how much, and behind each name every point, card by card and clause by clause.
import { figure, type Lang, type Outcome, type Seat, type SheetLine, type Words } from '@sagebrush/engine';
import { ClauseLink } from '../rules/ClauseLink.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import type { Player } from './connection.ts';
import { useShown } from './context.ts';
import { GameCard } from './GameCard.tsx';
import { HandLink } from './HandLink.tsx';
import { Said } from './Said.tsx';

interface Props {
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly sheet: Outcome['sheet'];
  readonly words: Words;
  readonly players: readonly Player[];
}

export function ScoreSheet({ scores, places, sheet, words, players }: Props) {
  const own = useWords();
  const lang = useSettings((settings) => settings.lang);
  const you = useShown(({ seating }) => seating?.you);
  const order = scores.map((_, seat) => seat).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  return (
    <ol className="score-sheet">
      {order.map((seat) => (
        <li key={seat} data-won={places[seat] === 1 || undefined}>
          <details>
            <summary>
              <span className="place">{own.place(places[seat] ?? 0)}</span>{' '}
              <span className="who">{players[seat]?.name}</span>{' '}
              {seat === you && <span className="who-you">{own.you}</span>}
              <span className="sum">{figure(lang, scores[seat] ?? 0)}</span>
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
  const own = useWords();
  const game = useShown(({ seating }) => seating?.game);
  const screen = useShown((shown) => shown.screen);
  const lines = sheet.filter((line) => line.seat === seat);
  if (lines.length === 0) return <p className="no-points">{own.noPoints}</p>;
  return (
    <ul className="sheet-lines">
      {lines.map((line) => (
        <li key={`${line.rule} ${line.what} ${line.cards.join(' ')}`}>
          <span className="line-points">{figure(lang, line.points)}</span>
          <span className="line-what">
            <span className="line-text">
              <Said sentence={words.line(line)} words={words} quiet />{' '}
              {game && <ClauseLink game={game} rule={line.rule} />}{' '}
              <HandLink href={screen?.explainLine?.(line, sheet)} />
            </span>
            {line.cards.length > 0 && (
              <span className="line-cards">
                {line.cards.map((card) => (
                  <span key={card} className="card">
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
