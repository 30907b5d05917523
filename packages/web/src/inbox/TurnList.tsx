// What waits for me, as a list: the game, with whom, what has happened since, and how much time is left. Where it lies
// below the screen, as on a phone, a sign stands at the edge.
import type { InboxItem } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { isGameId } from '../games/games.ts';
import { useTitles } from '../games/use-game.ts';
import { useAppWords } from '../words/index.ts';
import * as styles from './inbox.module.css';
import { useInbox } from './inbox-store.ts';
import { TurnSign } from './TurnSign.tsx';
import { timeText } from './time-text.ts';

export function TurnList() {
  const words = useAppWords();
  const items = useInbox((inbox) => inbox.items);
  const list = useRef<HTMLElement>(null);
  const isSeen = useIsSeen(list);
  if (items.length === 0) return null;
  return (
    <section ref={list} className={styles.turns} data-part="turns" aria-label={words.yourTurns(items.length)}>
      <h2>{words.yourTurns(items.length)}</h2>
      <ul>
        {items.map((item) => (
          <li key={`${item.kind} ${item.about}`}>
            <Turn item={item} />
          </li>
        ))}
      </ul>
      {!isSeen && (
        <p className={styles.edge}>
          <TurnSign />
        </p>
      )}
    </section>
  );
}

/** Whether its beginning is on the screen. */
function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true), {
      rootMargin: '0px 0px -48px 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}

function Turn({ item: { kind, address, game, people, news, until } }: { readonly item: InboxItem }) {
  const words = useAppWords();
  const titles = useTitles();
  const lang = useSettings((settings) => settings.lang);
  // Not by the engine's words: they would bring the rules' own files into the shell, which no worker can load.
  const names = new Intl.ListFormat(lang).format(people.map(({ name }) => name));
  return (
    <Link href={address} data-part="turn">
      <b>{game !== null && isGameId(game) ? titles(game) : words.onlineTable}</b>
      {kind === 'turn' && <span>{names === '' ? words.againstBots : words.turnWith(names)}</span>}
      {kind === 'tournament' && <span>{address.startsWith('/t/') ? words.tableReady : words.beginsSoon}</span>}
      {news > 0 && <span>{words.movesSince(news)}</span>}
      {until !== null && <span className={styles.left}>{words.timeLeft(timeText(lang, until - Date.now()))}</span>}
    </Link>
  );
}
