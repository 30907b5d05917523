// One tournament: when and how, my place in it, the standings, and every table one tap away.
import type { TournamentInfo } from '@sagebrush/protocol';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useTitles } from '../games/use-game.ts';
import { HouseRules } from '../meet/HouseRules.tsx';
import { clockText } from '../meet/table-facts.ts';
import { useMeetWords } from '../meet/use-meet-words.ts';
import { Page } from '../pages/Page.tsx';
import { useAppWords } from '../words/index.ts';
import { MyPlace } from './MyPlace.tsx';
import { OrganiserControls } from './OrganiserControls.tsx';
import { Rotation } from './Rotation.tsx';
import { Rounds } from './Rounds.tsx';
import { resultsAsCsv } from './results-file.ts';
import { StandingsTable } from './StandingsTable.tsx';
import * as styles from './tournaments.module.css';
import { competitorNames, useTournament } from './use-tournament.ts';
import { useTournamentWords } from './use-tournament-words.ts';
import { useWhen } from './use-when.ts';

export function TournamentPage({ id }: { readonly id: string }) {
  const own = useTournamentWords();
  const words = useAppWords();
  const { tournament, me, isUnknown, show } = useTournament(id);
  if (!tournament)
    return (
      <Page title={own.title}>
        <p role="status">{isUnknown ? own.unknown : words.loading}</p>
      </Page>
    );
  return (
    <Page title={tournament.name}>
      <Announcement tournament={tournament} />
      <MyPlace tournament={tournament} me={me} show={show} />
      <StandingsTable tournament={tournament} me={me} />
      <Rounds tournament={tournament} me={me} />
      {tournament.format === 'duplicate' && <Rotation tournament={tournament} />}
      {tournament.rounds.length > 0 && <Results tournament={tournament} />}
      <Fairness tournament={tournament} />
      {me !== undefined && me === tournament.organiser?.id && <OrganiserControls tournament={tournament} show={show} />}
    </Page>
  );
}

function Announcement({ tournament }: { readonly tournament: TournamentInfo }) {
  const own = useTournamentWords();
  const titles = useTitles();
  const when = useWhen();
  const { game, format, state, league, starts, opens, next, organiser, about, rounds, seats, clock, options } =
    tournament;
  const meet = useMeetWords();
  return (
    <section className={styles.about} data-part="announcement">
      <p>
        <b>{titles(game)}</b> · {own.formats[format]} {league && `· ${own.league} `}· {own.seats}: {seats} ·{' '}
        {own.states[state]}
      </p>
      <p>{own.formatLines[format]}</p>
      {about !== '' && <p className={styles.words}>{about}</p>}
      <p role="status" data-part="schedule">
        {state === 'announced' && `${own.opens(when(opens))}. `}
        {(state === 'announced' || state === 'open') && own.begins(when(starts))}
        {state === 'playing' && (next === null ? own.roundRuns : `${own.next(when(next))}.`)}
        {state === 'playing' && rounds.length > 0 && ` ${own.round(rounds.length)}.`}
      </p>
      <p>
        {own.paces[clock.kind === 'days' ? 'letters' : 'live']}, {clockText(clock, meet)}
        {organiser && ` · ${own.byWhom(organiser.name)}`}
      </p>
      <HouseRules game={game} options={options} />
    </section>
  );
}

/** The results as files, and on paper. */
function Results({ tournament }: { readonly tournament: TournamentInfo }) {
  const own = useTournamentWords();
  const file = (text: string, type: string): string => URL.createObjectURL(new Blob([text], { type }));
  const plain = `${controls.button} ${controls.small} ${controls.plain}`;
  const name = `sagebrush-${tournament.id}`;
  return (
    <p className={controls.actions} data-part="actions results">
      <a
        className={plain}
        download={`${name}.csv`}
        href={file(resultsAsCsv(tournament, competitorNames(tournament, own.bot)), 'text/csv')}
      >
        {own.save} (CSV)
      </a>
      <a className={plain} download={`${name}.json`} href={file(JSON.stringify(tournament), 'application/json')}>
        {own.save} (JSON)
      </a>
      <button type="button" className={plain} onClick={() => print()}>
        {own.print}
      </button>
    </p>
  );
}

function Fairness({ tournament: { commitment, secret } }: { readonly tournament: TournamentInfo }) {
  const own = useTournamentWords();
  return (
    <details className={`${controls.folded} ${styles.fair}`} data-part="fair">
      <summary>{own.fair}</summary>
      <p>{own.fairAbout}</p>
      <p>
        {own.commitment}: <code>{commitment}</code>
      </p>
      {secret !== null && (
        <p>
          {own.secret}: <code>{secret}</code>
        </p>
      )}
    </details>
  );
}
