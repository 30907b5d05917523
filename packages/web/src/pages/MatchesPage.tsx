// My matches: those of this browser, and those on the server.
import { detach, listed } from '@sagebrush/engine';
import type { MatchInfo } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useTitles } from '../games/use-game.ts';
import { RecordLink } from '../record/RecordLink.tsx';
import { forgetMatch, type SavedMatch, savedMatches } from '../table/match-store.ts';
import { server } from '../table/online-table.ts';
import { useWords } from '../words/index.ts';
import * as lists from './lists.module.css';
import { Page } from './Page.tsx';

export function MatchesPage() {
  const titles = useTitles();
  const words = useWords();
  const { lang, known } = useSettings();
  const [local, setLocal] = useState<readonly SavedMatch[]>();
  const [remote, setRemote] = useState<readonly MatchInfo[]>([]);
  const [more, setMore] = useState<number | null>(null);
  const show = useCallback((before?: number): void => {
    server.call('myMatches', before === undefined ? {} : { query: { before: String(before) } }).then(
      (page) => {
        setRemote((known) => (before === undefined ? page.matches : [...known, ...page.matches]));
        setMore(page.more);
      },
      () => undefined, // Without a server there are only the matches of this browser.
    );
  }, []);
  const load = () => savedMatches().then(setLocal);
  useEffect(() => {
    detach(savedMatches().then(setLocal), reportError);
    if (!known) return;
    show();
  }, [known, show]);
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Page title={words.matches}>
      <div className={controls.actions} data-part="actions">
        <RecordLink />
      </div>
      {local?.length === 0 && remote.length === 0 && <p>{words.noMatches}</p>}
      <ul className={lists.tableList}>
        {local?.map((match) => (
          <li key={match.id}>
            <b>{titles(match.game)}</b>
            <span>
              {match.outcome === null ? words.unfinished : words.wonMatch(listed(lang, winnersOf(match)).join(''))} ·{' '}
              {date.format(match.touched)}
            </span>
            <Link href={`/table/${match.id}`} className={`${controls.button} ${controls.small}`}>
              {match.outcome === null ? words.resume : words.watchAgain}
            </Link>
            {match.outcome !== null && <LookBack match={match.id} game={titles(match.game)} />}
            <button
              type="button"
              className={`${controls.button} ${controls.small} ${controls.plain}`}
              aria-label={words.forgetThis(titles(match.game))}
              onClick={() => detach(forgetMatch(match.id).then(load), reportError)}
            >
              {words.forget}
            </button>
          </li>
        ))}
        {remote.map((match) => (
          <li key={match.id}>
            <b>{titles(match.game)}</b>
            <span>
              {match.outcome === null ? words.unfinished : words.finished} · {date.format(match.started)}
            </span>
            {match.ended === null && (
              <Link href={`/t/${match.table}`} className={`${controls.button} ${controls.small}`}>
                {words.resume}
              </Link>
            )}
            {match.outcome !== null && <LookBack match={match.id} game={titles(match.game)} />}
          </li>
        ))}
      </ul>
      {more !== null && (
        <div className={controls.actions} data-part="actions">
          <button type="button" className={`${controls.button} ${controls.plain}`} onClick={() => show(more)}>
            {words.showMore}
          </button>
        </div>
      )}
    </Page>
  );
}

const winnersOf = ({ outcome, players }: SavedMatch): string[] =>
  (outcome?.winners ?? []).map((seat) => players[seat]?.name ?? '');

function LookBack({ match, game }: { readonly match: string; readonly game: string }) {
  const words = useWords();
  return (
    <>
      <Link
        href={`/replay/${encodeURIComponent(match)}`}
        className={`${controls.button} ${controls.small} ${controls.plain}`}
        aria-label={words.replayOf(game)}
      >
        {words.replay}
      </Link>
      <Link
        href={`/understand/${encodeURIComponent(match)}`}
        className={`${controls.button} ${controls.small} ${controls.plain}`}
        aria-label={words.understandOf(game)}
      >
        {words.understand}
      </Link>
    </>
  );
}
