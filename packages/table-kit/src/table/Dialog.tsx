// A sheet of paper laid over the table: the browser's own dialog, which keeps the focus and knows Escape.
import { type ReactNode, useEffect, useRef } from 'react';
import * as controls from '../styles/controls.module.css';
import { useKitWords } from '../words/index.ts';
import * as styles from './Dialog.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly className?: string;
  readonly 'data-part'?: string;
  /** It appears by itself: a tap that was meant for what lay there a moment before does nothing. */
  readonly sudden?: boolean;
  /** It lies beside what it is about, which can still be used. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

const A_MOMENT = 500;
const A_BLINK = 350;

export function Dialog(props: Props) {
  const { title, onClose, className = '', sudden = false, beside = false, children, 'data-part': part } = props;
  const words = useKitWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
    if (beside) dialog.current?.show();
    else dialog.current?.showModal();
  }, [beside]);
  /** A tap beside the sheet puts it away, unless the tap was meant for what lay there a moment before. */
  function putAway(target: EventTarget): void {
    if (target === dialog.current && performance.now() - opened.current > A_MOMENT) dialog.current.close();
  }
  return (
    <dialog
      ref={dialog}
      className={`${styles.sheet} ${beside ? styles.beside : ''} ${className}`}
      data-part={part}
      aria-label={title}
      onClose={onClose}
      onClick={({ target }) => !beside && putAway(target)}
      onKeyDown={({ key }) => beside && key === 'Escape' && dialog.current?.close()}
      onClickCapture={(event) => {
        if (!sudden || performance.now() - opened.current > A_BLINK) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <section className={styles.inside}>
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
      </section>
    </dialog>
  );
}
