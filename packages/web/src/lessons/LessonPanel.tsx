// The panel of a lesson: what to look at, what to do, what went amiss, and what has happened.
import type { Lesson } from '@sagebrush/table-kit/lesson.ts';
import { ClauseLink } from '@sagebrush/table-kit/rules/ClauseLink.tsx';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { type RefObject, useEffect, useRef } from 'react';
import * as styles from './lessons.module.css';
import { useLessonWords } from './words/index.ts';

/** How far a guest is within a step. */
export interface StepProgress {
  /** Which task is asked for now. */
  readonly task: number;
  /** How often another move was tried at it. */
  readonly wrong: number;
  readonly done: boolean;
}

interface Props {
  readonly lesson: Lesson;
  readonly step: number;
  readonly standing: StepProgress;
  /** The table still shows what happened. */
  readonly busy: boolean;
  readonly onStep: (step: number) => void;
  readonly onAgain: () => void;
}

export function LessonPanel({ lesson, step, standing, busy, onStep, onAgain }: Props) {
  const own = useLessonWords();
  const lang = useSettings((settings) => settings.lang);
  const { steps, texts, game } = lesson;
  const { id = '', clause = '' } = steps[step] ?? {};
  const text = texts[lang][id];
  const done = standing.done && !busy;
  const heading = useFocusOn(step);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (done) next.current?.focus();
  }, [done]);
  if (!text) return null;
  const asked = text.tasks[standing.task];
  return (
    <section className={styles.panel} data-part="lesson-panel" aria-label={own.lessonTitle}>
      <header className={styles.head}>
        <Dots lesson={lesson} step={step} onStep={onStep} />
        <ClauseLink game={game} rule={clause} />
      </header>
      <div className={styles.text}>
        <h2 ref={heading} tabIndex={-1}>
          {text.title}
        </h2>
        {done ? (
          <p className={styles.well} data-part="lesson-well" role="status">
            <b>{own.well}.</b> {text.well}
          </p>
        ) : (
          <>
            {standing.wrong === 0 && standing.task === 0 && <p>{text.intro}</p>}
            {standing.wrong > 0 && (
              <p key={standing.wrong} className={styles.wrong} data-part="lesson-wrong" role="alert">
                <b>{own.notQuite}.</b> {asked?.wrong}
              </p>
            )}
            {asked && (
              <p className={styles.task} data-part="lesson-task" role="status">
                <b>{own.task}:</b> {asked.task}
              </p>
            )}
          </>
        )}
      </div>
      {done && (
        <p className={styles.ways}>
          <button
            ref={next}
            type="button"
            className={`${controls.button} ${styles.next}`}
            data-part="lesson-next"
            onClick={() => onStep(step + 1)}
          >
            {own.next}
          </button>
          <button type="button" className={`${controls.button} ${controls.plain} ${controls.small}`} onClick={onAgain}>
            {own.again}
          </button>
        </p>
      )}
    </section>
  );
}

/** A new step takes the focus to its heading, so that a screen reader begins there; the first step leaves it alone. */
function useFocusOn(step: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) heading.current?.focus();
    last.current = step;
  }, [step]);
  return heading;
}

function Dots({ lesson: { steps }, step, onStep }: Pick<Props, 'lesson' | 'step' | 'onStep'>) {
  const own = useLessonWords();
  return (
    <nav aria-label={own.steps}>
      <ol className={styles.dots}>
        {steps.map(({ id }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={own.stepOf(index + 1, steps.length)}
              aria-current={index === step ? 'step' : undefined}
              data-past={index < step || undefined}
              onClick={() => onStep(index)}
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
