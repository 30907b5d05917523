// A match in a file: its log alone, or a saved match, which knows the players too.
import { FormatError, type Log, logShape } from '@sagebrush/engine';
import { jsonFile } from './parse.ts';
import { type Player, type SaveFile, saveShape } from './play/players.ts';

export function readSave(file: string): SaveFile {
  const save = saveShape.parse(jsonFile(file), file);
  if (save.players.length !== save.log.seats.length)
    throw new FormatError(file, `has ${save.players.length} players for ${save.log.seats.length} seats`);
  return save;
}

export function readMatch(file: string): { readonly log: Log; readonly players?: readonly Player[] } {
  const json = jsonFile(file);
  const isSave = typeof json === 'object' && json !== null && 'sagebrush' in json;
  return isSave ? readSave(file) : { log: logShape.parse(json) };
}
