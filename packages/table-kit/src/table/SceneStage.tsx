// One scene at a time in the middle of the table; a tap skips it.
import { figure, placesOf, type SheetLine, type Words } from '@sagebrush/engine';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import type { GameEvent } from './connection.ts';
import { useControl, useShown } from './context.ts';
import { Dialog } from './Dialog.tsx';
import { Still } from './GameCard.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';

export function SceneStage({ words }: { readonly words: Words }) {
  const own = useWords();
  const control = useControl();
  const { scene, screen, sitting } = useShown((shown) => shown);
  if (!scene || !screen || !sitting) return null;
  const { event } = scene;
  if ('sheet' in event) return <SheetScene event={event as SheetEvent} words={words} />;
  return (
    <button type="button" className="stage" aria-label={own.skipScene} onClick={control.skipScene}>
      <Still>
        <span className="stage-board">
          <screen.Scene event={scene.event} together={scene.together} words={words} players={sitting.players} />
        </span>
      </Still>
    </button>
  );
}

/** A hand or a game of a series has ended: its points, and the totals so far. */
interface SheetEvent extends GameEvent {
  readonly sheet: readonly SheetLine[];
  readonly points?: readonly number[];
  readonly scores?: readonly number[];
  readonly totals: readonly number[];
}

function SheetScene({ event, words }: { readonly event: SheetEvent; readonly words: Words }) {
  const own = useWords();
  const lang = useSettings((settings) => settings.lang);
  const control = useControl();
  const players = useShown((shown) => shown.sitting?.players ?? NOBODY);
  const scores = event.points ?? event.scores ?? [];
  return (
    <Dialog title={own.handScored} onClose={control.skipScene} className="outcome" sudden>
      <ScoreSheet scores={scores} places={placesOf(scores)} sheet={event.sheet} words={words} players={players} />
      <h3 className="totals-title">{own.totals}</h3>
      <ul className="totals">
        {event.totals.map((total, seat) => (
          <li key={players[seat]?.name}>
            {players[seat]?.name} <b>{figure(lang, total)}</b>
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={control.skipScene}>
        {own.nextHand}
      </button>
    </Dialog>
  );
}

const NOBODY: readonly never[] = [];
