// House rules, previewed: a short simulation says what they do to length, luck of the seat and scores, next to the
// usual rules.
import type { SimTask } from '@sagebrush/bots';
import { type Game, parseOptions, unusualOptions } from '@sagebrush/engine';
import * as plots from '@sagebrush/table-kit/plots/plots.module.css';
import { Columns, Legend, Means, Plot } from '@sagebrush/table-kit/plots/plots.tsx';
import { TurnPlot } from '@sagebrush/table-kit/plots/TurnPlot.tsx';
import { useSimulationWords } from '@sagebrush/table-kit/plots/words/index.ts';
import { useEffect, useMemo } from 'react';
import { usePlugin } from '../games/use-game.ts';
import { useRun } from './use-run.ts';

interface Props {
  readonly id: string;
  readonly rules: Game;
  readonly players: number;
  readonly options: { readonly [name: string]: unknown };
}

/** Somebody who turns a knob turns it further. */
const PATIENCE = 500;

export function RulesPreview({ id, rules, players, options }: Props) {
  const own = useSimulationWords();
  const { run, start, stop } = useRun();
  const games = usePlugin(id).preview;
  const unusual = JSON.stringify(unusualOptions<object>(rules.options, parseOptions<object>(rules.options, options)));
  const tasks = useMemo((): readonly SimTask[] => {
    const task = (given: object): SimTask => ({
      game: id,
      seats: rules.seating(players),
      options: parseOptions<object>(rules.options, given),
      bots: ['deputy'],
      seed: 'preview',
      iterations: 1,
      rotate: false,
    });
    return unusual === '{}' ? [] : [task(JSON.parse(unusual) as object), task({})];
  }, [id, rules, players, unusual]);
  useEffect(() => {
    if (tasks.length === 0) return;
    const timer = setTimeout(() => start(tasks, games), PATIENCE);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [tasks, games, start, stop]);
  if (tasks.length === 0) return null;
  const [tried, usual] = run.summaries;
  return (
    <section className={plots.preview} data-part="preview" aria-label={own.preview} data-state={run.state}>
      <h2>{own.preview}</h2>
      <p>
        <small>{own.previewAbout(games)}</small>
      </p>
      {run.state === 'failed' ? (
        <p role="alert">{own.failed}</p>
      ) : (
        <progress
          className={plots.gamesPlayed}
          value={run.done}
          max={run.of || 1}
          aria-label={own.playing(run.done, run.of)}
        />
      )}
      {tried && (
        <>
          <Legend tried={own.yours} usual={own.usual} />
          <div className={plots.plots}>
            <Plot title={own.lengths}>
              <Columns tried={tried.lengths} usual={usual?.lengths} />
              <Means name={own.mean} tried={tried.moves} usual={usual?.moves} />
            </Plot>
            <Plot title={own.scores}>
              <Columns tried={tried.scores} usual={usual?.scores} />
            </Plot>
            <TurnPlot tried={tried.byTurn} usual={usual?.byTurn} />
          </div>
        </>
      )}
    </section>
  );
}
