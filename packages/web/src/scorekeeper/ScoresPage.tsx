// The scorekeeper: for people who play with real cards. What they tap is counted by the game's own rules.

import { chanceSeatName, type Game, optionsUnder } from '@sagebrush/engine';
import { LinkButtons } from '@sagebrush/table-kit/forms/LinkButtons.tsx';
import type { Scorekeeper } from '@sagebrush/table-kit/scorekeeper.ts';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { siteHref } from '@sagebrush/table-kit/site.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { use, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { gameEntry, gameRules, gameScorekeeper, isGameId } from '../games/games.ts';
import { useTitles } from '../games/use-game.ts';
import { LostPage } from '../pages/LostPage.tsx';
import { Page } from '../pages/Page.tsx';
import { CountedRounds } from './CountedRounds.tsx';
import { type Evening, eveningIn, eveningText, isOfGame, newEvening } from './evening.ts';
import { HouseRules } from './HouseRules.tsx';
import { optionsFor } from './house-rules.ts';
import { OpenRound } from './OpenRound.tsx';
import { Players } from './Players.tsx';
import * as styles from './scorekeeper.module.css';
import { keepEvening, undoEvening, useEvenings } from './store.ts';
import { useScoresWords } from './words/index.ts';

export function ScoresPage({ game }: { readonly game: string }) {
  return isGameId(game) ? <Scores game={game} /> : <LostPage />;
}

function Scores({ game }: { readonly game: string }) {
  const own = useScoresWords();
  const titles = useTitles();
  const lang = useSettings((settings) => settings.lang);
  const keeper = use(gameScorekeeper(game));
  const rules = use(gameRules(game));
  const kept = useEvenings(({ evenings }) => evenings[game]);
  const { usual } = gameEntry(game);
  const evening =
    kept?.now ?? newEvening(keeper, { names: new Array<string>(usual).fill('') }, rules.seating(usual).length);
  const onChange = (changed: Evening): void => keepEvening(game, evening, changed);
  const strange = useLinkedEvening({ keeper, rules, onLinked: onChange });
  const seats = rules.seating(evening.names.length);
  const people = evening.names.map((name, index) => name || own.player(index + 1));
  const names = seats.map((kind, seat) => {
    const before = seats.slice(0, seat).filter((other) => other === 'live').length;
    return kind === 'live' ? (people[before] ?? '') : chanceSeatName(rules, lang, seats, seat);
  });
  const options = useMemo(
    () => optionsFor(rules, keeper, evening.options) ?? optionsUnder(rules, rules.rules, {}),
    [rules, keeper, evening.options],
  );
  const props = {
    game,
    keeper,
    evening,
    seats,
    names,
    options,
    onChange,
  };
  return (
    <Page title={own.title(titles(game))}>
      <p>{own.about}</p>
      {strange && (
        <p className={controls.note} role="alert">
          {own.strange}
        </p>
      )}
      <Players {...props} rules={rules} />
      <HouseRules {...props} rules={rules} />
      <OpenRound key={evening.rounds.length} {...props} />
      <CountedRounds {...props} />
      <div className={`${controls.actions} ${styles.actions}`}>
        <button
          type="button"
          className={`${controls.button} ${controls.plain}`}
          disabled={(kept?.past.length ?? 0) === 0}
          onClick={() => undoEvening(game)}
        >
          {own.undo}
        </button>
        <LinkButtons
          link={`${location.origin}${siteHref(`/scores/${game}`)}#${eveningText(evening)}`}
          title={own.title(titles(game))}
          among={own.share}
        />
        <button
          type="button"
          className={`${controls.button} ${controls.plain}`}
          onClick={() => onChange(newEvening(keeper, evening, seats.length))}
        >
          {own.anew}
        </button>
        <Link href={`/rules/${game}`} className={`${controls.button} ${controls.plain}`}>
          {own.rules}
        </Link>
      </div>
    </Page>
  );
}

interface Linking {
  readonly keeper: Scorekeeper;
  readonly rules: Game;
  readonly onLinked: (evening: Evening) => void;
}
/** An evening that came with the address is taken over once; whether it could not be read. */
function useLinkedEvening({ keeper, rules, onLinked }: Linking): boolean {
  const [strange, setStrange] = useState(false);
  useEffect(() => {
    const text = location.hash.slice(1);
    if (text === '') return;
    const linked = eveningIn(text);
    const { min, max } = rules.players;
    const fits =
      linked !== undefined &&
      linked.names.length >= min &&
      linked.names.length <= max &&
      optionsFor(rules, keeper, linked.options) !== undefined &&
      isOfGame(linked, keeper, (players) => rules.seating(players).length);
    if (fits) onLinked(linked);
    setStrange(!fits);
    history.replaceState(history.state, '', location.pathname);
  }, [keeper, rules, onLinked]);
  return strange;
}
