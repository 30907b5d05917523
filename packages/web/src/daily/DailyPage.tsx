// The daily deal: today, my streak and my year, and the days before.
import { dayAfter, startOfDay, streakOf } from '@sagebrush/engine';
import type { DailyTry } from '@sagebrush/protocol';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { Fragment, useState } from 'react';
import { useLocation } from 'wouter';
import { GAME_IDS, gameEntry } from '../games/games.ts';
import { useTitles } from '../games/use-game.ts';
import { Page } from '../pages/Page.tsx';
import { server } from '../table/server.ts';
import * as styles from './daily.module.css';
import { TodayStrip } from './TodayStrip.tsx';
import { dayHere, useAnswer, useToday } from './use-day.ts';
import { useDailyWords } from './words/index.ts';

export function DailyPage() {
  const words = useDailyWords();
  const { known } = useSettings();
  const today = useToday();
  const tries = useAnswer(async () => (known ? (await server.call('myDailies')).tries : []), 'mine');
  // The day is the server's: until it has said which, there is none to count from.
  const day = today === 'none' ? dayHere() : today?.day;
  return (
    <Page title={words.daily}>
      <p>{words.about}</p>
      <div className={styles.onPaper}>
        <TodayStrip />
      </div>
      {day !== undefined && Array.isArray(tries) && tries.length > 0 && <Year tries={tries} today={day} />}
      {day !== undefined && today !== 'none' && <Archive today={day} />}
    </Page>
  );
}

const WEEKS = 53;
/** Side by side, or one below the other where there is little room. */
const FIRST_HALF = 26;
/** More deals than that in a day look alike. */
const MOST_SHOWN = 3;

function Year({ tries, today }: { readonly tries: readonly DailyTry[]; readonly today: string }) {
  const words = useDailyWords();
  const done = tries.filter(({ state }) => state === 'done');
  const played = new Map<string, number>();
  for (const { day } of done) played.set(day, (played.get(day) ?? 0) + 1);
  const { now, best } = streakOf(played.keys(), today);
  return (
    <section aria-labelledby="year">
      <h2 id="year">{words.year}</h2>
      <p className={styles.streak} data-part="streak">
        <b>{words.streak(now)}</b> · {words.bestStreak(best)} <small>{words.streakAbout}</small>
      </p>
      <Calendar played={played} today={today} />
      <p className={styles.legend} aria-hidden="true">
        {words.onOneDay}
        {Array.from({ length: MOST_SHOWN }, (_, index) => index + 1).map((deals) => (
          <span key={deals}>
            <i data-played={deals} /> {deals}
          </span>
        ))}
      </p>
    </section>
  );
}

interface CalendarProps {
  readonly played: ReadonlyMap<string, number>;
  readonly today: string;
}

/** A column for each week, of which the last one ends with today, and the name of a month above its first day. */
function Calendar({ played, today }: CalendarProps) {
  const words = useDailyWords();
  const lang = useSettings((settings) => settings.lang);
  const month = new Intl.DateTimeFormat(lang, { month: 'short', timeZone: 'UTC' });
  const weeks = Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => dayAfter(today, (week - WEEKS) * 7 + day + 1)),
  );
  return (
    <div className={styles.year} role="img" aria-label={words.yearLabel(played.size)} data-part="calendar">
      {[weeks.slice(0, FIRST_HALF), weeks.slice(FIRST_HALF)].map((half) => (
        <div key={half.length} className={styles.calendar}>
          {half.map((days) => {
            const first = days.find((day) => day.endsWith('-01'));
            return (
              <Fragment key={days[0]}>
                <small>{first && month.format(startOfDay(first))}</small>
                {days.map((day) => (
                  <i key={day} data-played={Math.min(MOST_SHOWN, played.get(day) ?? 0)} title={day} />
                ))}
              </Fragment>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Archive({ today }: { readonly today: string }) {
  const words = useDailyWords();
  const titles = useTitles();
  const [, go] = useLocation();
  const [day, setDay] = useState(() => dayAfter(today, -1));
  const games = GAME_IDS.filter((game) => gameEntry(game).daily);
  return (
    <section aria-labelledby="archive">
      <h2 id="archive">{words.archive}</h2>
      <p>{words.archiveAbout}</p>
      <form className={styles.archive} onSubmit={(event) => event.preventDefault()}>
        <label>
          {words.day}{' '}
          <input
            type="date"
            value={day}
            max={dayAfter(today, -1)}
            onChange={({ target }) => target.value !== '' && setDay(target.value)}
          />
        </label>
        {games.map((game) => (
          <button
            key={game}
            type="button"
            className={`${controls.button} ${controls.plain} ${controls.small}`}
            onClick={() => go(`/daily/${day}/${game}`)}
          >
            {titles(game)}
          </button>
        ))}
      </form>
    </section>
  );
}
