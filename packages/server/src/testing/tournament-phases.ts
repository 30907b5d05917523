// The phases of a tournament, as the database sees them: whoever writes a row of one can be made to wait in the middle of
// the transaction, and the test is told which node it is.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** What is written in each phase of a round, in the order in which they come. */
const WRITTEN = {
  drawing: 'INSERT ON tournament_rounds',
  dealing: 'INSERT ON matches',
  ending: 'UPDATE OF ended ON matches',
  counting: 'UPDATE OF result ON tournament_tables',
  closing: 'UPDATE OF closed ON tournament_rounds',
} as const;
export type TournamentPhase = keyof typeof WRITTEN;
export const TOURNAMENT_PHASES = Object.keys(WRITTEN) as TournamentPhase[];

interface TournamentPhases {
  /** From now on, whoever comes to this phase waits in it. */
  hold(phase: TournamentPhase): Promise<void>;
  /** The name of a connection that waits in this phase, as soon as there is one. */
  waiting(phase: TournamentPhase): Promise<string>;
  release(phase: TournamentPhase): Promise<void>;
  close(): Promise<void>;
}

/** Of a database that has its tables already. */
export async function tournamentPhases(database: string): Promise<TournamentPhases> {
  const client = new pg.Client(database);
  await client.connect();
  await client.query(`
    CREATE FUNCTION wait_in_phase() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_advisory_xact_lock_shared(TG_ARGV[0]::int); RETURN NULL; END $$`);
  const lockOf = (phase: TournamentPhase): number => TOURNAMENT_PHASES.indexOf(phase) + 1;
  for (const phase of TOURNAMENT_PHASES)
    await client.query(
      `CREATE TRIGGER ${phase} AFTER ${WRITTEN[phase]} FOR EACH ROW EXECUTE FUNCTION wait_in_phase(${lockOf(phase)})`,
    );
  return {
    async hold(phase) {
      await client.query('SELECT pg_advisory_lock($1)', [lockOf(phase)]);
    },
    async waiting(phase) {
      for (;;) {
        const { rows } = await client.query<{ name: string }>(
          `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
            WHERE locktype = 'advisory' AND objid = $1 AND NOT granted`,
          [lockOf(phase)],
        );
        if (rows[0]) return rows[0].name;
        await pause(10);
      }
    },
    async release(phase) {
      await client.query('SELECT pg_advisory_unlock($1)', [lockOf(phase)]);
    },
    close: () => client.end(),
  };
}
