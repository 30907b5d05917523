// Where a host's house is kept, by flags or by the environment, and how a move of it ends.
import { FormatError } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import type { HouseLocation } from '@sagebrush/server';
import type { Command } from 'commander';
import { AnswerIsNo } from './run-command.ts';

export interface HouseFlags {
  readonly data?: string;
  readonly database?: string;
}

export const withHouseFlags = (command: Command): Command =>
  command
    .option('--data <folder>', 'the folder of the matches (default: SAGEBRUSH_DATA, else data)')
    .option('--database <url>', 'a PostgreSQL database instead of a folder (default: DATABASE_URL)');

/** A flag counts before the environment, and a variable that is empty is not set. */
export function houseOf({ data, database }: HouseFlags): Exclude<HouseLocation, { kind: 'file' }> {
  if (data !== undefined && database !== undefined)
    throw new FormatError('--data, --database', 'are two places: expected one of them');
  const url = database ?? (data === undefined ? process.env['DATABASE_URL'] : '');
  return url ? { kind: 'database', url } : { kind: 'folder', path: data ?? (process.env['SAGEBRUSH_DATA'] || 'data') };
}

export const backupAt = (file: string): HouseLocation => {
  if (!file.endsWith('.sqlite')) throw new FormatError(file, 'has to end in .sqlite: a backup is one SQLite file');
  return { kind: 'file', path: file };
};

/** Moves, and says what was moved. */
export async function moveAndReport(from: HouseLocation, to: HouseLocation, done: string): Promise<void> {
  // Loaded only here: no other command needs a store.
  const { BrokenCopy, moveHouse } = await import('@sagebrush/server');
  try {
    const { rows, matches, setAside } = await moveHouse(from, to, games);
    process.stdout.write(`${done}: ${rows} rows. Matches that were played again and fit: ${matches}, all there are.\n`);
    if (setAside !== undefined) process.stdout.write(`What was there before is kept as ${setAside}.\n`);
  } catch (error) {
    throw error instanceof BrokenCopy ? new AnswerIsNo(error.message) : error;
  }
}
