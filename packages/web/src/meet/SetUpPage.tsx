// Setting a table: who plays, how many, how it goes among people, and which house rules.
import { detach, type Game, type OptionSpec, type OptionWords, parseOptions } from '@sagebrush/engine';
import { LevelBadge } from '@sagebrush/table-kit/art/Icon.tsx';
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import { changeSettings, useSettings } from '@sagebrush/table-kit/settings.ts';
import { HAS_SERVER } from '@sagebrush/table-kit/site.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { gameEntry, isGameId, loadRules } from '../games/games.ts';
import { usePlugin, useTitles } from '../games/use-game.ts';
import { Companions } from '../pages/Companions.tsx';
import { LostPage } from '../pages/LostPage.tsx';
import { OptionField } from '../pages/OptionField.tsx';
import { Page } from '../pages/Page.tsx';
import { useAppWords } from '../words/index.ts';
import { LEVEL_NAMES } from './LevelSelect.tsx';
import { OnlineSettings, USUAL_SETTING } from './OnlineSettings.tsx';
import { COMPANIES, type Company, type SetTable, Starts } from './Starts.tsx';
import { useMeetWords } from './use-meet-words.ts';

const RulesPreview = lazy(async () => ({ default: (await import('../simulation/RulesPreview.tsx')).RulesPreview }));

export function SetUpPage({ game }: { readonly game: string }) {
  return isGameId(game) ? <SetUp game={game} /> : <LostPage />;
}

type Chosen = SetTable['options'];

function SetUp({ game }: { readonly game: string }) {
  const titles = useTitles();
  const words = useAppWords();
  const own = useMeetWords();
  const search = new URLSearchParams(useSearch());
  const { SetUpField } = usePlugin(game);
  const [count, setCount] = useState(gameEntry(game).usual);
  const [wanted, setPeople] = useState(1);
  const people = Math.min(wanted, count);
  const [rules, setRules] = useState<Game>();
  const [options, setOptions] = useState<Chosen>({});
  const [company, setCompany] = useState<Company>(COMPANIES.find((one) => search.has(one)) ?? 'here');
  const [setting, setSetting] = useState(USUAL_SETTING);
  useEffect(() => {
    detach(loadRules(game).then(setRules), reportError);
  }, [game]);
  const change = useCallback(
    (changed: Chosen) =>
      setOptions((before) =>
        Object.fromEntries(Object.entries({ ...before, ...changed }).filter(([, value]) => value !== undefined)),
      ),
    [],
  );
  return (
    <Page title={titles(game)}>
      {HAS_SERVER && (
        <Picks
          legend={own.company}
          name="company"
          values={COMPANIES}
          value={company}
          nameOf={(value) => own.companies[value]}
          onPick={setCompany}
          about={own.companyAbout[company]}
        />
      )}
      <Players game={game} count={count} onCount={setCount} />
      {company === 'here' ? (
        <>
          <Companions seats={count} people={people} onPeople={setPeople} />
          <Bots />
        </>
      ) : (
        <OnlineSettings setting={setting} onChange={setSetting} />
      )}
      {SetUpField && (
        <Suspense>
          <SetUpField search={search} onChange={change} />
        </Suspense>
      )}
      <details className={controls.folded} data-part="house-rules">
        <summary>{words.houseRules}</summary>
        {rules && <OptionFields game={game} rules={rules} options={options} onChange={setOptions} />}
      </details>
      {rules && (
        <Suspense>
          <RulesPreview id={game} rules={rules} players={count} options={options} />
        </Suspense>
      )}
      <Starts table={{ game, count, people, options, setting }} company={company} />
    </Page>
  );
}

interface PlayersProps {
  readonly game: string;
  readonly count: number;
  readonly onCount: (count: number) => void;
}

/** How many sit down. */
function Players({ game, count, onCount }: PlayersProps) {
  const words = useAppWords();
  const { players } = gameEntry(game);
  const counts = Array.from({ length: players.max - players.min + 1 }, (_, index) => String(players.min + index));
  return (
    <Picks
      legend={words.howMany}
      name="count"
      values={counts}
      value={String(count)}
      nameOf={(value) => value}
      onPick={(value) => onCount(Number(value))}
    />
  );
}

/** How well the bots play. */
function Bots() {
  const words = useAppWords();
  const { level } = useSettings();
  return (
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
  );
}

interface OptionFieldsProps {
  readonly game: string;
  readonly rules: Game;
  readonly options: Chosen;
  readonly onChange: (options: Chosen) => void;
}

/** A field for each of the game's options that a real table offers. */
function OptionFields({ game, rules, options, onChange }: OptionFieldsProps) {
  const { lang, tone } = useSettings();
  const said = rules.words(lang, parseOptions<object>(rules.options, {}), tone).options as {
    readonly [name: string]: OptionWords;
  };
  const specs = Object.entries(rules.options as { readonly [name: string]: OptionSpec }).filter(
    ([, spec]) => !spec.labOnly && spec.kind.type !== 'custom',
  );
  return specs.map(([name, spec]) => (
    <OptionField
      key={name}
      name={name}
      spec={spec}
      words={said[name]}
      game={game}
      value={options[name] ?? spec.default}
      onChange={(value) => onChange({ ...options, [name]: value })}
    />
  ));
}
