// A match on the server, as a line of my matches: with whom, whose turn or how it came out, and whether it counts.
import { listed } from '@sagebrush/engine';
import type { MatchInfo } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Link } from 'wouter';
import { useTitles } from '../games/use-game.ts';
import { timeText } from '../inbox/time-text.ts';
import { ratedLine } from '../record/rated-line.ts';
import { useAppWords } from '../words/index.ts';
import type { AppWords } from '../words/words.ts';
import { LookBack } from './LookBack.tsx';

type Named = Pick<MatchInfo, 'players'>;
const nameOf = ({ players }: Named, seat: number): string => {
  const player = players[seat];
  return player && 'name' in player ? player.name : '';
};

/** How it stands, or how it came out for me. */
function resultLine(words: AppWords, match: MatchInfo, list: (names: readonly string[]) => string): string {
  const { seat, ended, asked, waitsFor, winners, place } = match;
  if (ended === null) {
    if (asked) return words.yourTurn;
    return waitsFor.length > 0 ? words.turnOf(list(waitsFor.map((one) => nameOf(match, one)))) : words.unfinished;
  }
  if (place === null) return words.noResult;
  if (seat !== null && winners.includes(seat)) return words.youWon;
  return `${words.placeOf(place)} · ${words.wonMatch(list(winners.map((one) => nameOf(match, one))))}`;
}

export function RemoteMatch({ match }: { readonly match: MatchInfo }) {
  const words = useAppWords();
  const title = useTitles()(match.game);
  const lang = useSettings((settings) => settings.lang);
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  const list = (names: readonly string[]): string => listed(lang, [...names]).join('');
  const { players, seat, ended, started, until, rated } = match;
  const others = players.flatMap((player, index) => ('name' in player && index !== seat ? [player.name] : []));
  return (
    <>
      <b>{title}</b>
      <span>
        <strong data-part="result">{resultLine(words, match, list)}</strong> · {words.turnWith(list(others))} ·{' '}
        {date.format(ended ?? started)}
        {ended === null && until !== null && ` · ${words.timeLeft(timeText(lang, until - Date.now()))}`}
        {rated && (
          <span title={ratedLine(words, match)} data-part="rated">
            {' '}
            · {match.uncounted === undefined ? words.rated : `${words.unrated}: ${ratedLine(words, match)}`}
          </span>
        )}
      </span>
      {ended === null && (
        <Link href={`/t/${match.table}`} className={`${controls.button} ${controls.small}`}>
          {words.resume}
        </Link>
      )}
      {match.outcome !== null && <LookBack match={match.id} game={title} last={match.seq} />}
    </>
  );
}
