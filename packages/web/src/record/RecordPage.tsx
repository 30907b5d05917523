// My record: matches, wins and streaks by game and opponent, ratings, the leaders, and what becomes of all that.
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { HAS_SERVER } from '@sagebrush/table-kit/site.ts';
import { useState } from 'react';
import { GAME_IDS, isGameId } from '../games/games.ts';
import { useTitles } from '../games/use-game.ts';
import { Page } from '../pages/Page.tsx';
import { useAppWords } from '../words/index.ts';
import { Leaders } from './Leaders.tsx';
import { LinePlot } from './LinePlot.tsx';
import { MineField } from './MineField.tsx';
import { Ratings } from './Ratings.tsx';
import * as styles from './record.module.css';
import { opponentsOf, type Sums, sumsOf, winRates } from './sums.ts';
import { useRecord } from './use-record.ts';
import { WORDS } from './words/index.ts';

type Picked = string | 'all';

export function RecordPage() {
  const titles = useTitles();
  const words = useAppWords();
  const lang = useSettings((settings) => settings.lang);
  const own = WORDS[lang];
  const [picked, setPicked] = useState<Picked>('all');
  const { played, ratings } = useRecord();
  const shown = played?.filter(({ game }) => picked === 'all' || game === picked) ?? [];
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
  const shares = winRates(shown);
  return (
    <Page title={own.myRecord}>
      <Picks<Picked>
        legend={own.game}
        name="record-game"
        values={['all', ...GAME_IDS]}
        value={picked}
        nameOf={(value) => (value === 'all' ? own.allGames : titles(value))}
        onPick={setPicked}
      />
      {played && shown.length === 0 && <p>{own.nothingYet}</p>}
      {shown.length > 0 && (
        <>
          <Figures sums={sumsOf(shown)} />
          <h2>{own.winsOverTime}</h2>
          <LinePlot
            label={own.winsLabel(shown.length, percent.format(shares.at(-1) ?? 0))}
            values={shares}
            low={0}
            high={1}
            show={percent.format}
          />
          <h2>{own.against}</h2>
          <table className={styles.table} data-opponents>
            <thead>
              <tr>
                <th scope="col">{own.opponent}</th>
                <th scope="col">{own.matches}</th>
                <th scope="col">{own.wins}</th>
                <th scope="col" className={styles.wide}>
                  {own.share}
                </th>
                <th scope="col">{own.bestStreak}</th>
              </tr>
            </thead>
            <tbody>
              {opponentsOf(shown).map(({ kind, name, sums }) => (
                <tr key={`${kind} ${name}`}>
                  <td>
                    {kind === 'bot' ? words.botOf(words.levels[name as keyof typeof words.levels] ?? name) : name}
                  </td>
                  <td>{sums.matches}</td>
                  <td>{sums.wins}</td>
                  <td className={styles.wide}>{percent.format(sums.wins / sums.matches)}</td>
                  <td>{sums.bestStreak}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <Ratings ratings={ratings.filter(({ game }) => isGameId(game) && (picked === 'all' || game === picked))} />
      {HAS_SERVER && (
        <section className={styles.leaders}>
          <h2>{own.leaders}</h2>
          <p>{own.leadersAbout}</p>
          {GAME_IDS.filter((game) => picked === 'all' || game === picked).map((game) => (
            <Leaders key={game} game={game} />
          ))}
        </section>
      )}
      <MineField />
    </Page>
  );
}

function Figures({ sums }: { readonly sums: Sums }) {
  const own = WORDS[useSettings((settings) => settings.lang)];
  const { matches, wins, streak, bestStreak } = sums;
  const figures = [
    [own.matches, matches],
    [own.wins, wins],
    [streak < 0 ? own.lostInARow : own.wonInARow, Math.abs(streak)],
    [own.bestStreak, bestStreak],
  ] as const;
  return (
    <dl className={styles.figures} data-part="record-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
