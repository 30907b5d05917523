// A table before its cards are there: the felt under its lamp, so that nobody waits in the dark.
import * as controls from '../styles/controls.module.css';
import * as styles from './TableFrame.module.css';

export function BareTable({ text }: { readonly text: string }) {
  return (
    <div className={styles.room}>
      <div className={styles.table} data-part="bare-table">
        <div className={styles.bareBar} />
        <main className={styles.felt} id="content">
          <p className={controls.hidden} role="status">
            {text}
          </p>
        </main>
        <div className={`${styles.near} ${styles.bareNear}`} />
      </div>
    </div>
  );
}
