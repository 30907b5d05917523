// The clock of the database, in milliseconds since 1970: the one that all nodes share.
import { sql } from 'kysely';

export const DATABASE_TIME = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
