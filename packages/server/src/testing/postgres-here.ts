// One PostgreSQL for all tests of a file, from the first to the last.
import { afterAll, beforeAll } from 'vitest';
import { type Postgres, startPostgres } from './postgres.ts';

export function postgresHere(): Pick<Postgres, 'database'> {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  return { database: (name) => postgres.database(name) };
}
