// A finished match of the fixtures: the file as its door wrote it, and the end that it must come to again.
import { type Json, type Log, type Match, replay, sealOf } from '../../packages/engine/src/index.ts';
import { games } from '../../packages/games/all/src/index.ts';

export const DOORS = ['server', 'terminal', 'browser', 'engine'] as const;
export type Door = (typeof DOORS)[number];

export interface EndedLog {
  readonly door: Door;
  /** The file, letter by letter. */
  readonly file: string;
  /** With which it was played, those that the file leaves out too: a default may change, an old match may not. */
  readonly options: Log['options'];
  readonly end: End;
}
export interface End {
  readonly entries: number;
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly winners: readonly number[];
  /** The hash of the whole score sheet, in canonical JSON. */
  readonly sheet: string;
}

export function endOf({ game, state, entries }: Match): End {
  const outcome = game.outcome(state);
  if (!outcome) throw new Error('the match is not over');
  const { scores, places, winners, sheet } = outcome;
  return { entries: entries.length, scores, places, winners, sheet: sealOf(sheet as unknown as Json) };
}

export function endedLog(door: Door, file: string): EndedLog {
  const log = logIn(file);
  const match = replay(games.find(log.game), log);
  return { door, file, options: match.table.options as Log['options'], end: endOf(match) };
}

/** The log in a file: alone, or in a saved match that knows its players. */
export function logIn(file: string): Log {
  const json = JSON.parse(file) as Log | { readonly log: Log };
  return 'log' in json ? json.log : json;
}
