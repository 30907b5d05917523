// The ways into a kept name: its passkeys and its recovery code.
import type { MyAccount } from '@sagebrush/protocol';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { use } from 'react';
import { server } from '../table/server.ts';
import * as styles from './account.module.css';
import { ProblemNote } from './ProblemNote.tsx';
import { makePasskey } from './passkeys.ts';
import { useAccountWords } from './use-account-words.ts';
import { useDay } from './use-day.ts';
import { useWork } from './use-work.ts';

interface Props {
  readonly account: MyAccount;
  readonly offered: Promise<boolean>;
  readonly onChange: () => Promise<void>;
  readonly onCode: (code: string) => void;
}

export function WaysIn({ account: { passkeys, code }, offered, onChange, onCode }: Props) {
  const own = useAccountWords();
  const day = useDay();
  const hasPasskeys = use(offered);
  const { busy, problem, run } = useWork(own.passkeyNot);
  const remove = (passkey: string): void =>
    run(() => server.call('removePasskey', { params: { passkey } }).then(onChange));
  const renew = (): void =>
    run(async () => {
      onCode((await server.call('makeCode', { body: {} })).code);
      await onChange();
    });
  return (
    <>
      <h2>{own.passkeys}</h2>
      <ul className={styles.list} data-part="passkeys">
        {passkeys.map(({ id, name, created, used, synced }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <small>
                {[own.made(day(created)), used !== null && own.lastUsed(day(used)), synced && own.synced]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <button
              type="button"
              className={`${controls.button} ${controls.small} ${controls.plain}`}
              aria-label={own.removeThis(name)}
              disabled={busy}
              onClick={() => remove(id)}
            >
              {own.removePasskey}
            </button>
          </li>
        ))}
      </ul>
      {hasPasskeys ? (
        <button
          type="button"
          className={controls.button}
          disabled={busy}
          onClick={() => run(() => makePasskey().then(onChange))}
        >
          {own.addPasskey}
        </button>
      ) : (
        <p>{own.noPasskeys}</p>
      )}
      <h2>{own.code}</h2>
      <p>{code === null ? own.codeNone : own.codeFrom(day(code))}</p>
      <div className={styles.actions}>
        <button type="button" className={`${controls.button} ${controls.plain}`} disabled={busy} onClick={renew}>
          {code === null ? own.makeCode : own.renewCode}
        </button>
      </div>
      <ProblemNote text={problem} />
    </>
  );
}
