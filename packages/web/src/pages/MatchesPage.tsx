// My matches: those of this browser, and those on the server, by game and by person.
import { detach } from '@sagebrush/engine';
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useState } from 'react';
import { GAME_IDS } from '../games/games.ts';
import { useTitles } from '../games/use-game.ts';
import { LocalMatch } from '../matches/LocalMatch.tsx';
import { RemoteMatch } from '../matches/RemoteMatch.tsx';
import { useMatches } from '../matches/use-matches.ts';
import { RecordLink } from '../record/RecordLink.tsx';
import { useAppWords } from '../words/index.ts';
import * as lists from './lists.module.css';
import { Page } from './Page.tsx';

export function MatchesPage() {
  const titles = useTitles();
  const words = useAppWords();
  const [game, setGame] = useState<string>(ALL);
  const [person, setPerson] = useState<string>(ALL);
  const { local, remote, met, more, showMore, forget } = useMatches(
    game === ALL ? undefined : game,
    person === ALL ? undefined : person,
  );
  const isEmpty = local?.length === 0 && remote.length === 0;
  return (
    <Page title={words.matches}>
      <div className={controls.actions} data-part="actions">
        <RecordLink />
      </div>
      <Picks
        legend={words.byGame}
        name="matches-game"
        values={[ALL, ...GAME_IDS]}
        value={game}
        nameOf={(value) => (value === ALL ? words.allOfThem : titles(value))}
        onPick={setGame}
      />
      {met.length > 0 && (
        <div className={controls.field} data-part="field">
          <label htmlFor="matches-person">{words.byPerson}</label>
          <select id="matches-person" value={person} onChange={({ target }) => setPerson(target.value)}>
            <option value={ALL}>{words.allOfThem}</option>
            {met.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      {isEmpty && <p>{game === ALL && person === ALL ? words.noMatches : words.noSuchMatches}</p>}
      <ul className={lists.tableList} data-part="matches">
        {local?.map((match) => (
          <li key={match.id}>
            <LocalMatch match={match} onForget={() => detach(forget(match.id), reportError)} />
          </li>
        ))}
        {remote.map((match) => (
          <li key={match.id} data-match={match.id}>
            <RemoteMatch match={match} />
          </li>
        ))}
      </ul>
      {more !== null && (
        <div className={controls.actions} data-part="actions">
          <button type="button" className={`${controls.button} ${controls.plain}`} onClick={showMore}>
            {words.showMore}
          </button>
        </div>
      )}
    </Page>
  );
}

/** No game and no person has this id. */
const ALL = 'all';
