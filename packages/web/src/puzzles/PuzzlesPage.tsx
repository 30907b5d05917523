// Find the play: today's puzzle, the next of each game, all of them, and those of one's own matches.
import { dayAt } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { dayText } from '../daily/share.ts';
import { dayHere, useToday } from '../daily/use-day.ts';
import { GAME_IDS } from '../games/games.ts';
import { useTitles } from '../games/use-game.ts';
import { Page } from '../pages/Page.tsx';
import { useAppWords } from '../words/index.ts';
import { NextPuzzle } from './NextPuzzle.tsx';
import { TODAY } from './PuzzlePage.tsx';
import { answerTo, ownId, ratingIn, usePuzzleProgress } from './progress.ts';
import { type GamePuzzles, puzzleId, usePuzzles } from './puzzle-file.ts';
import * as styles from './puzzles.module.css';
import { usePuzzleWords } from './words/index.ts';

export function PuzzlesPage() {
  const app = useAppWords();
  const words = usePuzzleWords();
  const today = useToday();
  const day = typeof today === 'object' ? today.day : dayHere();
  return (
    <Page title={words.puzzles}>
      <p>{words.about}</p>
      <p>{words.ratingAbout}</p>
      <p>
        <Link
          className={`${controls.button} ${controls.small}`}
          href={`/puzzles/${TODAY}/${day}`}
          data-part="puzzle-today"
        >
          {words.today}
        </Link>
      </p>
      <Suspense fallback={<p role="status">{app.loading}</p>}>
        {GAME_IDS.map((game) => (
          <OfGame key={game} game={game} />
        ))}
      </Suspense>
      <Own />
    </Page>
  );
}

function OfGame({ game }: { readonly game: string }) {
  const words = usePuzzleWords();
  const titles = useTitles();
  const lang = useSettings((settings) => settings.lang);
  const progress = usePuzzleProgress();
  const file = usePuzzles(game);
  const [motif, setMotif] = useState<string>();
  if (!file) return null;
  const number = new Intl.NumberFormat(lang, { useGrouping: false });
  const found = file.puzzles.filter((one) => answerTo(progress, game, puzzleId(one)) === 'found');
  const motifs = [...new Set(file.puzzles.map((one) => one.motif))];
  return (
    <section aria-labelledby={`puzzles-${game}`} data-part="puzzles" data-game={game}>
      <h2 id={`puzzles-${game}`}>{titles(game)}</h2>
      <p>
        <b data-part="puzzle-rating">{words.rating(number.format(ratingIn(progress, game)))}</b> ·{' '}
        {words.found(number.format(found.length), number.format(file.puzzles.length))}
      </p>
      <p className={styles.choose}>
        <label>
          {words.theme}{' '}
          <select value={motif ?? ''} onChange={({ target }) => setMotif(target.value || undefined)}>
            <option value="">{words.anyTheme}</option>
            {motifs.map((one) => (
              <option key={one} value={one}>
                {file.motifs[lang][one]?.title}
              </option>
            ))}
          </select>
        </label>
        <NextPuzzle game={game} motif={motif} />
      </p>
      <All game={game} file={file} motif={motif} />
    </section>
  );
}

interface AllProps {
  readonly game: string;
  readonly file: GamePuzzles;
  readonly motif: string | undefined;
}

function All({ game, file, motif }: AllProps) {
  const words = usePuzzleWords();
  const progress = usePuzzleProgress();
  const numbered = file.puzzles.map((puzzle, index) => ({ puzzle, number: index + 1 }));
  const shown = numbered.filter(({ puzzle }) => motif === undefined || puzzle.motif === motif);
  const groups = [...new Set(shown.map(({ puzzle }) => puzzle.missed))];
  return (
    <details className={styles.all}>
      <summary>{words.all}</summary>
      {groups.map((missed) => (
        <section key={missed}>
          <h3>{words.group(missed)}</h3>
          <ul className={styles.chips}>
            {shown
              .filter(({ puzzle }) => puzzle.missed === missed)
              .map(({ puzzle, number }) => {
                const answer = answerTo(progress, game, puzzleId(puzzle));
                const state = answer === undefined ? '' : `, ${words.states[answer]}`;
                return (
                  <li key={number}>
                    <Link
                      href={`/puzzles/${game}/${puzzleId(puzzle)}`}
                      aria-label={`${words.numbered(number)}${state}`}
                      data-state={answer}
                    >
                      {number}
                    </Link>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </details>
  );
}

function Own() {
  const words = usePuzzleWords();
  const titles = useTitles();
  const lang = useSettings((settings) => settings.lang);
  const { own } = usePuzzleProgress();
  return (
    <section aria-labelledby="puzzles-own" data-part="puzzles-own">
      <h2 id="puzzles-own">{words.mine}</h2>
      <p>{own.length === 0 ? words.mineNone : words.mineAbout}</p>
      <ul className={styles.own}>
        {own.map((one) => (
          <li key={ownId(one)}>
            <Link href={`/puzzles/${one.game}/${ownId(one)}`}>
              {words.mineOf(titles(one.game), dayText(dayAt(one.found), lang))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
