// A recovery code, the only time that it is shown: to be copied, printed or written down.
import { useCopy } from '@sagebrush/table-kit/forms/use-copy.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useAppWords } from '../words/index.ts';
import * as styles from './account.module.css';
import { useAccountWords } from './use-account-words.ts';

interface Props {
  readonly name: string;
  readonly code: string;
  readonly onKept: () => void;
}

export function CodeShown({ name, code, onKept }: Props) {
  const words = useAppWords();
  const own = useAccountWords();
  const { copied, copy } = useCopy();
  return (
    <section className={styles.code} data-part="code-shown" aria-live="polite">
      <h2>{own.yourCode}</h2>
      <p>
        <b>{name}</b> · {words.house} · {location.host}
      </p>
      <p className={styles.letters}>
        <code data-part="recovery-code">{code}</code>
      </p>
      <p>{own.codeOnce}</p>
      <div className={controls.actions} data-part="actions">
        <button type="button" className={controls.button} onClick={() => copy(code)}>
          {copied === code ? words.copied : own.copyCode}
        </button>
        <button type="button" className={`${controls.button} ${controls.plain}`} onClick={() => print()}>
          {own.printCode}
        </button>
        <button type="button" className={`${controls.button} ${controls.plain}`} onClick={onKept}>
          {own.codeKept}
        </button>
      </div>
    </section>
  );
}
