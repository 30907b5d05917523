// Every log that was finished before still opens at its own door, fits its seal and comes to its end.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GameRecord, playRecorded } from '../../packages/bots/src/index.ts';
import { openDesk } from '../../packages/cli/src/engine/desk.ts';
import { answerLine } from '../../packages/cli/src/engine/lines.ts';
import { readMatch, readSave } from '../../packages/cli/src/match-file.ts';
import {
  FIRST_RULES,
  type Log,
  logShape,
  type Observation,
  optionSpecsOf,
  optionsUnder,
  replay,
  type Seat,
  verify,
} from '../../packages/engine/src/index.ts';
import { games } from '../../packages/games/all/src/index.ts';
import { routes } from '../../packages/protocol/src/index.ts';
import { readLog } from '../../packages/web/src/replay/log-source.ts';
import { loadWords } from '../../packages/web/src/words/index.ts';
import { DOORS, type Door, type EndedLog, endOf, logIn } from './ended-log.ts';
import { linesIn } from './fixtures.ts';
import type { Simulated } from './make-simulations.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sagebrush-before-'));
  await loadWords();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** How each door reads what it has written; each gives the log. */
const readers: Readonly<Record<Door, (file: string) => Log | Promise<Log>>> = {
  server: (file) => routes.log.reply.parse(JSON.parse(file)),
  terminal: (file) => {
    const path = join(folder, 'match.json');
    writeFileSync(path, file);
    expect(readMatch(path).players).toEqual(readSave(path).players);
    return readSave(path).log;
  },
  browser: async (file) => (await readLog(file)).log,
  engine: (file) => {
    const desk = openDesk({ now: () => 0, freshSeed: () => 'fresh' });
    expect(answerLine(desk, JSON.stringify({ do: 'load', log: JSON.parse(file) }))).toContain('"ok":true');
    return logShape.parse(JSON.parse(file));
  },
};

/** A known seed proves no shuffle, and the engine protocol seals nothing; anything else that does not fit is wrong. */
const excuses = ({ chance, seal }: Log): string[] => [
  ...(seal === undefined ? ['seal'] : []),
  ...(chance.kind === 'seed' ? ['chance'] : []),
];
const places = (problems: readonly string[]): string[] =>
  problems.map((problem) => problem.slice(0, problem.indexOf(':')));

describe.each([...games.ids])('%s', (id) => {
  const game = games.find(id);
  const lines = linesIn<EndedLog>(`logs/${id}.jsonl.br`);

  test.each(DOORS)(
    'what the %s wrote is read, fits its seal and ends as it did',
    { timeout: 120_000 },
    async (door) => {
      const written = lines.filter((line) => line.door === door);
      expect(written.length).toBeGreaterThanOrEqual(40);
      for (const { file, options, end } of written) {
        const log = await readers[door](file);
        expect(log).toEqual(logIn(file));
        const match = replay(game, log);
        expect(match.table.options).toMatchObject(options);
        expect(endOf(match)).toEqual(end);
        expect(places(verify(game, log))).toEqual(excuses(log));
      }
    },
  );

  test('the logs have every seating, every value of every option, and all that a log can have', () => {
    const logs = lines.map(({ file }) => logIn(file));
    expect(logs).toHaveLength(200);
    for (const [name, { kind, default: usual }] of Object.entries(
      optionSpecsOf(game, FIRST_RULES) as Record<string, { kind: Kind; default: unknown }>,
    )) {
      const cameLater = !lines.some(({ options }) => name in options);
      if (cameLater) continue;
      const values = lines.map(({ options }) => options[name]);
      for (const value of kind.type === 'custom' ? [usual] : [...valuesOf(kind), usual])
        expect(values.filter((one) => one === value).length, `${name} ${value}`).toBeGreaterThanOrEqual(3);
    }
    const { min, max } = game.players;
    for (let players = min; players <= max; players++)
      expect(
        logs.filter(({ seats }) => seats.filter((kind) => kind === 'live').length === players).length,
      ).toBeGreaterThanOrEqual(3);
    const having: Readonly<Record<string, (log: Log) => boolean>> = {
      'options left out': (log) => Object.keys(log.options).length < Object.keys(game.options).length,
      'a dealer': (log) => log.dealer !== undefined,
      'a position': (log) => log.position !== undefined,
      'a seed': (log) => log.chance.kind === 'seed',
      'a fair shuffle': (log) => log.chance.kind === 'fair',
      'several take-backs': (log) => log.entries.filter((entry) => 'keep' in entry).length > 2,
      'a stand-in': (log) => log.entries.some((entry) => 'standIn' in entry),
    };
    for (const [what, has] of Object.entries(having)) expect(logs.filter(has).length, what).toBeGreaterThanOrEqual(3);
  });
});

type Kind =
  | { type: 'choice'; values: string[] }
  | { type: 'flag' }
  | { type: 'whole'; min: number; max: number }
  | { type: 'custom' };
function valuesOf(kind: Kind): unknown[] {
  if (kind.type === 'choice') return kind.values;
  if (kind.type === 'whole') return [kind.min, kind.max];
  return kind.type === 'flag' ? [true, false] : [];
}

test('cowpoker has seats that chance plays, and packs by name, as objects and as text', () => {
  const logs = linesIn<EndedLog>('logs/cowpoker.jsonl.br').map(({ file }) => logIn(file));
  expect(logs.filter(({ seats }) => seats.includes('deadwood')).length).toBeGreaterThan(20);
  const packs = logs.map(({ options }) => options['pack']);
  expect(packs.filter((pack) => pack === 'centerville').length).toBeGreaterThan(9);
  expect(packs.filter((pack) => typeof pack === 'string' && pack.startsWith('{')).length).toBeGreaterThan(2);
  expect(
    new Set(packs.filter((pack) => typeof pack === 'object').map((pack) => JSON.stringify(pack))).size,
  ).toBeGreaterThan(5);
});

/** A record as it was written before: who led was asked once, and what a seat ended with had Cowpoker's name. */
type RecordOfBefore = Omit<GameRecord, 'observed'> & {
  readonly observed: Omit<Observation, 'holdings' | 'leaders'> & {
    readonly leaders?: readonly Seat[];
    readonly gangs?: Observation['holdings'];
  };
};
function asOfBefore({ observed: { holdings, leaders, ...observed }, ...record }: GameRecord): RecordOfBefore {
  const last = leaders?.at(-1);
  return {
    ...record,
    observed: { ...observed, ...(last ? { leaders: last } : {}), ...(holdings ? { gangs: holdings } : {}) },
  };
}

/** Under the first version of the rules, which was in force then. */
function playedOfBefore(task: Simulated['task'], index: number): GameRecord {
  const game = games.find(task.game);
  return playRecorded(game, { ...task, options: optionsUnder(game, FIRST_RULES, task.options) }, index);
}

test('a simulated game of the same seed is the same game', { timeout: 120_000 }, () => {
  for (const { task, index, record } of linesIn<Simulated>('simulations.jsonl.br'))
    expect(JSON.parse(JSON.stringify(asOfBefore(playedOfBefore(task, index))))).toEqual(record);
});
