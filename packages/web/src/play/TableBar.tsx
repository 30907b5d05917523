// The bar above the table: the way out, whose turn it is, and what can be opened.
import type { Words } from '@sagebrush/engine';
import { Link } from 'wouter';
import { changeSettings, useSettings } from '../settings.ts';
import type { TableLink } from '../table/link.ts';
import { useWords } from '../words/index.ts';
import { TakeBack } from './AskedLine.tsx';
import { useControl, useShown } from './context.ts';
import type { Sheet } from './TableRoom.tsx';

interface Props {
  readonly words: Words;
  readonly link: TableLink;
  readonly onOpen: (sheet: Sheet) => void;
}

export function TableBar({ words, link, onOpen }: Props) {
  const own = useWords();
  const { takeBack } = useControl();
  const { moment, manners, connected, busy, sitting } = useShown((shown) => shown);
  const sound = useSettings((settings) => settings.sound);
  const over = moment?.outcome != null;
  return (
    <header className="table-bar">
      <Link href="/" className="home-link" aria-label={own.home}>
        <span aria-hidden="true">★</span>
      </Link>
      <h1>{words.title}</h1>
      {!connected && (
        <p className="lost-line" role="alert">
          {own.reconnecting}
        </p>
      )}
      <nav aria-label={own.menu}>
        {moment?.takeBack && !moment.asked && <TakeBack />}
        {!over && manners?.mayAsk && !moment?.takeBack && (
          <button
            type="button"
            className="bar-button icon ask-back"
            aria-label={own.askTakeBack}
            title={own.askTakeBack}
            onClick={takeBack}
          >
            <span aria-hidden="true">↶</span>
          </button>
        )}
        {over && (
          <button type="button" className="bar-button score-button" onClick={() => onOpen('score')}>
            {own.toScore}
          </button>
        )}
        {!over && sitting?.hints && (
          <button type="button" className="bar-button" disabled={busy || !moment?.asked} onClick={() => onOpen('hint')}>
            {own.hint}
          </button>
        )}
        {link.say && (
          <button type="button" className="bar-button" onClick={() => onOpen('chat')}>
            {own.chat}
          </button>
        )}
        <button type="button" className="bar-button icon log-button" aria-label={own.log} onClick={() => onOpen('log')}>
          <span aria-hidden="true">☰</span>
        </button>
        <button
          type="button"
          className="bar-button icon"
          aria-pressed={sound}
          aria-label={own.sound}
          onClick={() => changeSettings({ sound: !sound })}
        >
          <span aria-hidden="true">{sound ? '♪' : '∅'}</span>
        </button>
        <Link href="/settings" className="bar-button icon" aria-label={own.settings}>
          <span aria-hidden="true">⚙</span>
        </Link>
      </nav>
    </header>
  );
}
