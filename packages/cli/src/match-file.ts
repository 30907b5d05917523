// A match in a file: read to look at it or to go on with it, and kept.
import { renameSync, writeFileSync } from 'node:fs';
import { LEVELS } from '@sagebrush/bots';
import { FormatError, shape } from '@sagebrush/engine';
import { matchIn, type SaveFile, saveIn } from '@sagebrush/protocol';
import { jsonFile } from './parse.ts';
import type { ScreenPlayer } from './play/players.ts';

const level = shape.oneOf(...LEVELS);

/** To look at, whoever played. */
export const readMatch = (file: string): ReturnType<typeof matchIn> => matchIn(jsonFile(file), file);

/** To go on with: each bot's level must be one of ours. */
export function readSave(file: string): { readonly log: SaveFile['log']; readonly players: readonly ScreenPlayer[] } {
  const { log, players } = saveIn(jsonFile(file), file);
  return {
    log,
    players: players.map((player, seat) =>
      player.kind === 'bot'
        ? { ...player, level: level.parse(player.level, `${file}.players[${seat}].level`) }
        : player,
    ),
  };
}

/** Beside the old file first: whoever is stopped while it is written still has the match as it was before. */
export function writeSave(file: string, save: SaveFile): void {
  const fresh = `${file}.new`;
  try {
    writeFileSync(fresh, `${JSON.stringify(save)}\n`);
    renameSync(fresh, file);
  } catch (error) {
    throw new FormatError(file, `cannot be written: ${error instanceof Error ? error.message : error}`);
  }
}
