// One scene at a time in the middle of the table; a tap skips it.
import { figure, placesOf, type Words } from '@sagebrush/engine';
import { useSettings } from '../settings.ts';
import * as controls from '../styles/controls.module.css';
import { useWords } from '../words/index.ts';
import { useControl, useShown } from './context.ts';
import { Dialog } from './Dialog.tsx';
import { Still } from './GameCard.tsx';
import * as styles from './SceneStage.module.css';
import { ScoreSheet } from './ScoreSheet.tsx';
import * as scenes from './scenes.module.css';
import type { SheetScene } from './screen.ts';

export function SceneStage({ words }: { readonly words: Words }) {
  const own = useWords();
  const control = useControl();
  const { scene, screen, seating } = useShown((shown) => shown);
  if (!scene || !screen || !seating) return null;
  const { event } = scene;
  const shown = screen.sheetIn?.(event);
  if (shown) return <SheetBoard {...shown} words={words} />;
  return (
    <button type="button" className={scenes.stage} aria-label={own.skipScene} onClick={control.skipScene}>
      <Still>
        <span>
          <screen.Scene event={scene.event} together={scene.together} words={words} players={seating.players} />
        </span>
      </Still>
    </button>
  );
}

function SheetBoard({ sheet, scores, totals, words }: SheetScene & { readonly words: Words }) {
  const own = useWords();
  const lang = useSettings((settings) => settings.lang);
  const control = useControl();
  const players = useShown((shown) => shown.seating?.players ?? NOBODY);
  return (
    <Dialog title={own.handScored} onClose={control.skipScene} data-part="outcome" sudden>
      <ScoreSheet scores={scores} places={placesOf(scores)} sheet={sheet} words={words} players={players} />
      <h3 className={styles.totalsTitle}>{own.totals}</h3>
      <ul className={styles.totals}>
        {totals.map((total, seat) => (
          <li key={players[seat]?.name}>
            {players[seat]?.name} <b>{figure(lang, total)}</b>
          </li>
        ))}
      </ul>
      <button type="button" className={controls.button} onClick={control.skipScene}>
        {own.nextHand}
      </button>
    </Dialog>
  );
}

const NOBODY: readonly never[] = [];
