// Signed in: the next recovery code, where one was used, and what the guest of this device can bring along.
import type { SignedIn } from '@sagebrush/protocol';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useState } from 'react';
import { Link } from 'wouter';
import { server } from '../table/server.ts';
import { CodeShown } from './CodeShown.tsx';
import { ProblemNote } from './ProblemNote.tsx';
import { useAccountWords } from './use-account-words.ts';
import { useWork } from './use-work.ts';

export function Welcome({ signedIn: { me, guest, code, suspended } }: { readonly signedIn: SignedIn }) {
  const own = useAccountWords();
  const [isCodeKept, setCodeKept] = useState(false);
  return (
    <>
      <p role="status" data-part="welcome">
        {own.welcome(me.name)}
      </p>
      {code !== undefined && !isCodeKept && <CodeShown name={me.name} code={code} onKept={() => setCodeKept(true)} />}
      {guest && <Bring guest={guest} />}
      {suspended !== undefined && <ProblemNote text={suspended} />}
      <div className={controls.actions} data-part="actions">
        <Link href={suspended === undefined ? '/matches' : '/me'} className={controls.button}>
          {suspended === undefined ? own.goOn : own.goToMine}
        </Link>
      </div>
    </>
  );
}

type Guest = NonNullable<SignedIn['guest']>;

function Bring({ guest: { code, name, seats, matches } }: { readonly guest: Guest }) {
  const own = useAccountWords();
  const [left, setLeft] = useState(false);
  const [brought, setBrought] = useState<Pick<Guest, 'seats' | 'matches'>>();
  const { busy, problem, run } = useWork();
  if (left) return null;
  if (brought) return <p role="status">{own.brought(brought.seats, brought.matches)}</p>;
  return (
    <div className={controls.note} data-part="bring note">
      <p>{own.bringAbout(name, seats, matches)}</p>
      <div className={controls.actions} data-part="actions">
        <button
          type="button"
          className={controls.button}
          disabled={busy}
          onClick={() => run(() => server.call('bring', { body: { code } }).then(setBrought))}
        >
          {own.bring}
        </button>
        <button type="button" className={`${controls.button} ${controls.plain}`} onClick={() => setLeft(true)}>
          {own.leaveThem}
        </button>
      </div>
      <ProblemNote text={problem} />
    </div>
  );
}
