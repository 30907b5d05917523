// A word from the house above everything else: that it closes, when, and what else the host had to say.
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useAppWords } from '../words/index.ts';
import { closeNotice, useNotice } from './notice-store.ts';
import * as styles from './Strips.module.css';

export function NoticeBar() {
  const lang = useSettings((settings) => settings.lang);
  const own = useAppWords();
  const { notice, closed } = useNotice();
  const shown = notice !== null && notice.id !== closed ? notice : undefined;
  const hour = new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit' });
  return (
    <div className={styles.strip} data-part="house-notice" role="status" hidden={!shown}>
      {shown && (
        <>
          <p>
            <b>{shown.closes === null ? own.fromTheHouse : own.closesAt(hour.format(shown.closes))}</b> {shown.text}
          </p>
          <button
            type="button"
            className={`${controls.button} ${controls.small} ${controls.plain}`}
            onClick={closeNotice}
          >
            {own.understood}
          </button>
        </>
      )}
    </div>
  );
}
