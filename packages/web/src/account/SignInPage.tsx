// Coming in with a name that was kept on another device: by a passkey, or by the name and its recovery code.
import { freshHex32, type SignedIn } from '@sagebrush/protocol';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { type FormEvent, Suspense, use, useState } from 'react';
import { Page } from '../pages/Page.tsx';
import { beMe, server } from '../table/server.ts';
import * as styles from './account.module.css';
import { ProblemNote } from './ProblemNote.tsx';
import { hasPasskeys, signInByPasskey } from './passkeys.ts';
import { useAccountWords } from './use-account-words.ts';
import { useWork } from './use-work.ts';
import { Welcome } from './Welcome.tsx';

export function SignInPage() {
  const own = useAccountWords();
  const [offered] = useState(() => hasPasskeys().catch(() => false));
  const [signedIn, setSignedIn] = useState<SignedIn>();
  const enter = (done: SignedIn): void => {
    beMe(done.me);
    setSignedIn(done);
  };
  return (
    <Page title={own.signIn}>
      {signedIn ? (
        <Welcome signedIn={signedIn} />
      ) : (
        <>
          <p>{own.signInAbout}</p>
          <Suspense>
            <ByPasskey offered={offered} onDone={enter} />
          </Suspense>
          <ByCode onDone={enter} />
          <p className={controls.note} data-part="note">
            {own.signInByLink}
          </p>
        </>
      )}
    </Page>
  );
}

interface Props {
  readonly onDone: (signedIn: SignedIn) => void;
}

function ByPasskey({ offered, onDone }: Props & { readonly offered: Promise<boolean> }) {
  const own = useAccountWords();
  const { busy, problem, run } = useWork(own.passkeyNot);
  if (!use(offered)) return <p className={styles.who}>{own.noPasskeys}</p>;
  return (
    <>
      <div className={styles.actions}>
        <button
          type="button"
          className={controls.button}
          disabled={busy}
          onClick={() => run(() => signInByPasskey().then(onDone))}
          data-part="by-passkey"
        >
          {own.signInByPasskey}
        </button>
      </div>
      <ProblemNote text={problem} />
    </>
  );
}

function ByCode({ onDone }: Props) {
  const own = useAccountWords();
  const [handle, setHandle] = useState('');
  const [code, setCode] = useState('');
  // Where an answer is lost on the way, the same key brings the next code again.
  const [key] = useState(freshHex32);
  const { busy, problem, run } = useWork();
  function submit(event: FormEvent): void {
    event.preventDefault();
    run(() => server.call('signInByCode', { body: { handle: handle.trim(), code: code.trim() }, key }).then(onDone));
  }
  return (
    <form onSubmit={submit} className={styles.who} data-part="by-code">
      <h2>{own.signInByCode}</h2>
      <div className={controls.field} data-part="field">
        <label htmlFor="handle">{own.keptName}</label>
        <input
          id="handle"
          type="text"
          value={handle}
          maxLength={40}
          autoComplete="username"
          spellCheck={false}
          onChange={({ target }) => setHandle(target.value)}
        />
      </div>
      <div className={controls.field} data-part="field">
        <label htmlFor="code">{own.codeField}</label>
        <input
          id="code"
          type="text"
          value={code}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby="code-about"
          onChange={({ target }) => setCode(target.value)}
        />
        <small id="code-about">{own.codeFieldAbout}</small>
      </div>
      <button type="submit" className={controls.button} disabled={busy || handle.trim() === '' || code.trim() === ''}>
        {own.signIn}
      </button>
      <ProblemNote text={problem} />
    </form>
  );
}
