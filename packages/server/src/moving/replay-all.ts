// The proof that a copy is whole: every match is played again from its rows, and must come out as its row says.
import { commitmentTo, FormatError, type Registry, replaySteps } from '@sagebrush/engine';
import type { Kysely } from 'kysely';
import { type Slices, slices } from '../slices.ts';
import type { MatchRow, Schema } from '../storage/schema.ts';
import { entryRows, wholeStart } from '../tables/stored-match.ts';

const PAGE = 200;

export interface ReplayReport {
  readonly matches: number;
  /** What does not fit, a sentence for each match. */
  readonly problems: readonly string[];
}

export async function replayAll(db: Kysely<Schema>, games: Registry): Promise<ReplayReport> {
  const problems: string[] = [];
  const work = slices();
  let matches = 0;
  for (let last = ''; ; ) {
    const rows = await db.selectFrom('matches').selectAll().where('id', '>', last).orderBy('id').limit(PAGE).execute();
    for (const row of rows) {
      const problem = await problemIn(db, games, work, row);
      if (problem !== undefined) problems.push(`match ${row.id}: ${problem}`);
    }
    matches += rows.length;
    last = rows.at(-1)?.id ?? '';
    if (rows.length < PAGE) return { matches, problems };
  }
}

async function problemIn(
  db: Kysely<Schema>,
  games: Registry,
  work: Slices,
  row: MatchRow,
): Promise<string | undefined> {
  const entries = (await entryRows(db, row.id)).map(({ entry }) => entry);
  try {
    const start = await wholeStart(db, row);
    if (start.chance.kind === 'fair' && start.chance.commitment !== commitmentTo(row.secret))
      return 'its secret is not the one committed to';
    const { game, state } = await work.run(replaySteps(games.find(start.game), { ...start, entries }));
    const outcome = JSON.stringify(game.outcome(state) ?? null);
    return outcome === (row.outcome ?? 'null') ? undefined : `it ends in ${outcome}, and its row says ${row.outcome}`;
  } catch (error) {
    if (error instanceof FormatError) return error.message;
    throw error;
  }
}
