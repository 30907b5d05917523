// The talk at an online table.
import { type FormEvent, useState } from 'react';
import type { TableLink } from '../table/link.ts';
import { useWords } from '../words/index.ts';
import { useShown } from './context.ts';
import { Dialog } from './Dialog.tsx';

export function ChatPanel({ link, onClose }: { readonly link: TableLink; readonly onClose: () => void }) {
  const own = useWords();
  const chat = useShown((shown) => shown.chat);
  const [text, setText] = useState('');
  function send(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '') return;
    void link.say?.(text.trim());
    setText('');
  }
  return (
    <Dialog title={own.chat} onClose={onClose} className="chat">
      <ol className="chat-lines">
        {chat.length === 0 && <li>{own.chatEmpty}</li>}
        {chat.map((line) => (
          <li key={line.id}>
            <b>{line.name}</b> {line.text}
          </li>
        ))}
      </ol>
      <form onSubmit={send} className="field">
        <label htmlFor="say">{own.chatSay}</label>
        <input id="say" type="text" value={text} maxLength={300} autoComplete="off" onChange={({ target }) => setText(target.value)} />
        <button type="submit" className="button">
          {own.chatSend}
        </button>
      </form>
    </Dialog>
  );
}
