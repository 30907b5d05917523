// Who I am: my name, how it is kept, where I am signed in, what others see, and what becomes of all that.
import { detach, LANGS } from '@sagebrush/engine';
import { type MyAccount, ProblemError } from '@sagebrush/protocol';
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import { changeSettings, useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { HouseLinks } from '../house/HouseLinks.tsx';
import { LANGUAGES } from '../pages/languages.ts';
import { Page } from '../pages/Page.tsx';
import { MineField } from '../record/MineField.tsx';
import { beMe, beNobody, server } from '../table/server.ts';
import { useAppWords } from '../words/index.ts';
import * as styles from './account.module.css';
import { CodeShown } from './CodeShown.tsx';
import { KeepName } from './KeepName.tsx';
import { NameField } from './NameField.tsx';
import { ProblemNote } from './ProblemNote.tsx';
import { hasPasskeys } from './passkeys.ts';
import { SessionList } from './SessionList.tsx';
import { Shows } from './Shows.tsx';
import { useAccountWords } from './use-account-words.ts';
import { useDay } from './use-day.ts';
import { useWork } from './use-work.ts';
import { WaysIn } from './WaysIn.tsx';

export function AccountPage() {
  const words = useAppWords();
  const { known, kept, name, lang } = useSettings();
  const { account, suspended, load } = useAccount();
  const [offered] = useState(() => hasPasskeys().catch(() => false));
  const [code, setCode] = useState<string>();
  if (suspended !== undefined) return <KeptOut why={suspended} />;
  return (
    <Page title={words.whoYouAre}>
      <Who account={account} known={known} />
      {code !== undefined && <CodeShown name={name} code={code} onKept={() => setCode(undefined)} />}
      <NameField />
      <Picks
        legend={words.language}
        name="lang"
        values={LANGS}
        value={lang}
        nameOf={(one) => LANGUAGES[one]}
        onPick={(one) => {
          changeSettings({ lang: one });
          if (known) detach(server.call('changeMe', { body: { lang: one } }), () => undefined);
        }}
      />
      <Suspense>
        {!kept && (
          <KeepName
            offered={offered}
            onKept={(_, made) => {
              setCode(made);
              detach(load(), reportError);
            }}
          />
        )}
        {account?.me.kept && <WaysIn account={account} offered={offered} onChange={load} onCode={setCode} />}
      </Suspense>
      {account && <SessionList account={account} onChange={load} />}
      {account?.me.kept && <Shows account={account} onChange={load} />}
      <MineField />
      <HouseLinks />
    </Page>
  );
}

/** The host has closed the house to me: what is mine stays mine. */
function KeptOut({ why }: { readonly why: string }) {
  const words = useAppWords();
  const own = useAccountWords();
  const { busy, problem, run } = useWork();
  return (
    <Page title={words.whoYouAre}>
      <p role="alert" data-part="suspended">
        {why}
      </p>
      <p>{own.suspendedAbout}</p>
      <button
        type="button"
        className={`${controls.button} ${controls.plain}`}
        disabled={busy}
        onClick={() => run(() => server.call('leave').then(beNobody))}
      >
        {own.signOut}
      </button>
      <ProblemNote text={problem} />
      <MineField />
    </Page>
  );
}

/** In one line; a guest finds the way to a name that was kept before. */
function Who({ account, known }: { readonly account: MyAccount | undefined; readonly known: boolean }) {
  const own = useAccountWords();
  const day = useDay();
  if (account?.me.kept) {
    return (
      <div className={styles.who}>
        <p>{own.keptAbout(day(account.since ?? Date.now()))}</p>
        <div className={styles.actions}>
          <Link href={`/people/${encodeURIComponent(account.me.name)}`} className={controls.button}>
            {own.myPage}
          </Link>
          <Link href="/friends" className={controls.button}>
            {own.myFriends}
          </Link>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.who}>
      <p>{known ? own.guestAbout : own.unknownAbout}</p>
      <p>
        {own.signInAbout}{' '}
        <Link href="/sign-in" className={`${controls.button} ${controls.small} ${controls.plain}`}>
          {own.signIn}
        </Link>
      </p>
    </div>
  );
}

interface Mine {
  /** What the server knows of me; undefined where it knows nothing, or does not answer. */
  readonly account: MyAccount | undefined;
  /** Why the host keeps me out, if so. */
  readonly suspended: string | undefined;
  readonly load: () => Promise<void>;
}

function useAccount(): Mine {
  const known = useSettings((settings) => settings.known);
  const [account, setAccount] = useState<MyAccount>();
  const [suspended, setSuspended] = useState<string>();
  const asked = useRef(0);
  const load = useCallback(async () => {
    asked.current += 1;
    const question = asked.current;
    try {
      const mine = await server.call('account');
      // An answer from before the name was kept would make a guest of its owner.
      if (question !== asked.current) return;
      beMe(mine.me);
      setAccount(mine);
    } catch (reason) {
      setAccount(undefined);
      const problem = reason instanceof ProblemError ? reason.problem : undefined;
      if (problem?.code === 'no-session') beNobody();
      if (problem?.code === 'suspended') setSuspended(problem.detail);
    }
  }, []);
  useEffect(() => {
    if (known) detach(load(), reportError);
    else {
      setAccount(undefined);
      setSuspended(undefined);
    }
  }, [known, load]);
  return { account, suspended, load };
}
