// The public page of somebody with a kept name: as much of it as its owner shows.
import { detach } from '@sagebrush/engine';
import type { Profile, RecordLine } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useDay } from '../account/use-day.ts';
import { isGameId } from '../games/games.ts';
import { useTitles } from '../games/use-game.ts';
import * as lists from '../pages/lists.module.css';
import { Page } from '../pages/Page.tsx';
import { Ratings } from '../record/Ratings.tsx';
import * as record from '../record/record.module.css';
import { WORDS } from '../record/words/index.ts';
import { server } from '../table/server.ts';
import { useAppWords } from '../words/index.ts';
import * as styles from './people.module.css';
import { ReportButton } from './ReportButton.tsx';
import { TieButtons } from './TieButtons.tsx';
import { usePeopleWords } from './use-people-words.ts';

export function PersonPage({ handle }: { readonly handle: string }) {
  const words = useAppWords();
  const own = usePeopleWords();
  const day = useDay();
  const isKnown = useSettings(({ known }) => known);
  const [profile, setProfile] = useState<Profile | 'lost'>();
  const load = useCallback(
    () =>
      server.call('profile', { params: { handle } }).then(setProfile, () => {
        setProfile('lost');
      }),
    [handle],
  );
  useEffect(() => detach(load(), reportError), [load]);
  if (profile === undefined || profile === 'lost') {
    return (
      <Page title={handle}>
        <p role="status">{profile === 'lost' ? own.lost : words.loading}</p>
      </Page>
    );
  }
  const { name, since, here, ratings, record: lines, matches } = profile;
  const isBare = [ratings, lines, matches].every((part) => part === null || part.length === 0);
  return (
    <Page title={name}>
      <p className={styles.about}>
        {since !== null && own.since(day(since))} {here !== null && <b>{here ? own.here : own.notHere}</b>}
      </p>
      {isKnown && profile.tie !== 'me' && (
        <div className={styles.deeds} data-part="ties">
          <TieButtons {...profile} onChange={load} />
          <ReportButton about={{ kind: 'person', person: profile.id }} name={name} reason="name" />
        </div>
      )}
      {isBare && <p>{own.nothing}</p>}
      {ratings && <Ratings ratings={ratings.filter(({ game }) => isGameId(game))} title={own.ratings} />}
      {lines && lines.length > 0 && <Against lines={lines} />}
      {matches && matches.length > 0 && <Recent matches={matches} />}
    </Page>
  );
}

function Against({ lines }: { readonly lines: readonly RecordLine[] }) {
  const words = useAppWords();
  const own = usePeopleWords();
  const heads = WORDS[useSettings((settings) => settings.lang)];
  const titles = useTitles();
  const nameOf = (against: RecordLine['against']) => {
    if (against.kind === 'others') return own.others;
    if (against.kind === 'person') return <Link href={`/people/${against.name}`}>{against.name}</Link>;
    return words.botOf(words.levels[against.level as keyof typeof words.levels] ?? against.level);
  };
  return (
    <>
      <h2>{own.record}</h2>
      <table className={record.table} data-part="record">
        <thead>
          <tr>
            <th scope="col">{heads.opponent}</th>
            <th scope="col">{heads.matches}</th>
            <th scope="col">{heads.wins}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.game} ${JSON.stringify(line.against)}`}>
              <td>
                {nameOf(line.against)} <small>{isGameId(line.game) ? titles(line.game) : line.game}</small>
              </td>
              <td>{line.matches}</td>
              <td>{line.wins}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Recent({ matches }: { readonly matches: NonNullable<Profile['matches']> }) {
  const words = useAppWords();
  const own = usePeopleWords();
  const titles = useTitles();
  const day = useDay();
  return (
    <>
      <h2>{own.recent}</h2>
      <ul className={lists.tableList} data-part="recent">
        {matches.map(({ match, game, ended, won, place }) => (
          <li key={match}>
            <b>{isGameId(game) ? titles(game) : game}</b>
            <span>
              {won ? own.won : own.place(place)} · {day(ended)}
            </span>
            <Link href={`/replay/${encodeURIComponent(match)}`}>{words.replay}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
