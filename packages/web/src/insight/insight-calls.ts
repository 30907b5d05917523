// What the worker can be asked about a log: to understand it, and what a seat believed at one of its moments.
import { fastRandom, type Log, optionsUnder, replay, type Seat } from '@sagebrush/engine';
import {
  type Belief,
  beliefsOf,
  type CostlyDecision,
  costliestDecision,
  type Insight,
  understand,
} from '@sagebrush/insight';
import type { OwnDecisions } from '@sagebrush/protocol';
import { loadRules } from '../games/games.ts';

/** How far it has come, and the chances so far: for each moment those of each seat. */
export interface Underway {
  readonly done: number;
  readonly chances: readonly (readonly number[])[];
}

/** Between one word about the progress and the next. */
const STEP = 0.01;
const BELIEVED_WORLDS = 1_000;

export type InsightCalls = ReturnType<typeof insightCalls>;

export function insightCalls(notify: (underway: Underway) => void) {
  return {
    async understand(game: string, log: Log): Promise<Insight> {
      const work = understand(await loadRules(game), log, { seed: log.match });
      let reported = 0;
      for (;;) {
        const step = work.next();
        if (step.done) return step.value;
        const { done, chancePoints } = step.value;
        if (done < reported + STEP) continue;
        reported = done;
        notify({ done, chances: chancePoints.map(({ chances }) => chances.map(({ mean }) => mean)) });
      }
    },
    /** What cost one seat the most, from what it saw alone. */
    async costliest(own: OwnDecisions, match: string): Promise<CostlyDecision | undefined> {
      const rules = await loadRules(own.game);
      const table = { seats: own.seats, options: optionsUnder(rules, own.rules, own.options) };
      const work = costliestDecision(rules, { ...own, table }, { seed: match });
      for (let step = work.next(); ; step = work.next()) {
        if (step.done) return step.value;
        notify({ done: step.value, chances: [] });
      }
    },
    /** After so many entries of the log, from what this seat could know. */
    async believe(game: string, log: Log, at: number, seat: Seat): Promise<readonly Belief[]> {
      const rules = await loadRules(game);
      const { seal: _, ...open } = log;
      const { table, state } = replay(rules, { ...open, entries: log.entries.slice(0, at) });
      const asked = { table, view: rules.view(state, seat), truth: state, worlds: BELIEVED_WORLDS };
      return beliefsOf(rules, asked, fastRandom(`${log.match} ${at} ${seat}`));
    },
  } as const;
}
