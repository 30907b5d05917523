// An event as it is being thought out on the page, and what the server is asked for.
import type { NewTournament, TimeControl } from '@sagebrush/protocol';
import { LEVEL_NAMES } from '../meet/LevelSelect.tsx';

export const FORMATS = [
  'swiss',
  'round-robin',
  'knock-out',
  'duplicate',
] as const satisfies readonly NewTournament['format'][];
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Live, or by correspondence: which clocks there are, the usual one first. */
export const PACES = {
  live: {
    calm: { kind: 'seconds', seconds: 120 },
    brisk: { kind: 'seconds', seconds: 30 },
    slow: { kind: 'seconds', seconds: 300 },
  },
  letters: { day: { kind: 'days', days: 1 }, days: { kind: 'days', days: 3 } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, TimeControl>>>>;
type Pace = keyof typeof PACES;
export type PaceClock = { [P in Pace]: keyof (typeof PACES)[P] }[Pace];

const STARTS = { five: 5 * MINUTE, hour: 60 * MINUTE, day: DAY, week: 7 * DAY } as const;
/** `at` is a time of the organiser's own. */
export const START_NAMES = [...namesIn(STARTS), 'at'] as const;
export const OPENINGS = ['now', 'at'] as const;
export const PAUSES = { minute: 1, ten: 10, day: 1440 } as const;
export const WHO = ['all', 'kept', 'programs'] as const;
export const FILLS = ['bots', 'byes'] as const;

export function namesIn<T extends object>(record: T): (keyof T & string)[] {
  return Object.keys(record) as (keyof T & string)[];
}

export interface TournamentDraft {
  readonly name: string;
  readonly about: string;
  readonly game: string;
  readonly options: { readonly [name: string]: unknown };
  readonly format: (typeof FORMATS)[number];
  readonly seats: number;
  readonly roundCount: number;
  readonly deals: number;
  readonly pace: Pace;
  readonly clock: PaceClock;
  readonly starts: (typeof START_NAMES)[number];
  /** As the field for it has it: `2026-11-18T20:00`, where the organiser is. */
  readonly startsAt: string;
  readonly opens: (typeof OPENINGS)[number];
  readonly opensAt: string;
  readonly pause: keyof typeof PAUSES;
  readonly late: boolean;
  readonly who: (typeof WHO)[number];
  /** The bots of the house that play in a league. */
  readonly levels: readonly string[];
  readonly level: string;
  readonly fill: (typeof FILLS)[number];
}

/** A time as a field for it has it. */
export function fieldTime(time: number): string {
  const date = new Date(time);
  return new Date(time - date.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);
}

/** Tomorrow at eight in the evening: when people have time. */
function tomorrowEvening(now: number): number {
  const date = new Date(now);
  date.setDate(date.getDate() + 1);
  date.setHours(20, 0, 0, 0);
  return date.getTime();
}

export const usualDraft = (game: string, seats: number, now: number): TournamentDraft => ({
  name: '',
  about: '',
  game,
  options: {},
  format: 'swiss',
  seats,
  roundCount: 3,
  deals: 1,
  pace: 'live',
  clock: 'calm',
  starts: 'hour',
  startsAt: fieldTime(tomorrowEvening(now)),
  opens: 'now',
  opensAt: fieldTime(now),
  pause: 'minute',
  late: true,
  who: 'all',
  levels: LEVEL_NAMES.slice(0, 3),
  level: 'deputy',
  fill: 'bots',
});

/** When it begins, as far as the organiser has said. */
export const startTime = ({ starts, startsAt }: TournamentDraft, now: number): number =>
  starts === 'at' ? new Date(startsAt).getTime() : now + STARTS[starts];

export function asked(draft: TournamentDraft, now: number): NewTournament {
  const { name, about, game, format, seats, roundCount, deals, level, late } = draft;
  const isLeague = draft.who === 'programs';
  const clocks: Readonly<Record<string, TimeControl>> = PACES[draft.pace];
  return {
    name: name.trim(),
    about: about.trim(),
    game,
    options: draft.options as NonNullable<NewTournament['options']>,
    format,
    seats,
    roundCount,
    deals,
    clock: clocks[draft.clock] as TimeControl,
    starts: startTime(draft, now),
    ...(draft.opens === 'at' ? { opens: new Date(draft.opensAt).getTime() } : {}),
    pause: PAUSES[draft.pause],
    late,
    level,
    fill: draft.fill === 'bots',
    league: isLeague,
    levels: isLeague ? [...draft.levels] : [],
    keptOnly: draft.who === 'kept',
  };
}
