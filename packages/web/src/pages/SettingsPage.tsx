// The settings, with a look at what they do.
import { detach, LANGS } from '@sagebrush/engine';
import type { DeviceLink } from '@sagebrush/protocol';
import { CardBack } from '@sagebrush/table-kit/cards/CardBack.tsx';
import { CardFace } from '@sagebrush/table-kit/cards/CardFace.tsx';
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import {
  CARD_SIZES,
  changeSettings,
  EARNED_FELTS,
  FELTS,
  SPEEDS,
  THEMES,
  useSettings,
} from '@sagebrush/table-kit/settings.ts';
import { HAS_SERVER } from '@sagebrush/table-kit/site.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import * as things from '@sagebrush/table-kit/table/things.module.css';
import { Suspense, use, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { NameField } from '../account/NameField.tsx';
import { GAME_IDS, gameSwitches } from '../games/games.ts';
import { HouseLinks } from '../house/HouseLinks.tsx';
import { PushField } from '../inbox/PushField.tsx';
import { arrive, server } from '../table/server.ts';
import { useAppWords } from '../words/index.ts';
import { LANGUAGES } from './languages.ts';
import { Page } from './Page.tsx';
import * as styles from './SettingsPage.module.css';

/** Addresses of tables, replays and lessons: from there the settings are one tap away, and so is the way back. */
const TABLE = /^\/(?:table|t|replay|learn)\/[\w.~%-]+$/;

export function SettingsPage() {
  const words = useAppWords();
  const settings = useSettings();
  const back = new URLSearchParams(useSearch()).get('back');
  return (
    <Page title={words.settings}>
      {back !== null && TABLE.test(back) && (
        <p className={styles.wayBack}>
          <Link href={back} className={controls.button}>
            {words.backToTable}
          </Link>
        </p>
      )}
      <Picks
        legend={words.language}
        name="lang"
        values={LANGS}
        value={settings.lang}
        nameOf={(lang) => LANGUAGES[lang]}
        onPick={(lang) => changeSettings({ lang })}
      />
      <NameField />
      <Picks
        legend={words.speed}
        name="speed"
        values={SPEEDS}
        value={settings.speed}
        nameOf={(speed) => words.speeds[speed]}
        onPick={(speed) => changeSettings({ speed })}
      />
      <Flag
        name={words.impact}
        about={words.impactAbout}
        on={settings.impact}
        onChange={(impact) => changeSettings({ impact })}
      />
      {HAS_SERVER && (
        <Suspense>
          <PushField />
        </Suspense>
      )}
      <SoundFields />
      <LookFields />
      <Suspense>
        {GAME_IDS.map((game) => (
          <GameFlags key={game} game={game} />
        ))}
      </Suspense>
      {HAS_SERVER && <DeviceLinkField />}
      <Sample />
      {HAS_SERVER && <HouseLinks />}
    </Page>
  );
}

function SoundFields() {
  const words = useAppWords();
  const settings = useSettings();
  return (
    <>
      <label className={controls.toggle}>
        <input
          type="checkbox"
          checked={settings.sound}
          onChange={({ target }) => changeSettings({ sound: target.checked })}
        />{' '}
        {words.sound}
      </label>
      <div className={controls.field} data-part="field">
        <label htmlFor="volume">{words.volume}</label>
        <input
          id="volume"
          type="range"
          min={0}
          max={1}
          step={0.1}
          value={settings.volume}
          onChange={({ target }) => changeSettings({ volume: target.valueAsNumber })}
        />
      </div>
    </>
  );
}

/** How the cards and the table look. */
function LookFields() {
  const words = useAppWords();
  const settings = useSettings();
  return (
    <>
      <Picks
        legend={words.cardSize}
        name="size"
        values={CARD_SIZES}
        value={settings.cardSize}
        nameOf={(size) => words.cardSizes[size]}
        onPick={(cardSize) => changeSettings({ cardSize })}
      />
      <Picks
        legend={words.theme}
        name="theme"
        values={THEMES}
        value={settings.theme}
        nameOf={(theme) => words.themes[theme]}
        onPick={(theme) => changeSettings({ theme })}
      />
      <Picks
        legend={words.felt}
        name="felt"
        values={[...FELTS, ...EARNED_FELTS.filter((felt) => settings.earned.includes(`felt:${felt}`))]}
        value={settings.felt}
        nameOf={(felt) => words.felts[felt]}
        onPick={(felt) => changeSettings({ felt })}
      />
      <Flag
        name={words.fourColours}
        about={words.fourColoursAbout}
        on={settings.fourColours}
        onChange={(fourColours) => changeSettings({ fourColours })}
      />
    </>
  );
}

/** Some cards, as they look with these settings. */
function Sample() {
  const words = useAppWords();
  return (
    <>
      <h2>{words.sample}</h2>
      <div className={styles.sample} aria-hidden="true">
        {(['AS', 'KH', '9C', '7D'] as const).map((card) => (
          <span key={card} className={things.card}>
            <CardFace card={card} />
          </span>
        ))}
        <span className={things.card}>
          <CardBack />
        </span>
      </div>
    </>
  );
}

/** The name and the seats of this guest, carried to another device. */
function DeviceLinkField() {
  const words = useAppWords();
  const [link, setLink] = useState<DeviceLink>();
  const [failed, setFailed] = useState(false);
  const make = (): Promise<void> =>
    arrive()
      .then(() => server.call('makeDeviceLink'))
      .then(setLink, () => setFailed(true));
  return (
    <div className={controls.field} data-part="field">
      <h2>{words.otherDevice}</h2>
      <small>{words.otherDeviceAbout}</small>
      {link ? (
        <>
          <img
            className={styles.qr}
            alt={words.otherDevice}
            src={`data:image/svg+xml,${encodeURIComponent(link.svg)}`}
          />
          <a href={link.url}>{link.url}</a>
        </>
      ) : (
        <div>
          <button type="button" className={controls.button} onClick={() => detach(make(), reportError)}>
            {words.makeLink}
          </button>
        </div>
      )}
      {failed && <p role="alert">{words.offline}</p>}
    </div>
  );
}

/** What a guest may set about one game. */
function GameFlags({ game }: { readonly game: string }) {
  const settings = useSettings();
  return use(gameSwitches(game, settings.lang)).map(({ name, about, isOn, change }) => (
    <Flag
      key={name}
      name={name}
      about={about}
      on={isOn(settings)}
      onChange={(isNowOn) => changeSettings(change(isNowOn))}
    />
  ));
}

function Flag({
  name,
  about,
  on,
  onChange,
}: {
  readonly name: string;
  readonly about: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <div className={controls.field} data-part="field">
      <label className={controls.toggle}>
        <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} /> {name}
      </label>
      <small>{about}</small>
    </div>
  );
}
