// Everything of mine: saved as a file, or deleted for good.
import { detach } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useState } from 'react';
import * as styles from './record.module.css';
import { deleteEverythingOfMine, everythingOfMine } from './use-record.ts';
import { WORDS } from './words/index.ts';

/** The browser saves a link's file; there is no other way to hand one out. */
function save(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'sagebrush-everything-of-mine.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

type State = 'idle' | 'sure?' | 'failed';

export function MineField() {
  const own = WORDS[useSettings((settings) => settings.lang)];
  const [state, setState] = useState<State>('idle');
  const fail = () => setState('failed');
  return (
    <section className={styles.mine}>
      <h2>{own.mine}</h2>
      <p>{own.mineAbout}</p>
      <div className={controls.actions} data-part="actions">
        <button type="button" className={controls.button} onClick={() => detach(everythingOfMine().then(save), fail)}>
          {own.saveMine}
        </button>
        {state !== 'sure?' && (
          <button type="button" className={`${controls.button} ${controls.plain}`} onClick={() => setState('sure?')}>
            {own.deleteMine}
          </button>
        )}
      </div>
      {state === 'sure?' && (
        <div role="alert" className={controls.note} data-part="note">
          <p>{own.deleteAbout}</p>
          <div className={controls.actions} data-part="actions">
            <button
              type="button"
              className={controls.button}
              onClick={() =>
                detach(
                  deleteEverythingOfMine().then(() => location.reload()),
                  fail,
                )
              }
            >
              {own.reallyDelete}
            </button>
            <button type="button" className={`${controls.button} ${controls.plain}`} onClick={() => setState('idle')}>
              {own.keep}
            </button>
          </div>
        </div>
      )}
      {state === 'failed' && (
        <p role="alert" className={controls.note} data-part="note">
          {own.mineFailed}
        </p>
      )}
    </section>
  );
}
