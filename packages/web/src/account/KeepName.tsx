// A guest keeps a name: typed with a look ahead, then by a passkey or by a recovery code.
import type { Me } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { type FormEvent, use, useEffect, useState } from 'react';
import { arrive, beMe, server } from '../table/server.ts';
import * as styles from './account.module.css';
import { ProblemNote } from './ProblemNote.tsx';
import { makePasskey } from './passkeys.ts';
import { useAccountWords } from './use-account-words.ts';
import { useWork } from './use-work.ts';

interface Props {
  /** Whether passkeys can be made here. */
  readonly offered: Promise<boolean>;
  /** With the code, where one was made. */
  readonly onKept: (me: Me, code?: string) => void;
}

/** As near to a name that can be kept as letters go. */
const asHandle = (name: string): string =>
  name
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^A-Za-zÀ-ÖØ-öø-ž0-9_-]/g, '')
    .replace(/^[^A-Za-zÀ-ÖØ-öø-ž]+/, '');

export function KeepName({ offered, onKept }: Props) {
  const own = useAccountWords();
  const hasPasskeys = use(offered);
  const name = useSettings((settings) => settings.name);
  const [typed, setTyped] = useState(() => asHandle(name));
  const handle = typed.trim();
  const verdict = useVerdict(handle);
  const { busy, problem, run } = useWork(own.passkeyNot);
  const byPasskey = (): void =>
    run(async () => {
      await arrive();
      onKept(beMe(await makePasskey(handle)));
    });
  const byCode = (): void =>
    run(async () => {
      await arrive();
      const { me, code } = await server.call('makeCode', { body: { handle } });
      onKept(beMe(me), code);
    });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (hasPasskeys) byPasskey();
    else byCode();
  }
  const idle = busy || handle.length < 3 || verdict?.free === false;
  return (
    <form onSubmit={submit} className={styles.form} data-part="keep-name" id="keep">
      <h2>{own.keepName}</h2>
      <p>{own.keepAbout}</p>
      <div className={controls.field} data-part="field">
        <label htmlFor="handle">{own.handle}</label>
        <input
          id="handle"
          type="text"
          value={typed}
          maxLength={24}
          autoComplete="username"
          spellCheck={false}
          aria-describedby="handle-about"
          aria-invalid={verdict?.free === false}
          onChange={({ target }) => setTyped(target.value)}
        />
        <small id="handle-about" role="status">
          {(verdict && (verdict.free ? own.handleFree : verdict.why)) ?? own.handleAbout}
        </small>
      </div>
      <p>{hasPasskeys ? own.passkeyAbout : own.noPasskeys}</p>
      <div className={styles.actions}>
        <button type="submit" className={controls.button} disabled={idle}>
          {hasPasskeys ? own.byPasskey : own.byCode}
        </button>
        {hasPasskeys && (
          <button
            type="button"
            className={`${controls.button} ${controls.plain}`}
            disabled={idle}
            onClick={byCode}
            data-part="by-code"
          >
            {own.byCodeInstead}
          </button>
        )}
      </div>
      <ProblemNote text={problem} />
    </form>
  );
}

interface Verdict {
  readonly free: boolean;
  readonly why?: string | undefined;
}
const PAUSE = 300;

/** Whether the name can be had, asked when the fingers rest. */
function useVerdict(handle: string): Verdict | undefined {
  const [verdict, setVerdict] = useState<Verdict & { readonly handle: string }>();
  useEffect(() => {
    if (handle === '') return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      server.call('handle', { params: { handle }, signal: leaving.signal }).then(
        (answer) => setVerdict({ ...answer, handle }),
        () => undefined, // Saving tells.
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [handle]);
  return verdict?.handle === handle ? verdict : undefined;
}
