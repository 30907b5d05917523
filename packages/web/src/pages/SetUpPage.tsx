// Setting a table: how many, which bots, which house rules; here or for friends.
import { detach, type Game, type OptionSpec, type OptionWords, parseOptions } from '@sagebrush/engine';
import { type Clock, freshHex32, ProblemError } from '@sagebrush/protocol';
import { LevelBadge } from '@sagebrush/table-kit/art/Icon.tsx';
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import { changeSettings, useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { entryOf, isGameId, loadRules } from '../games/games.ts';
import { usePlugin, useTitles } from '../games/use-game.ts';
import { RatedPick } from '../record/RatedPick.tsx';
import { dealIn } from '../table/deal-in.ts';
import { arrive, server } from '../table/online-table.ts';
import { useWords } from '../words/index.ts';
import { problemText } from '../words/problem-text.ts';
import { LostPage } from './LostPage.tsx';
import { OptionField } from './OptionField.tsx';
import { Page } from './Page.tsx';
import * as styles from './SetUpPage.module.css';

const RulesPreview = lazy(async () => ({ default: (await import('../simulation/RulesPreview.tsx')).RulesPreview }));

export function SetUpPage({ game }: { readonly game: string }) {
  return isGameId(game) ? <SetUp game={game} /> : <LostPage />;
}

function SetUp({ game }: { readonly game: string }) {
  const titles = useTitles();
  const words = useWords();
  const { level, tone, lang } = useSettings();
  const [, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  const forFriends = search.has('friends');
  const { players, usual } = entryOf(game);
  const { SetUpField } = usePlugin(game);
  const [count, setCount] = useState(usual);
  const [rules, setRules] = useState<Game>();
  const [options, setOptions] = useState<{ readonly [name: string]: unknown }>({});
  const [clock, setClock] = useState<ClockName>('none');
  const [rated, setRated] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    detach(loadRules(game).then(setRules), reportError);
  }, [game]);
  const change = useCallback(
    (changed: { readonly [name: string]: unknown }) =>
      setOptions((before) =>
        Object.fromEntries(Object.entries({ ...before, ...changed }).filter(([, value]) => value !== undefined)),
      ),
    [],
  );
  const counts = Array.from({ length: players.max - players.min + 1 }, (_, index) => String(players.min + index));
  const said = rules?.words(lang, parseOptions<object>(rules.options, {}), tone).options as
    | { readonly [name: string]: OptionWords }
    | undefined;
  const specs = Object.entries((rules?.options ?? {}) as { readonly [name: string]: OptionSpec }).filter(
    ([, spec]) => !spec.labOnly && spec.kind.type !== 'custom',
  );

  async function playHere(): Promise<void> {
    go(await dealIn({ game, players: count, level, options }));
  }
  async function openOnline(): Promise<void> {
    try {
      await arrive();
      const { table } = await server.call('openTable', {
        body: { game, seats: count, options: options as never, listed: true, clock: CLOCKS[clock], rated },
      });
      const seat = table.chairs.findIndex(({ kind }) => kind === 'live');
      await server.call('sit', { params: { table: table.id }, body: { seat, contribution: freshHex32() } });
      go(`/t/${table.id}`);
    } catch (reason) {
      setProblem(reason instanceof ProblemError ? problemText(lang, reason) : words.offline);
    }
  }

  const here = (
    <Start key="here" main={!forFriends} name={words.playHere} about={words.playHereAbout} onStart={playHere} />
  );
  const online = (
    <Start key="online" main={forFriends} name={words.openOnline} about={words.openOnlineAbout} onStart={openOnline} />
  );
  return (
    <Page title={titles(game)}>
      <Picks
        legend={words.howMany}
        name="count"
        values={counts}
        value={String(count)}
        nameOf={(value) => value}
        onPick={(value) => setCount(Number(value))}
      />
      <Picks
        legend={words.level}
        name="level"
        values={LEVEL_NAMES}
        value={level}
        nameOf={(value) => words.levels[value]}
        signOf={(value) => <LevelBadge level={value} />}
        onPick={(value) => changeSettings({ level: value })}
        about={words.levelLines[level as keyof typeof words.levelLines]}
      />
      {SetUpField && (
        <Suspense>
          <SetUpField search={search} onChange={change} />
        </Suspense>
      )}
      <details className={controls.folded} data-part="house-rules">
        <summary>{words.houseRules}</summary>
        {said &&
          specs.map(([name, spec]) => (
            <OptionField
              key={name}
              name={name}
              spec={spec}
              words={said[name]}
              game={game}
              value={options[name] ?? spec.default}
              onChange={(value) => setOptions({ ...options, [name]: value })}
            />
          ))}
        <Picks
          legend={words.clock}
          name="clock"
          values={CLOCK_NAMES}
          value={clock}
          nameOf={(value) => words.clocks[value]}
          onPick={setClock}
          about={words.clockAbout}
        />
        <RatedPick rated={rated} onPick={setRated} />
      </details>
      {rules && (
        <Suspense>
          <RulesPreview id={game} rules={rules} players={count} options={options} />
        </Suspense>
      )}
      {problem !== undefined && (
        <p role="alert" className={controls.note} data-part="note">
          {problem}
        </p>
      )}
      <div className={`${controls.actions} ${styles.starts}`} data-part="actions">
        {forFriends ? [online, here] : [here, online]}
      </div>
    </Page>
  );
}

interface StartProps {
  /** What this guest came for. */
  readonly main: boolean;
  readonly name: string;
  readonly about: string;
  readonly onStart: () => Promise<void>;
}

function Start({ main, name, about, onStart }: StartProps) {
  return (
    <p>
      <button
        type="button"
        className={main ? controls.button : `${controls.button} ${controls.plain}`}
        onClick={() => detach(onStart(), reportError)}
      >
        {name}
      </button>
      <small>{about}</small>
    </p>
  );
}

type ClockName = 'none' | 'brisk' | 'calm' | 'letters';
const CLOCKS: Readonly<Record<ClockName, Clock>> = {
  none: { kind: 'none' },
  brisk: { kind: 'seconds', seconds: 30 },
  calm: { kind: 'seconds', seconds: 120 },
  letters: { kind: 'days', days: 1 },
};
const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];
const LEVEL_NAMES = ['greenhorn', 'cowhand', 'deputy', 'sheriff', 'marshal', 'legend'] as const;
