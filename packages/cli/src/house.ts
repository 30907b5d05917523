// Where a host's house is kept, by flags or by the environment, and how a move of it ends.
import { FormatError } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import type { Place } from '@sagebrush/server';
import type { Command } from 'commander';
import { AnswerIsNo } from './run.ts';

export interface HouseFlags {
  readonly data?: string;
  readonly database?: string;
}

export const withHouseFlags = (command: Command): Command =>
  command
    .option('--data <folder>', 'the folder of the matches (default: SAGEBRUSH_DATA, else data)')
    .option('--database <url>', 'a PostgreSQL database instead of a folder (default: DATABASE_URL)');

/** As `serve` would find it. */
export function houseOf({ data, database }: HouseFlags): Place {
  if (data !== undefined) return { kind: 'folder', path: data };
  const url = database ?? process.env['DATABASE_URL'];
  return url === undefined ? { kind: 'folder', path: process.env['SAGEBRUSH_DATA'] ?? 'data' } : { kind: 'database', url };
}

export const backupAt = (file: string): Place => {
  if (!file.endsWith('.sqlite')) throw new FormatError(file, 'has to end in .sqlite: a backup is one SQLite file');
  return { kind: 'file', path: file };
};

/** Moves, and says what was moved. */
export async function moveAndTell(from: Place, to: Place, done: string): Promise<void> {
  // Loaded only here: no other command needs a store.
  const { BrokenCopy, moveHouse } = await import('@sagebrush/server');
  try {
    const { rows, matches, setAside } = await moveHouse(from, to, games);
    process.stdout.write(`${done}: ${rows} rows; all of ${matches} matches were played again and fit.\n`);
    if (setAside !== undefined) process.stdout.write(`What was there before is kept as ${setAside}.\n`);
  } catch (error) {
    throw error instanceof BrokenCopy ? new AnswerIsNo(error.message) : databaseError(error);
  }
}

/** What PostgreSQL or the network says is the host's to read, without a stack trace and without the password in the address. */
const databaseError = (error: unknown): unknown => {
  const isDatabase = error instanceof Error && 'severity' in error;
  const isNetwork = error instanceof AggregateError || (error instanceof Error && 'errno' in error && 'address' in error);
  return isDatabase || isNetwork
    ? new FormatError('the database', `cannot be used: ${(error as Error).message || 'it does not answer'}`)
    : error;
};
