// The sheet beside a puzzle: what is asked, and then what was right and why.
import { LEVELS } from '@sagebrush/bots';
import { ClauseLink } from '@sagebrush/table-kit/rules/ClauseLink.tsx';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useShown } from '@sagebrush/table-kit/table/context.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { GameSentence } from '../insight/GameSentence.tsx';
import * as styles from '../lessons/lessons.module.css';
import { NextPuzzle } from './NextPuzzle.tsx';
import type { AskedPuzzle } from './PuzzleRoom.tsx';
import type { PuzzleVerdict, Tried } from './puzzle-verdict.ts';
import { usePuzzleWords } from './words/index.ts';

interface Props {
  readonly asked: AskedPuzzle;
  readonly verdict: PuzzleVerdict | undefined;
  readonly onHint: () => void;
  readonly onShow: () => void;
  readonly onAgain: () => void;
}

const SMALL = `${controls.button} ${controls.plain} ${controls.small}`;

export function PuzzlePanel({ asked, verdict, onHint, onShow, onAgain }: Props) {
  const words = usePuzzleWords();
  const { puzzle, game } = asked;
  const [isHinted, setHinted] = useState(false);
  const again = useRef<HTMLButtonElement>(null);
  // At once, and never again: whoever has gone on to another button stays there.
  useLayoutEffect(() => {
    if (verdict) again.current?.focus();
  }, [verdict]);
  return (
    <section className={styles.panel} data-part="puzzle-panel" aria-label={words.puzzles}>
      <header className={styles.head}>
        <Link href="/puzzles">{words.back}</Link>
        {puzzle && (isHinted || verdict) && <ClauseLink game={game} rule={puzzle.rule} />}
        {!verdict && <span>{puzzle ? words.missed(puzzle.missed, LEVELS.length) : words.own}</span>}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className={styles.text} aria-label={words.find} tabIndex={0}>
        {verdict ? (
          <Answered asked={asked} verdict={verdict} />
        ) : (
          <h2 className={styles.task} data-part="puzzle-task">
            {words.find}
          </h2>
        )}
        {(isHinted || verdict) && <MotifNote asked={asked} />}
      </section>
      <p className={styles.ways}>
        {verdict ? (
          <button ref={again} type="button" className={SMALL} data-part="puzzle-again" onClick={onAgain}>
            {words.again}
          </button>
        ) : (
          puzzle &&
          !isHinted && (
            <button
              type="button"
              className={SMALL}
              data-part="puzzle-hint"
              onClick={() => {
                setHinted(true);
                onHint();
              }}
            >
              {words.hint}
            </button>
          )
        )}
        {(!verdict || verdict.kind === 'wrong') && (
          <button type="button" className={SMALL} data-part="puzzle-show" onClick={onShow}>
            {words.show}
          </button>
        )}
        {verdict && puzzle && <NextPuzzle game={game} />}
      </p>
    </section>
  );
}

function MotifNote({ asked: { puzzle, motifs } }: Pick<Props, 'asked'>) {
  const words = usePuzzleWords();
  const lang = useSettings((settings) => settings.lang);
  const motif = puzzle && motifs?.[lang][puzzle.motif];
  if (!motif) return null;
  return (
    <p data-part="puzzle-motif">
      <b>
        {words.hintIs}: {motif.title}.
      </b>{' '}
      {motif.lesson}
    </p>
  );
}

function Answered({ asked: { game }, verdict }: { readonly asked: AskedPuzzle; readonly verdict: PuzzleVerdict }) {
  const words = usePuzzleWords();
  const { lang, tone } = useSettings();
  const { seating, screen } = useShown((shown) => shown);
  const said = screen && seating && screen.game.words(lang, seating.table.options, tone);
  if (!said) return null;
  const { kind, right, answer, view } = verdict;
  const percent = new Intl.NumberFormat(lang, { style: 'percent' });
  const found = { game, players: seating.players };
  const isRight = kind !== 'wrong';
  const told = ({ action, reason }: Tried) => (
    <>
      <GameSentence sentence={said.choice(action, view)} words={said} found={found} />
      {screen.game.sense.verdicts?.[reason.why] === undefined && (
        <>
          <br />
          <GameSentence sentence={said.reason(reason)} words={said} found={found} />
        </>
      )}
    </>
  );
  return (
    <>
      <p
        className={isRight ? styles.well : styles.wrong}
        data-part={isRight ? 'puzzle-right' : 'puzzle-wrong'}
        role="status"
      >
        {kind !== 'shown' && <b>{isRight ? words.right : words.wrong}. </b>}
        <b>{isRight ? words.solution : words.yours}:</b> {told(isRight ? right : answer)}
      </p>
      <p>
        {isRight
          ? words.share(percent.format(right.share))
          : words.shares(percent.format(right.share), percent.format(answer.share))}{' '}
        {isRight ? words.shownRight : words.shownWrong}
      </p>
    </>
  );
}
