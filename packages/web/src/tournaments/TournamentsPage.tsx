// The tournaments of this house: to come, under way, and over.
import { detach } from '@sagebrush/engine';
import type { ReplyOf, TournamentLine } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useTitles } from '../games/use-game.ts';
import * as lists from '../pages/lists.module.css';
import { Page } from '../pages/Page.tsx';
import { server } from '../table/server.ts';
import { useAppWords } from '../words/index.ts';
import { useTournamentWords } from './use-tournament-words.ts';
import { useWhen } from './use-when.ts';

export function TournamentsPage() {
  const own = useTournamentWords();
  const words = useAppWords();
  const kept = useSettings((settings) => settings.kept);
  const [listed, setListed] = useState<ReplyOf<'tournaments'>>();
  const [isAway, setAway] = useState(false);
  useEffect(() => detach(server.call('tournaments').then(setListed), () => setAway(true)), []);
  const coming = listed?.tournaments.filter(({ state }) => state !== 'over') ?? [];
  const past = listed?.tournaments.filter(({ state }) => state === 'over') ?? [];
  return (
    <Page title={own.title}>
      <p>{own.intro}</p>
      {isAway && (
        <p role="alert" className={controls.note} data-part="note">
          {words.offline}
        </p>
      )}
      {listed && (
        <p className={controls.actions} data-part="actions">
          {listed.mayOrganise && (
            <Link href="/events/new" className={controls.button}>
              {own.organise}
            </Link>
          )}
          {!listed.mayOrganise && !kept && (
            <span>
              {own.keepFirst} <Link href="/me">{words.whoYouAre}</Link>
            </span>
          )}
        </p>
      )}
      <h2>{own.coming}</h2>
      {listed && coming.length === 0 && <p>{own.none}</p>}
      <Lines lines={coming} />
      {past.length > 0 && <h2>{own.past}</h2>}
      <Lines lines={past} />
    </Page>
  );
}

function Lines({ lines }: { readonly lines: readonly TournamentLine[] }) {
  const own = useTournamentWords();
  const titles = useTitles();
  const when = useWhen();
  return (
    <ul className={lists.tableList} data-part="tournaments">
      {lines.map(({ id, name, game, format, league, state, starts, entrants }) => (
        <li key={id}>
          <b>
            <Link href={`/events/${id}`}>{name}</Link>
          </b>
          <span>
            {titles(game)} · {own.formats[format]} {league && `· ${own.league} `}· {own.takePart(entrants)}
          </span>
          <span>
            {when(starts)} · {own.states[state]}
          </span>
        </li>
      ))}
    </ul>
  );
}
