// Where I am signed in, and the ends of it.
import type { MyAccount } from '@sagebrush/protocol';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { beNobody, server } from '../table/server.ts';
import * as styles from './account.module.css';
import { ProblemNote } from './ProblemNote.tsx';
import { useAccountWords } from './use-account-words.ts';
import { useDay } from './use-day.ts';
import { useWork } from './use-work.ts';

interface Props {
  readonly account: MyAccount;
  readonly onChange: () => Promise<void>;
}

export function SessionList({ account: { me, sessions }, onChange }: Props) {
  const own = useAccountWords();
  const day = useDay();
  const { busy, problem, run } = useWork();
  const end = (session: string): void => run(() => server.call('endSession', { params: { session } }).then(onChange));
  return (
    <>
      <h2>{own.sessions}</h2>
      <ul className={styles.list} data-part="sessions">
        {sessions.map(({ id, device, seen, created, current }) => (
          <li key={id}>
            <span>
              <b>{device ?? own.someDevice}</b>
              <small>{current ? own.thisDevice : own.seen(day(seen ?? created))}</small>
            </span>
            {!current && (
              <button
                type="button"
                className={`${controls.button} ${controls.small} ${controls.plain}`}
                aria-label={own.endThis(device ?? own.someDevice)}
                disabled={busy}
                onClick={() => end(id)}
              >
                {own.endSession}
              </button>
            )}
          </li>
        ))}
      </ul>
      {me.kept ? (
        <div className={styles.actions}>
          {sessions.length > 1 && (
            <button
              type="button"
              className={controls.button}
              disabled={busy}
              onClick={() => run(() => server.call('endSessions', { body: { others: true } }).then(onChange))}
            >
              {own.endOthers}
            </button>
          )}
          <button
            type="button"
            className={`${controls.button} ${controls.plain}`}
            disabled={busy}
            onClick={() => run(() => server.call('endSessions', { body: {} }).then(beNobody))}
          >
            {own.endAll}
          </button>
        </div>
      ) : (
        <p>{own.endAllGuest}</p>
      )}
      <ProblemNote text={problem} />
    </>
  );
}
