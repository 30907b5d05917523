// A match of this browser, as a line of my matches.
import { listed } from '@sagebrush/engine';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Link } from 'wouter';
import { useTitles } from '../games/use-game.ts';
import type { SavedMatch } from '../table/match-store.ts';
import { useAppWords } from '../words/index.ts';
import { LookBack } from './LookBack.tsx';

export function LocalMatch({ match, onForget }: { readonly match: SavedMatch; readonly onForget: () => void }) {
  const words = useAppWords();
  const title = useTitles()(match.game);
  const lang = useSettings((settings) => settings.lang);
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  const { outcome, players } = match;
  const winners = (outcome?.winners ?? []).map((seat) => players[seat]?.name ?? '');
  const others = players.flatMap(({ kind, name }) => (kind === 'bot' || kind === 'person' ? [name] : []));
  return (
    <>
      <b>{title}</b>
      <span>
        {outcome === null ? words.unfinished : words.wonMatch(listed(lang, winners).join(''))} ·{' '}
        {others.length > 0 && `${words.turnWith(listed(lang, others).join(''))} · `}
        {date.format(match.touched)}
      </span>
      <Link href={`/table/${match.id}`} className={`${controls.button} ${controls.small}`}>
        {outcome === null ? words.resume : words.watchAgain}
      </Link>
      {outcome !== null && <LookBack match={match.id} game={title} />}
      <button
        type="button"
        className={`${controls.button} ${controls.small} ${controls.plain}`}
        aria-label={words.forgetThis(title)}
        onClick={onForget}
      >
        {words.forget}
      </button>
    </>
  );
}
