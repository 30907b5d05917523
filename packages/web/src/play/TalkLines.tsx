// The talk at an online table: what was said, and the line that is being written.
import { detach } from '@sagebrush/engine';
import { CHAT_LENGTH } from '@sagebrush/protocol';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import type { ChatMessage } from '@sagebrush/table-kit/table/connection.ts';
import { PersonName } from '@sagebrush/table-kit/table/PersonName.tsx';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { ProblemNote } from '../account/ProblemNote.tsx';
import { useWork } from '../account/use-work.ts';
import { onlinePart } from '../online-only.ts';
import { loadMuted, useMuted } from '../people/muted-store.ts';
import { useAppWords } from '../words/index.ts';
import * as styles from './TalkLines.module.css';

const ChatDeeds = onlinePart(async () => (await import('../people/ChatDeeds.tsx')).ChatDeeds);
const TalkSettings = onlinePart(async () => (await import('../people/TalkSettings.tsx')).TalkSettings);

interface Props {
  readonly said: readonly ChatMessage[];
  readonly say: (text: string) => Promise<void>;
  /** The match that is played, for a report. */
  readonly match?: string | undefined;
}

export function TalkLines({ said, say, match }: Props) {
  const own = useAppWords();
  const muted = useMuted((state) => state.muted);
  const chat = said.filter(({ by }) => !muted.some(({ id }) => id === by));
  const { problem, run } = useWork();
  // Whoever cannot be asked now hears everybody.
  useEffect(() => detach(loadMuted(), () => undefined), []);
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line scrolls into view
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [chat.length]);
  function send(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() !== '') run(() => say(text.trim()).then(() => setText('')));
  }
  return (
    <div className={styles.talk}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <ol className={styles.lines} data-part="chat-lines" ref={list} tabIndex={0} aria-label={own.chat}>
        {chat.length === 0 && <li>{own.chatEmpty}</li>}
        {chat.map((line) => (
          <li key={line.id}>
            <Line line={line} match={match} />
          </li>
        ))}
      </ol>
      <form onSubmit={send} className={controls.field} data-part="field">
        <label htmlFor="say">{own.chatSay}</label>
        <input
          id="say"
          type="text"
          value={text}
          maxLength={CHAT_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className={controls.button}>
          {own.chatSend}
        </button>
      </form>
      <ProblemNote text={problem} />
      <Suspense>
        <TalkSettings />
      </Suspense>
    </div>
  );
}

function Line({ line, match }: { readonly line: ChatMessage; readonly match: string | undefined }) {
  return (
    <>
      <p>
        <b>
          <PersonName name={line.name} guest={line.guest} />
        </b>{' '}
        {line.text}
      </p>
      {!line.yours && (
        <Suspense>
          <ChatDeeds line={line} match={match} />
        </Suspense>
      )}
    </>
  );
}
