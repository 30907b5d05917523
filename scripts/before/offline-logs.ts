// Finished logs from the doors that need no server: the terminal, the browser's own table, the engine protocol.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEVELS } from '../../packages/bots/src/index.ts';
import { openDesk } from '../../packages/cli/src/engine/desk.ts';
import { answerLine } from '../../packages/cli/src/engine/lines.ts';
import { sagebrush } from '../../packages/cli/src/testing/sagebrush.ts';
import {
  commitmentTo,
  type Game,
  type Json,
  type Log,
  parseOptions,
  type Random,
  startOf,
  unusualOptions,
} from '../../packages/engine/src/index.ts';
import { games } from '../../packages/games/all/src/index.ts';
import type { TableMoment } from '../../packages/table-kit/src/table/connection.ts';
import { openLocalTable } from '../../packages/web/src/table/local-table.ts';
import type { SavedMatch } from '../../packages/web/src/table/match-store.ts';
import { fresh32 } from './by-injection.ts';
import { chosen } from './choosing.ts';
import type { TableOptions } from './table-options.ts';

const LINES = 6000;

/** What somebody types: mostly the first choice, sometimes another, and now and then a take-back. */
const typed = (random: Random): string =>
  Array.from(
    { length: LINES },
    () => ['1', '1', '1', '1', '2', '3', '1', '2', 'u', '1', '1', '1'][random.next() % 12],
  ).join('\n');

/** The real program, with its saved match at the end. */
export async function terminalLog({ game: id, seats, options, random }: TableOptions, index: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sagebrush-before-'));
  const file = join(folder, 'match.json');
  try {
    const given = Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${optionText(folder, value)}`]);
    const flags = [
      ...['-s', typeof seats === 'number' ? String(seats) : seats.join()],
      ...['-b', [LEVELS[index % 4], 'deputy'].join()],
      ...['--people', index % 5 === 4 ? 'Ann,Ben' : '1'],
      ...(index % 2 === 0 ? ['--seed', `terminal ${index}`] : []),
      ...['--iterations', '10', '--plain', '--save', file],
    ];
    const { code, errors } = await sagebrush(['play', id, ...flags, ...given], typed(random));
    if (code !== 0) throw new Error(errors);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A pack goes by a file, as people have it. */
function optionText(folder: string, value: Json): string {
  if (typeof value !== 'object') return String(value);
  const file = join(folder, 'pack.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
}

/** The table in a browser, with its bots; the file is what its button hands out. */
export async function browserLog(wanted: TableOptions, index: number): Promise<string> {
  const game = games.find(wanted.game);
  const saved = freshMatch(game, wanted, index);
  const { you, log } = saved;
  const tableOf = { seats: log.seats, options: log.options };
  let now: TableMoment | undefined;
  let clock = 0;
  const table = openLocalTable(game, saved, {
    onMoment: (moment) => {
      now = moment;
    },
    save: async () => undefined,
    now: () => 0,
    elapsed: () => clock++,
    failed: (reason) => {
      throw reason;
    },
  });
  await table.begin();
  for (let takenBack = 0; now && now.outcome === null; ) {
    if (!now.asked) {
      await new Promise((resolve) => setImmediate(resolve));
      continue;
    }
    const question = { game, table: tableOf, seat: you, view: now.view, choices: now.choices };
    await table.act(now.seq, chosen(question, wanted.random));
    if (takenBack < 4 && wanted.random.next() % 6 === 0) {
      takenBack += 1;
      await table.takeBack();
    }
  }
  return JSON.stringify(table.finishedLog());
}

/** As the browser sets its own tables: all options written out, a shuffle to verify unless the address names a seed. */
function freshMatch(game: Game, wanted: TableOptions, index: number): SavedMatch {
  const seats = game.seating(wanted.seats);
  const you = seats.indexOf('live');
  const secret = fresh32();
  const contributions = seats.map((_, seat) => (seat === you ? fresh32() : null));
  const fair = { kind: 'fair', commitment: commitmentTo(secret), contributions, secret } as const;
  const seeded = index % 4 === 0;
  const id = seeded ? `seed-${wanted.game}-${index}-${seats.length}` : randomUUID();
  const start = startOf(game, {
    match: id,
    seats,
    options: parseOptions<object>(game.options, wanted.options) as Log['options'],
    ...(index % 3 === 0 ? { dealer: index % seats.length } : {}),
    chance: seeded ? { kind: 'seed', seed: String(index) } : fair,
  });
  const players = seats.map((kind, seat) => {
    if (kind === 'deadwood') return { kind, name: 'Deadwood' } as const;
    if (seat === you) return { kind: 'you', name: 'Ann' } as const;
    return { kind: 'bot', level: LEVELS[index % 4] ?? 'deputy', name: `Bot ${seat}` } as const;
  });
  return {
    id,
    game: wanted.game as SavedMatch['game'],
    players,
    you,
    log: { ...start, entries: [] },
    outcome: null,
    started: 0,
    touched: 0,
  };
}

type Reply = { readonly [field: string]: Json };

/** By lines. Every other match leaves out what is usual, every third one begins in the middle of another. */
export function engineLog({ game: id, seats, options, random }: TableOptions, index: number): string {
  const game = games.find(id);
  const desk = openDesk({ now: () => 0, freshSeed: () => `fresh ${index}` });
  const request = (line: object): Reply => {
    const reply = JSON.parse(answerLine(desk, JSON.stringify(line))) as Reply;
    if (reply['ok'] !== true) throw new Error(JSON.stringify(reply));
    return reply;
  };
  const given = engineOptions(game, options, index);
  const table = { seats: game.seating(seats), options: parseOptions<object>(game.options, given) };
  const play = (match: string, most: number): void => {
    for (let moves = 0; moves < most; moves++) {
      const [seat] = (request({ do: 'view', match, seat: 'rail' })['view'] as { pending: number[] }).pending;
      if (seat === undefined) return;
      const { choices } = request({ do: 'choices', match, seat }) as { choices: never[] };
      const { view } = request({ do: 'view', match, seat }) as { view: never };
      request({ do: 'act', match, seat, action: chosen({ game, table, seat, view, choices }, random) });
    }
  };
  const { match } = request({ do: 'new', game: id, seats, options: given, seed: `engine ${index}` }) as {
    match: string;
  };
  play(match, index % 3 === 0 ? 5 + (index % 7) : Number.POSITIVE_INFINITY);
  const [seat] = (request({ do: 'view', match, seat: 'rail' })['view'] as { pending: number[] }).pending;
  if (seat === undefined) return JSON.stringify(request({ do: 'log', match })['log']);
  const [position] = request({ do: 'imagine', match, seat, count: 1, seed: 'world' })['worlds'] as Json[];
  const { match: middle } = request({
    do: 'position',
    game: id,
    position,
    options: given,
    seed: `middle ${index}`,
  }) as { match: string };
  play(middle, Number.POSITIVE_INFINITY);
  return JSON.stringify(request({ do: 'log', match: middle })['log']);
}

/** As given; or only what is not usual; or a pack as text. */
function engineOptions(game: Game, options: TableOptions['options'], index: number): TableOptions['options'] {
  if (index % 2 === 0) return unusualOptions<object>(game.options, parseOptions<object>(game.options, options));
  const { pack } = options;
  return typeof pack === 'object' && index % 5 === 0 ? { ...options, pack: JSON.stringify(pack) } : options;
}
