// The log: a match is its start and its entries. Everything else follows by replay.

import { FormatError } from './errors.ts';
import { type GameAction, SEAT_KINDS } from './game.ts';
import {
  anyJson,
  at,
  either,
  list,
  nullable,
  type Of,
  object,
  oneOf,
  optional,
  record,
  type Shape,
  tagged,
  text,
  whole,
} from './shape.ts';

export const LOG_FORMAT = 1;
const seat = whole(0, 11);
const hex32 = text({ pattern: /^[0-9a-f]{64}$/, max: 64 });

const chance = tagged('kind', {
  /** Any text, for simulations, study and play without a server. */
  seed: object({ kind: oneOf('seed'), seed: text({ max: 200 }) }),
  /** Commit and reveal; the secret is added when the match is over. */
  fair: object({
    kind: oneOf('fair'),
    commitment: hex32,
    contributions: list(nullable(hex32), { max: 12 }),
    secret: optional(hex32),
    /** Stands for the match in its shuffle, where many matches are dealt the same cards. */
    deal: optional(text({ min: 1, max: 80 })),
  }),
});

const takeBackEntry = object({ seat, keep: whole(0, 1_000_000) });
const actionEntry = object({ seat, action: anyJson, standIn: optional(text({ max: 40 })) });
/** An action, marked when a bot stood in for an absent person; or a take-back to the first `keep` actions. */
const entry = either(takeBackEntry, actionEntry);

const shape = object({
  format: oneOf(LOG_FORMAT),
  match: text({ min: 1, max: 80 }),
  game: text({ max: 40 }),
  rules: text({ max: 40 }),
  seats: list(oneOf(...SEAT_KINDS), { min: 2, max: 12 }),
  options: record(anyJson),
  dealer: optional(seat),
  position: optional(anyJson),
  chance,
  entries: list(entry, { max: 1_000_000 }),
  seal: optional(hex32),
});

export type Log = Of<typeof shape>;
export type ActionEntry = Of<typeof actionEntry>;
export type TakeBackEntry = Of<typeof takeBackEntry>;
export type Entry = ActionEntry | TakeBackEntry;
export type Chance = Of<typeof chance>;

export const logShape: Shape<Log> = {
  parse(json, place = '') {
    const format = typeof json === 'object' && json !== null && 'format' in json ? json.format : undefined;
    if (format === undefined) throw new FormatError(place, 'is not a match log: it has no format');
    if (format !== LOG_FORMAT)
      throw new FormatError(
        at(place, 'format'),
        `is ${JSON.stringify(format)}: this program reads format ${LOG_FORMAT}`,
      );
    return shape.parse(json, place);
  },
  schema: shape.schema,
};

/** The action of an entry that is known to be legal: the game's shape has parsed it, or the game made it. */
export const actionIn = ({ action }: ActionEntry): GameAction => action as GameAction;

/** The places of the entries whose actions no take-back has undone. */
export function standingEntries(entries: readonly Entry[]): number[] {
  const standing: number[] = [];
  for (const [index, entry] of entries.entries()) {
    if ('keep' in entry) standing.length = entry.keep;
    else standing.push(index);
  }
  return standing;
}
