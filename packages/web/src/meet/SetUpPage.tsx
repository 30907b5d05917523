// Setting a table: who plays, how many, how it goes among people, and which house rules.
import { LevelBadge } from '@sagebrush/table-kit/art/Icon.tsx';
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import { changeSettings, useSettings } from '@sagebrush/table-kit/settings.ts';
import { HAS_SERVER } from '@sagebrush/table-kit/site.ts';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useSearch } from 'wouter';
import { gameEntry, isGameId } from '../games/games.ts';
import { useRules, useTitles } from '../games/use-game.ts';
import { onlinePart } from '../online-only.ts';
import { Companions } from '../pages/Companions.tsx';
import { type ChosenOptions, changedOptions, HouseRulesFields } from '../pages/HouseRulesFields.tsx';
import { LostPage } from '../pages/LostPage.tsx';
import { Page } from '../pages/Page.tsx';
import { useAppWords } from '../words/index.ts';
import { LEVEL_NAMES } from './LevelSelect.tsx';
import { USUAL_SETTING } from './online-setting.ts';
import { COMPANIES, type Company, Starts } from './Starts.tsx';

const OnlineSettings = onlinePart(async () => (await import('./OnlineSettings.tsx')).OnlineSettings);
const RulesPreview = lazy(async () => ({ default: (await import('../simulation/RulesPreview.tsx')).RulesPreview }));

export function SetUpPage({ game }: { readonly game: string }) {
  return isGameId(game) ? <SetUp game={game} /> : <LostPage />;
}

function SetUp({ game }: { readonly game: string }) {
  const titles = useTitles();
  const words = useAppWords();
  const search = new URLSearchParams(useSearch());
  const [count, setCount] = useState(gameEntry(game).usual);
  const [wanted, setPeople] = useState(1);
  const people = Math.min(wanted, count);
  const rules = useRules(game);
  const [options, setOptions] = useState<ChosenOptions>({});
  const [company, setCompany] = useState(() => companyIn(search));
  const [setting, setSetting] = useState(USUAL_SETTING);
  const change = useCallback((changed: ChosenOptions) => setOptions((before) => changedOptions(before, changed)), []);
  return (
    <Page title={titles(game)}>
      {HAS_SERVER && (
        <Picks
          legend={words.company}
          name="company"
          values={COMPANIES}
          value={company}
          nameOf={(value) => words.companies[value]}
          onPick={setCompany}
          about={words.companyAbout[company]}
        />
      )}
      <Players game={game} count={count} onCount={setCount} />
      {company === 'here' ? (
        <>
          <Companions seats={count} people={people} onPeople={setPeople} />
          <Bots />
        </>
      ) : (
        <Suspense>
          <OnlineSettings setting={setting} onChange={setSetting} />
        </Suspense>
      )}
      <HouseRulesFields game={game} options={options} onChange={change} />
      {rules && (
        <Suspense>
          <RulesPreview id={game} rules={rules} players={count} options={options} />
        </Suspense>
      )}
      <Starts table={{ game, count, people, options, setting }} company={company} />
    </Page>
  );
}

/** An address may say who is wanted; where there is no server nobody else can come. */
const companyIn = (search: URLSearchParams): Company =>
  (HAS_SERVER && COMPANIES.find((company) => search.has(company))) || 'here';

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
