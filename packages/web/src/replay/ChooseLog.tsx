// A log from a file: chosen, or dropped here.
import { detach } from '@sagebrush/engine';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { type DragEvent, useState } from 'react';
import { useLocation } from 'wouter';
import * as styles from './ChooseLog.module.css';
import { logFault } from './log-fault.ts';
import { keepLog, readLog } from './log-source.ts';
import { useReplayWords } from './words/index.ts';

interface Props {
  /** The page that shows the log. */
  readonly to?: '/replay' | '/understand';
  readonly onChosen?: () => void;
}

export function ChooseLog({ to = '/replay', onChosen }: Props) {
  const own = useReplayWords();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<unknown>();
  const [over, setOver] = useState(false);
  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      const text = await file.text();
      const found = await readLog(text);
      keepLog(found, text);
      setProblem(undefined);
      go(`${to}/${encodeURIComponent(found.log.match)}`);
      onChosen?.();
    } catch (reason) {
      setProblem(reason);
    }
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    detach(open(event.dataTransfer.files[0]), reportError);
  }
  return (
    <section
      className={styles.dropZone}
      aria-label={own.chooseFile}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className={controls.button}>
        {own.chooseFile}
        <input
          type="file"
          className={controls.hidden}
          accept=".json,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            detach(open(file), reportError);
          }}
        />
      </label>{' '}
      <span>{own.dropHere}</span>
      {problem !== undefined && (
        <p role="alert" className={controls.note} data-part="note">
          {logFault(own, problem)}
        </p>
      )}
    </section>
  );
}
