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
export type ClockName = { [P in Pace]: keyof (typeof PACES)[P] }[Pace];

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

export interface TournamentWish {
  readonly name: string;
  readonly about: string;
  readonly game: string;
  readonly options: { readonly [name: string]: unknown };
  readonly format: (typeof FORMATS)[number];
  readonly seats: number;
  readonly roundCount: number;
  readonly deals: number;
  readonly pace: Pace;
  readonly clock: ClockName;
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

export const usualWish = (game: string, seats: number, now: number): TournamentWish => ({
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
export const startTime = ({ starts, startsAt }: TournamentWish, now: number): number =>
  starts === 'at' ? new Date(startsAt).getTime() : now + STARTS[starts];

export function asked(wish: TournamentWish, now: number): NewTournament {
  const { name, about, game, format, seats, roundCount, deals, level, late } = wish;
  const isLeague = wish.who === 'programs';
  const clocks: Readonly<Record<string, TimeControl>> = PACES[wish.pace];
  return {
    name: name.trim(),
    about: about.trim(),
    game,
    options: wish.options as NonNullable<NewTournament['options']>,
    format,
    seats,
    roundCount,
    deals,
    clock: clocks[wish.clock] as TimeControl,
    starts: startTime(wish, now),
    ...(wish.opens === 'at' ? { opens: new Date(wish.opensAt).getTime() } : {}),
    pause: PAUSES[wish.pause],
    late,
    level,
    fill: wish.fill === 'bots',
    league: isLeague,
    levels: isLeague ? [...wish.levels] : [],
    keptOnly: wish.who === 'kept',
  };
}
