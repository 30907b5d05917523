// The luck of the seat: who moves first, second and so on, and what share of the wins it brings.
import type { GroupFigure } from '@sagebrush/bots';
import { Bars, Plot } from './plots.tsx';
import { useSimulationWords } from './words/index.ts';

/** The groups come in the order of the turns. */
export function TurnPlot({
  tried,
  usual,
}: {
  readonly tried: readonly GroupFigure[];
  readonly usual: readonly GroupFigure[] | undefined;
}) {
  const own = useSimulationWords();
  return (
    <Plot title={own.byTurn} about={own.byTurnAbout}>
      <Bars
        par={1 / tried.length}
        rows={tried.map(({ name, wins }, place) => ({
          key: name,
          name: own.turn(place + 1),
          tried: wins,
          usual: usual?.[place]?.wins,
        }))}
      />
    </Plot>
  );
}
