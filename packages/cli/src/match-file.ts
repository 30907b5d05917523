// A match in a file: its log alone, or a saved match, which knows the players too.
import { renameSync, writeFileSync } from 'node:fs';
import { FormatError, type Log, logShape } from '@sagebrush/engine';
import { jsonFile } from './parse.ts';
import { type Player, type SaveFile, saveShape } from './play/players.ts';

export function readSave(file: string): SaveFile {
  const save = saveShape.parse(jsonFile(file), file);
  if (save.players.length !== save.log.seats.length)
    throw new FormatError(file, `has ${save.players.length} players for ${save.log.seats.length} seats`);
  return save;
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

export function readMatch(file: string): { readonly log: Log; readonly players?: readonly Player[] } {
  const json = jsonFile(file);
  const isSave = typeof json === 'object' && json !== null && 'sagebrush' in json;
  return isSave ? readSave(file) : { log: logShape.parse(json) };
}
