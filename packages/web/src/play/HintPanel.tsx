// A hint: what a bot considers in your place, with its reasons.
import type { Thought } from '@sagebrush/bots';
import type { Words } from '@sagebrush/engine';
import { detach } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useControl } from '@sagebrush/table-kit/table/context.ts';
import { Dialog } from '@sagebrush/table-kit/table/Dialog.tsx';
import { Said } from '@sagebrush/table-kit/table/Said.tsx';
import { useEffect, useState } from 'react';
import type { Advice } from '../table/advice.ts';
import { useWords } from '../words/index.ts';
import * as styles from './HintPanel.module.css';

interface Props {
  readonly advice: Advice;
  readonly words: Words;
  readonly onClose: () => void;
}
const SHOWN = 4;

export function HintPanel({ advice, words, onClose }: Props) {
  const own = useWords();
  const control = useControl();
  const lang = useSettings((settings) => settings.lang);
  const [thought, setThought] = useState<Thought>();
  useEffect(() => {
    const { seating, moment } = control.store.getState();
    if (!seating || !moment || seating.you === 'rail') return;
    const { game, table, you } = seating;
    detach(advice.hint({ game, table, seat: you, view: moment.view }, moment.choices).then(setThought), reportError);
  }, [advice, control]);
  const view = control.store.getState().moment?.view;
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Dialog title={own.hint} onClose={onClose} data-part="hint">
      <p>{own.hintAbout}</p>
      {!thought && <p role="status">{own.hintThinking}</p>}
      <ol className={styles.candidates} data-part="candidates">
        {thought?.considered.slice(0, SHOWN).map(({ action, share, playouts, reason }, index) => (
          <li key={JSON.stringify(action)}>
            <p className={styles.candidate}>
              {view && <Said sentence={words.choice(action, view)} words={words} quiet />}
            </p>
            <p>
              <Said sentence={words.reason(reason)} words={words} quiet />
            </p>
            {playouts > 0 && (
              <p>
                <meter min={0} max={1} value={share} aria-label={own.hintShare(percent.format(share))} />{' '}
                {own.hintShare(percent.format(share))}
              </p>
            )}
            <button
              type="button"
              className={`${controls.button} ${controls.small} ${index === 0 ? '' : controls.plain}`}
              onClick={() => {
                onClose();
                control.play(action);
              }}
            >
              {own.hintPlay}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
