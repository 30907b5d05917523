// My friends: who is here, who asks, whom I asked or blocked.
import type { FriendsPage } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import * as account from '../account/account.module.css';
import { ProblemNote } from '../account/ProblemNote.tsx';
import { useWork, type Work } from '../account/use-work.ts';
import { GAME_IDS } from '../games/games.ts';
import { useTitles } from '../games/use-game.ts';
import { Page } from '../pages/Page.tsx';
import { server } from '../table/server.ts';
import { useAppWords } from '../words/index.ts';
import { useFriends } from './friends-store.ts';
import { inviteToNewTable } from './invite-to-new-table.ts';
import { usePeopleWords } from './use-people-words.ts';

export function MyFriendsPage() {
  const own = usePeopleWords();
  const words = useAppWords();
  const kept = useSettings((settings) => settings.kept);
  const page = useFriends((state) => state.page);
  const work = useWork();
  return (
    <Page title={own.friendsOf}>
      {!kept && (
        <p>
          {own.onlyKept} <Link href="/me">{words.whoYouAre}</Link>
        </p>
      )}
      {kept && !page && <p role="status">{words.loading}</p>}
      {kept && page && (
        <>
          <Circle page={page} work={work} />
          <AskSomebody />
        </>
      )}
      <ProblemNote text={work.problem} />
    </Page>
  );
}

function Circle({ page, work: { run, busy } }: { readonly page: FriendsPage; readonly work: Work }) {
  const own = usePeopleWords();
  const unfriend = (person: string) => () => server.call('unfriend', { params: { person } });
  const befriend = (person: string) => () => server.call('befriend', { body: { person } });
  const unblock = (person: string) => () => server.call('unblock', { params: { person } });
  const deed = (text: string, work: () => Promise<unknown>): ReactNode => (
    <button
      type="button"
      className={`${controls.button} ${controls.small} ${controls.plain}`}
      disabled={busy}
      onClick={() => run(work)}
    >
      {text}
    </button>
  );
  return (
    <>
      {page.friends.length === 0 && <p>{own.noFriends}</p>}
      <ul className={account.list} data-part="friends">
        {page.friends.map(({ id, name, here }) => (
          <Somebody key={id} name={name} about={here ? own.here : own.notHere}>
            <InviteOne person={id} name={name} />
            {deed(own.unfriend, unfriend(id))}
          </Somebody>
        ))}
      </ul>
      {page.asks.length + page.asked.length > 0 && <h2>{own.requests}</h2>}
      <ul className={account.list} data-part="asks">
        {page.asks.map(({ id, name }) => (
          <Somebody key={id} name={name} about={own.asks}>
            {deed(own.agree, befriend(id))}
            {deed(own.decline, unfriend(id))}
          </Somebody>
        ))}
        {page.asked.map(({ id, name }) => (
          <Somebody key={id} name={name} about={own.asked}>
            {deed(own.withdraw, unfriend(id))}
          </Somebody>
        ))}
      </ul>
      {page.blocked.length > 0 && <h2>{own.blocked}</h2>}
      <ul className={account.list} data-part="blocked">
        {page.blocked.map(({ id, name }) => (
          <Somebody key={id} name={name} about="">
            {deed(own.unblock, unblock(id))}
          </Somebody>
        ))}
      </ul>
    </>
  );
}

/** Two taps: whom, and to which game. */
function InviteOne({ person, name }: { readonly person: string; readonly name: string }) {
  const own = usePeopleWords();
  const titles = useTitles();
  const [, go] = useLocation();
  const [open, setOpen] = useState(false);
  const { busy, problem, run } = useWork();
  const small = `${controls.button} ${controls.small}`;
  if (!open) {
    return (
      <button type="button" className={small} aria-label={own.inviteOne(name)} onClick={() => setOpen(true)}>
        {own.invite}
      </button>
    );
  }
  return (
    <>
      {GAME_IDS.map((game) => (
        <button
          key={game}
          type="button"
          className={small}
          disabled={busy}
          onClick={() => run(() => inviteToNewTable(game, person).then(go))}
        >
          {titles(game)}
        </button>
      ))}
      <ProblemNote text={problem} />
    </>
  );
}

interface SomebodyProps {
  readonly name: string;
  readonly about: string;
  readonly children: ReactNode;
}

function Somebody({ name, about, children }: SomebodyProps) {
  return (
    <li>
      <span>
        <Link href={`/people/${encodeURIComponent(name)}`}>{name}</Link>
        <small>{about}</small>
      </span>
      {children}
    </li>
  );
}

/** By the name that they keep. */
function AskSomebody() {
  const own = usePeopleWords();
  const [typed, setTyped] = useState('');
  const { busy, problem, run } = useWork();
  function submit(event: FormEvent): void {
    event.preventDefault();
    run(() => server.call('befriend', { body: { handle: typed.trim() } }).then(() => setTyped('')));
  }
  return (
    <form onSubmit={submit} className={controls.field} data-part="field ask">
      <label htmlFor="their-name">{own.theirName}</label>
      <input
        id="their-name"
        type="text"
        value={typed}
        maxLength={24}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div>
        <button type="submit" className={controls.button} disabled={busy || typed.trim().length < 3}>
          {own.befriend}
        </button>
      </div>
      <ProblemNote text={problem} />
    </form>
  );
}
