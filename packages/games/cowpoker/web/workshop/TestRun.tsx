// "Test it": a few thousand games with the pack in workers, and the figures of `sagebrush sim` as plots next to
// Centerville's.
import type { SimTask, Summary } from '@sagebrush/bots';
import { cowpoker, type PackJson, RANCHES, textIn } from '@sagebrush/cowpoker';
import { parseOptions } from '@sagebrush/engine';
import { shortName } from '@sagebrush/table-kit/cards/short-name.ts';
import { Picks } from '@sagebrush/table-kit/forms/Picks.tsx';
import * as plots from '@sagebrush/table-kit/plots/plots.module.css';
import { Bars, Columns, Legend, Means, Plot } from '@sagebrush/table-kit/plots/plots.tsx';
import { TurnPlot } from '@sagebrush/table-kit/plots/TurnPlot.tsx';
import { useSimulationWords } from '@sagebrush/table-kit/plots/words/index.ts';
import { useSettings } from '@sagebrush/table-kit/settings.ts';
import { useShell } from '@sagebrush/table-kit/shell.ts';
import * as controls from '@sagebrush/table-kit/styles/controls.module.css';
import { useState } from 'react';
import { useWords } from '../words/index.ts';
import { CardRatios } from './CardRatios.tsx';
import { SHIPPED } from './packs.ts';
import { useWorkshopWords } from './words/index.ts';
import * as styles from './workshop.module.css';

const GAMES = ['200', '1000', '4000'] as const;
const PLAYERS = ['2', '3', '4'] as const;
/** CP-9.3 What a seat of Deadwood should win at least: two of them one game in ten. */
const CRAFTY = 0.05;

const taskOf = (pack: string | PackJson, players: number): SimTask => ({
  game: cowpoker.id,
  seats: cowpoker.seating(players),
  options: parseOptions(cowpoker.options, { pack }),
  bots: ['deputy'],
  seed: 'workshop',
  iterations: 1,
  rotate: false,
});

export function TestRun({ pack, sound }: { readonly pack: PackJson; readonly sound: boolean }) {
  const own = useWorkshopWords();
  const words = useWords();
  const simulation = useSimulationWords();
  const lang = useSettings((settings) => settings.lang);
  const [games, setGames] = useState<string>('1000');
  const [players, setPlayers] = useState<string>('4');
  const [tested, setTested] = useState({ pack, players });
  const { run, start, stop } = useShell().useRun();
  const playing = run.state === 'playing';
  const [tried, usual] = run.summaries;
  function begin(): void {
    setTested({ pack, players });
    start([taskOf(pack, Number(players)), taskOf(SHIPPED, Number(players))], Number(games));
  }
  return (
    <section className={styles.testRun} data-part="test-run" aria-label={own.parts.test} data-state={run.state}>
      <p>{own.testAbout}</p>
      <div className={styles.testWishes}>
        <Picks
          legend={own.testGames}
          name="games"
          values={GAMES}
          value={games}
          nameOf={(one) => one}
          onPick={setGames}
        />
        <Picks
          legend={words.howMany}
          name="players"
          values={PLAYERS}
          value={players}
          nameOf={(one) => one}
          onPick={setPlayers}
        />
      </div>
      <div className={controls.actions} data-part="actions">
        {playing ? (
          <button type="button" className={`${controls.button} ${controls.plain}`} onClick={stop}>
            {own.cancel}
          </button>
        ) : (
          <button type="button" className={controls.button} disabled={!sound} onClick={begin}>
            {own.begin}
          </button>
        )}
      </div>
      {!sound && (
        <p className={controls.note} data-part="note">
          {own.mendFirst}
        </p>
      )}
      {run.state === 'failed' && <p role="alert">{simulation.failed}</p>}
      {run.state !== 'idle' && (
        <>
          <progress className={plots.gamesPlayed} value={run.done} max={run.of} aria-label={own.progress} />
          <p role="status">
            {simulation.playing(run.done, run.of)}
            {run.state === 'stopped' && ` · ${own.stopped}`}
            {tested.pack !== pack && ` · ${own.changedSince}`}
          </p>
        </>
      )}
      {tried && (
        <>
          <Legend tried={textIn(lang, tested.pack.name)} usual="Centerville" />
          <Figures tried={tried} usual={usual} pack={tested.pack} deadwood={RANCHES.length - Number(tested.players)} />
        </>
      )}
    </section>
  );
}

interface FiguresProps {
  readonly tried: Summary;
  readonly usual: Summary | undefined;
  readonly pack: PackJson;
  /** How many seats it has. */
  readonly deadwood: number;
}

function Figures({ tried, usual, pack, deadwood }: FiguresProps) {
  const own = useWorkshopWords();
  const words = useWords();
  const simulation = useSimulationWords();
  const lang = useSettings((settings) => settings.lang);
  const winsOf = (summary: Summary | undefined, ranch: string) =>
    summary?.byLabel.find(({ name }) => name === ranch)?.wins;
  const nameOf = (card: string): string => {
    const entry = pack.cards.find((one) => one.card === card);
    return `${shortName(card) ?? card} ${entry ? textIn(lang, entry.name) : ''}`;
  };
  return (
    <div className={plots.plots}>
      <Plot title={own.byRanch} about={own.byRanchAbout}>
        <Bars
          par={1 / RANCHES.length}
          rows={RANCHES.flatMap((ranch) => {
            const wins = winsOf(tried, ranch);
            return wins ? [{ key: ranch, name: words.ranches[ranch], tried: wins, usual: winsOf(usual, ranch) }] : [];
          })}
        />
      </Plot>
      {tried.chanceWins && (
        <Plot title={own.deadwood} about={own.deadwoodAbout}>
          <Bars
            par={deadwood * CRAFTY}
            rows={[
              { key: 'deadwood', name: cowpoker.chanceSeat?.[lang], tried: tried.chanceWins, usual: usual?.chanceWins },
            ]}
          />
        </Plot>
      )}
      <TurnPlot tried={tried.byTurn} usual={usual?.byTurn} />
      <Plot title={simulation.scores}>
        <Columns tried={tried.scores} usual={usual?.scores} />
      </Plot>
      <Plot title={simulation.lengths}>
        <Columns tried={tried.lengths} usual={usual?.lengths} />
        <Means name={simulation.mean} tried={tried.moves} usual={usual?.moves} />
      </Plot>
      {tried.cards && (
        <Plot title={own.cardsPlot} about={own.cardsPlotAbout}>
          <CardRatios cards={tried.cards} nameOf={nameOf} />
        </Plot>
      )}
      <Plot title={own.leader} about={own.leaderAbout}>
        <Bars
          par={1 / tried.bySeat.length}
          rows={tried.leaderWins.map((wins, moment) => ({
            key: `${moment}`,
            name: own.leads[moment],
            tried: wins,
            usual: usual?.leaderWins[moment],
          }))}
        />
        <Happened tried={tried} usual={usual} />
      </Plot>
    </div>
  );
}

function Happened({ tried, usual }: Pick<FiguresProps, 'tried' | 'usual'>) {
  const own = useWorkshopWords();
  const lang = useSettings((settings) => settings.lang);
  const number = new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const each = (summary: Summary | undefined, what: string): string =>
    summary ? number.format(summary.observed.find((one) => one.what === what)?.each ?? 0) : '';
  return (
    <table className={styles.happened} data-part="happened">
      <thead>
        <tr>
          <th scope="col">{own.inEachGame}</th>
          <th scope="col">
            <span className={`${plots.key} ${plots.tried}`} role="img" aria-label={own.thisPack} />
          </th>
          <th scope="col">
            <span className={`${plots.key} ${plots.usual}`} role="img" aria-label="Centerville" />
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(own.happened).map(([what, name]) => (
          <tr key={what}>
            <th scope="row">{name}</th>
            <td>{each(tried, what)}</td>
            <td>{each(usual, what)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
