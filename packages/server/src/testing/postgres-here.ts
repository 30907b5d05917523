// One PostgreSQL for all tests of a file, from the first to the last.
import { afterAll, beforeAll } from 'vitest';
import { type Postgres, startPostgres } from './postgres.ts';

export function postgresHere(settings: readonly string[] = []): Pick<Postgres, 'database' | 'freeze' | 'crash'> {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(settings);
  });
  afterAll(() => postgres.stop());
  return {
    database: (name) => postgres.database(name),
    freeze: () => postgres.freeze(),
    crash: () => postgres.crash(),
  };
}
