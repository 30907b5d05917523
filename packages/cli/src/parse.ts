// What stands on a command line, read into what the engine knows; an error names the flag.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { LEVELS, type Level } from '@sagebrush/bots';
import {
  FormatError,
  type Game,
  type Json,
  jsonOfFile,
  type Log,
  parseOptions,
  parseOptionText,
  SEAT_KINDS,
  type SeatKind,
} from '@sagebrush/engine';
import { Option } from 'commander';

export function wholeFrom(text: string, place: string, min: number, max: number): number {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(value) || value < min || value > max)
    throw new FormatError(place, `is "${text}": expected a whole number from ${min} to ${max}`);
  return value;
}

/** How many threads to work on; as many as there are cores where nothing is said. */
export const threadsFrom = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : wholeFrom(text, '--threads', 1, 256);

/** Numbers of players, with commas between them; all that the game allows where nothing is said. */
export function playersFrom({ players: { min, max } }: Game, text: string | undefined): number[] {
  if (text === undefined) return Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return text.split(',').map((one, index) => wholeFrom(one, `--players[${index}]`, min, max));
}

/** Names of a list, with commas between them. */
export const namesFrom = <Name extends string>(text: string, names: readonly Name[], place: string): readonly Name[] =>
  text.split(',').map((part, index) => {
    const name = names.find((one) => one === part.trim());
    if (name === undefined)
      throw new FormatError(`${place}[${index}]`, `is "${part.trim()}": expected one of ${names.join(', ')}`);
    return name;
  });
export const levelsFrom = (text: string): readonly Level[] => namesFrom(text, LEVELS, '--bots');

/**
 * All options of a table: `name=value` pairs, the others as usual. A custom option's value may be a file of
 * JSON.
 */
export function optionsFrom(game: Game, pairs: readonly string[]): Log['options'] {
  const given = Object.fromEntries(
    pairs.map((pair): [string, Json] => {
      const at = pair.indexOf('=');
      if (at < 1) throw new FormatError('--option', `is "${pair}": expected name=value`);
      const [name, text] = [pair.slice(0, at), pair.slice(at + 1)];
      if (text.endsWith('.json')) return [name, jsonFile(text)];
      return [name, parseOptionText<object>(game.options, name, text)];
    }),
  );
  return parseOptions<object>(game.options, given) as Log['options'];
}

export function jsonFile(file: string): Json {
  if (!existsSync(file)) throw new FormatError(file, 'is not there');
  if (statSync(file).isDirectory()) throw new FormatError(file, 'is a folder');
  return jsonOfFile(readFileSync(file, 'utf8'), file);
}

/** A number of live players, or a list of seats. */
export function seatsFrom(text: string): number | readonly SeatKind[] {
  if (/^\d+$/.test(text)) return Number(text);
  return text.split(',').map((kind, index) => {
    const found = SEAT_KINDS.find((one) => one === kind);
    if (!found) throw new FormatError(`--seats[${index}]`, `is "${kind}": expected ${SEAT_KINDS.join(' or ')}`);
    return found;
  });
}

/** A flag that may be repeated: its texts in order. */
export const repeatedFlag = (flags: string, description: string): Option =>
  new Option(flags, description)
    .argParser((text: string, all: readonly string[]) => [...all, text])
    .default([] as readonly string[], 'none');
export const optionFlag = (): Option =>
  repeatedFlag('-o, --option <name=value>', 'an option of the game; may be repeated');
