// One scene at a time in the middle of the table; a tap skips it.
import { figure, placesOf, type Seat, type Words } from '@sagebrush/engine';
import type { CSSProperties } from 'react';
import { useSettings } from '../settings.ts';
import * as controls from '../styles/controls.module.css';
import { useKitWords } from '../words/index.ts';
import { useControl, useShown } from './context.ts';
import { Dialog } from './Dialog.tsx';
import { Still } from './GameCard.tsx';
import { narrated } from './narrated.ts';
import { Said } from './Said.tsx';
import * as styles from './SceneStage.module.css';
import { ScoreSheet } from './ScoreSheet.tsx';
import * as scenes from './scenes.module.css';
import type { SheetScene } from './screen.ts';
import { useSeatName } from './use-seat-name.ts';

export function SceneStage({ words }: { readonly words: Words }) {
  const own = useKitWords();
  const control = useControl();
  const { scene, screen, seating } = useShown((shown) => shown);
  if (!scene || !screen || !seating) return null;
  const { event, together, impact, outcomeAt, isTold, follows } = scene;
  const shown = screen.sheetIn?.(event);
  if (shown) return <SheetBoard {...shown} words={words} />;
  return (
    <button
      type="button"
      className={scenes.stage}
      data-part="stage"
      data-scene={event.type}
      data-impact={impact}
      data-told={isTold || undefined}
      data-follows={follows || undefined}
      style={{ '--outcome-at': `${outcomeAt}ms` } as CSSProperties}
      aria-label={own.skipScene}
      onClick={control.skipScene}
    >
      <Still>
        <span className={scenes.scene}>
          <screen.Scene event={event} together={together} words={words} players={seating.players} />
          <Story words={words} />
        </span>
      </Still>
    </button>
  );
}

/** Who, with what, to whom, why, and what it cost; the announcer says the same. */
function Story({ words }: { readonly words: Words }) {
  const control = useControl();
  const { scene, screen } = control.store.getState();
  const story = scene && screen && narrated(control.store, screen, scene.event, scene.together);
  return (
    <span className={scenes.story} data-part="story">
      {story && <Said sentence={story} words={words} quiet />}
    </span>
  );
}

function SheetBoard({ sheet, scores, totals, words }: SheetScene & { readonly words: Words }) {
  const own = useKitWords();
  const lang = useSettings((settings) => settings.lang);
  const control = useControl();
  const players = useShown((shown) => shown.seating?.players ?? NOBODY);
  return (
    <Dialog title={own.handScored} onClose={control.skipScene} data-part="outcome" sudden>
      <ScoreSheet scores={scores} places={placesOf(scores)} sheet={sheet} words={words} players={players} />
      <h3 className={styles.totalsTitle}>{own.totals}</h3>
      <ul className={styles.totals}>
        {[...totals.entries()].map(([seat, total]) => (
          <Total key={seat} seat={seat} total={figure(lang, total)} />
        ))}
      </ul>
      <button type="button" className={controls.button} onClick={control.skipScene}>
        {own.nextHand}
      </button>
    </Dialog>
  );
}

function Total({ seat, total }: { readonly seat: Seat; readonly total: string }) {
  return (
    <li>
      {useSeatName(seat)} <b>{total}</b>
    </li>
  );
}

const NOBODY: readonly never[] = [];
