// The talk at an online table. Whoever you do not want to hear, you hide for yourself; they are not told.
import { detach } from '@sagebrush/engine';
import { CHAT_LENGTH } from '@sagebrush/protocol';
import { changeSettings, useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import type { ChatLine, TableConnection } from '@sagebrush/table-kit/table/connection.ts';
import { useControl, useShown } from '@sagebrush/table-kit/table/context.ts';
import { Dialog } from '@sagebrush/table-kit/table/Dialog.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import { useWords } from '../words/index.ts';
import * as styles from './ChatPanel.module.css';

export function ChatPanel({ link, onClose }: { readonly link: TableConnection; readonly onClose: () => void }) {
  const own = useWords();
  const { readTalk } = useControl();
  const said = useShown((shown) => shown.chat);
  const unheard = useSettings((settings) => settings.unheard);
  const chat = said.filter(({ by }) => !unheard.some(({ id }) => id === by));
  const [text, setText] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line is read as soon as it stands here.
  useEffect(readTalk, [said, readTalk]);
  function send(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '') return;
    if (link.say) detach(link.say(text.trim()), reportError);
    setText('');
  }
  return (
    <Dialog title={own.chat} onClose={onClose} className={styles.chat} data-part="chat">
      <ol className={styles.lines} data-part="chat-lines">
        {chat.length === 0 && <li>{own.chatEmpty}</li>}
        {chat.map((line) => (
          <li key={line.id}>
            <Line line={line} />
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
      <Unheard />
    </Dialog>
  );
}

function Line({ line }: { readonly line: ChatLine }) {
  const own = useWords();
  const hide = (): void =>
    changeSettings({ unheard: [...useSettings.getState().unheard, { id: line.by, name: line.name }] });
  return (
    <>
      <p>
        <b>{line.name}</b> {line.text}
      </p>
      {!line.yours && (
        <button
          type="button"
          className={`${controls.button} ${controls.small} ${controls.plain}`}
          aria-label={own.hidePerson(line.name)}
          onClick={hide}
        >
          {own.hide}
        </button>
      )}
    </>
  );
}

function Unheard() {
  const own = useWords();
  const unheard = useSettings((settings) => settings.unheard);
  if (unheard.length === 0) return null;
  const hear = (person: string): void => changeSettings({ unheard: unheard.filter(({ id }) => id !== person) });
  return (
    <ul className={styles.unheard} aria-label={own.hidden}>
      {unheard.map(({ id, name }) => (
        <li key={id}>
          {own.hidden}: <b>{name}</b>{' '}
          <button
            type="button"
            className={`${controls.button} ${controls.small} ${controls.plain}`}
            aria-label={own.hearPerson(name)}
            onClick={() => hear(id)}
          >
            {own.hear}
          </button>
        </li>
      ))}
    </ul>
  );
}
