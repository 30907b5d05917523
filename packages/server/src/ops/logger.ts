// The log: one line of JSON for each thing worth knowing, without cards and tokens. Nothing is logged of a request that
// goes well.
import { hostname } from 'node:os';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
/** 20 for debug and so on by tens, as the readers of such logs know it. */
const numberOf = (level: LogLevel): number => 20 + 10 * LOG_LEVELS.indexOf(level);

type Write = (fields: Readonly<Record<string, unknown>>, text: string) => void;
export type Logger = Readonly<Record<Exclude<LogLevel, 'silent'>, Write>>;

const serialised = (_: string, value: unknown): unknown =>
  value instanceof Error ? { type: value.name, message: value.message, stack: value.stack } : value;

const toStandardOutput = (line: string): void => {
  process.stdout.write(line);
};

export function loggerFrom(lowest: LogLevel, write: (line: string) => void = toStandardOutput): Logger {
  const about = { pid: process.pid, hostname: hostname() };
  const at = (level: Exclude<LogLevel, 'silent'>): Write => {
    if (numberOf(level) < numberOf(lowest)) return () => undefined;
    return (fields, msg) =>
      write(`${JSON.stringify({ level: numberOf(level), time: Date.now(), ...about, ...fields, msg }, serialised)}\n`);
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

const SELDOM = 10_000;

/** What goes wrong for everyone at once is worth one line, not one for each of them. */
export function seldom(write: (reason: unknown) => void): (reason: unknown) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (reason) => {
    if (performance.now() - last < SELDOM) return;
    last = performance.now();
    write(reason);
  };
}
