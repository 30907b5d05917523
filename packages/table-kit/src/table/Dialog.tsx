// A sheet of paper laid over the table: the browser's own dialog, which keeps the focus and knows Escape.
import { type ReactNode, useEffect, useRef } from 'react';
import * as controls from '../styles/controls.module.css';
import { useWords } from '../words/index.ts';
import * as styles from './Dialog.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly className?: string;
  readonly 'data-part'?: string;
  /** It appears by itself: a tap that was meant for what lay there a moment before does nothing. */
  readonly sudden?: boolean;
  readonly children: ReactNode;
}

const A_MOMENT = 500;
const A_BLINK = 350;

export function Dialog({ title, onClose, className = '', sudden = false, children, 'data-part': part }: Props) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
    dialog.current?.showModal();
  }, []);
  /** A tap beside the sheet puts it away, unless the tap was meant for what lay there a moment before. */
  function putAway(target: EventTarget): void {
    if (target === dialog.current && performance.now() - opened.current > A_MOMENT) dialog.current.close();
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog already; the click is on the backdrop.
    <dialog
      ref={dialog}
      className={`${styles.sheet} ${className}`}
      data-part={part}
      aria-label={title}
      onClose={onClose}
      onClick={({ target }) => putAway(target)}
      onClickCapture={(event) => {
        if (!sudden || performance.now() - opened.current > A_BLINK) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <div className={styles.inside}>
        <header>
          <h2>{title}</h2>
          <button
            type="button"
            className={controls.iconButton}
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
          >
            ✕
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
