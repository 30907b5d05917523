// The levels: who can sit down at a table, and how long each usually thinks.
export const LEVELS = ['greenhorn', 'cowhand', 'deputy', 'sheriff', 'marshal', 'legend'] as const;
export type Level = (typeof LEVELS)[number];

/** Who is asked for a hint, at every door. Legend would keep a thread of a server for a second. */
export const HINT_LEVEL: Level = 'marshal';

/** The usual time a move, in milliseconds; the levels without a search need far less. */
export const THINKING_MS: Readonly<Record<Level, number>> = {
  greenhorn: 2,
  cowhand: 2,
  deputy: 2,
  sheriff: 50,
  marshal: 300,
  legend: 1000,
};

/**
 * Fixed playouts in place of time, so that figures can be had again: so many for sheriff, and for a level with more
 * time as many more.
 */
export const playoutsFor = (level: Level, sheriffs: number): number =>
  Math.round(sheriffs * Math.max(1, THINKING_MS[level] / THINKING_MS.sheriff));
