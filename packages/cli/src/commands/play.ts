// sagebrush play: a table in the terminal, against bots and with others at the same keyboard.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Limits } from '@sagebrush/bots';
import {
  CHANCE_SEAT,
  commitmentTo,
  dealerAfter,
  FormatError,
  type Host,
  type Lang,
  type Log,
  type NarratingHost,
  openHost,
  replayHost,
  startOf,
} from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import type { Command } from 'commander';
import { EXAMPLES } from '../examples.ts';
import { langOption } from '../lang.ts';
import { readSave, writeSave } from '../match-file.ts';
import { levelsFrom, optionFlag, optionsFrom, seatsFrom, wholeFrom } from '../parse.ts';
import { openFullScreen } from '../play/full-screen.ts';
import { playPlain } from '../play/plain-lines.ts';
import { playOnScreen } from '../play/play-screen.ts';
import { playersFor, type ScreenPlayer } from '../play/players.ts';
import { openSession, type Seated, type Session, savedOf } from '../play/session.ts';
import { TEXTS } from '../play/texts.ts';

interface Flags {
  readonly seats?: string;
  readonly bots: string;
  readonly people: string;
  readonly option: readonly string[];
  readonly seed?: string;
  readonly iterations?: string;
  readonly pace: string;
  readonly plain?: boolean;
  readonly save?: string;
  readonly resume?: string | boolean;
  readonly again?: string | boolean;
  readonly lang: Lang;
}

export function playCommand(program: Command): void {
  program
    .command('play <game>')
    .description('play at a table in the terminal')
    .option(
      '-s, --seats <seats>',
      `how many players, or seats such as live,live,${CHANCE_SEAT},${CHANCE_SEAT} (default: one for each person and bot, at least 4 when one level is named)`,
    )
    .option('-b, --bots <levels>', 'the level of each bot; repeated when there are fewer', 'deputy')
    .option('-p, --people <people>', 'how many people share this keyboard, or their names: Ann,Ben', '1')
    .addOption(optionFlag())
    .option('--seed <text>', 'the same seed deals the same cards')
    .option('--iterations <count>', 'playouts a move for the bots that search (default: by time)')
    .option('--pace <ms>', "how long each bot's move stays on the screen", '700')
    .option('--plain', 'lines only, for screen readers; also when this is no terminal')
    .option('--save <file>', 'where the match is kept after every move (default: a file of your home folder)')
    .option('--resume [file]', 'go on with a saved match')
    .option('--again [file]', 'another match at the table of one that is over: the deal moves on')
    .addOption(langOption())
    .addHelpText(
      'after',
      `
At the table: a number or cards play, ? explains, h is a hint, u takes back, s saves, q quits.

Examples:
  sagebrush play ${EXAMPLES.first}
  sagebrush play ${EXAMPLES.second} -s 4 --bots sheriff,deputy,cowhand --lang de
  sagebrush play ${EXAMPLES.third} --people Ann,Ben
  sagebrush play ${EXAMPLES.first} --resume
  sagebrush play ${EXAMPLES.first} --again
  yes 1 | sagebrush play ${EXAMPLES.first} --seed noon --plain`,
    )
    .action(async (game: string, flags: Flags) => {
      const before = flags.resume ?? flags.again;
      const file = flags.save ?? (typeof before === 'string' ? before : lastFile(game));
      const session = before ? goneOn(game, typeof before === 'string' ? before : file, flags) : begun(game, flags);
      await atTable(session, file, flags);
    });
}

function begun(id: string, flags: Flags): Session {
  const game = games.find(id);
  const levels = levelsFrom(flags.bots);
  const people = peopleFrom(flags.people, flags.lang);
  const wanted = people.length + levels.length;
  const usual = Math.min(game.players.max, levels.length > 1 ? wanted : Math.max(4, wanted));
  const seats = game.seating(seatsFrom(flags.seats ?? String(usual)));
  const live = seats.filter((kind) => kind === 'live').length;
  if (people.length > live) throw new FormatError('--people', `are ${people.length}: there are ${live} seats`);
  const start = startOf(game, {
    match: randomUUID(),
    seats,
    options: optionsFrom(game, flags.option),
    chance: chanceFrom(flags.seed, seats.length),
  });
  return openSession(seated(openHost(game, start), playersFor(game, flags.lang, seats, people, levels), flags));
}

/** Without a seed a shuffle that can be verified: nobody at this keyboard could have chosen it. */
function chanceFrom(seed: string | undefined, seats: number): Log['chance'] {
  if (seed !== undefined) return { kind: 'seed', seed };
  const secret = randomBytes(32).toString('hex');
  return { kind: 'fair', commitment: commitmentTo(secret), contributions: new Array(seats).fill(null), secret };
}

/** A saved match goes on, or the series that it belongs to. */
function goneOn(id: string, file: string, flags: Flags): Session {
  const { log, players } = readSave(file);
  if (log.game !== id) throw new FormatError(file, `is a match of ${log.game}, not of ${id}`);
  const last = replayHost(games.find(id), log);
  return openSession(seated(flags.resume ? last : nextInSeries(last, file, flags), players, flags));
}

function nextInSeries({ match: last }: Host, file: string, { seed }: Flags): NarratingHost {
  const { game, start, state } = last;
  if (!game.outcome(state)) throw new FormatError(file, 'is not over: go on with it by --resume');
  const { rules, seats, options } = start;
  const dealer = dealerAfter(last, seats);
  return openHost(
    game,
    startOf(game, {
      rules,
      match: randomUUID(),
      seats,
      options,
      ...(dealer === undefined ? {} : { dealer }),
      chance: chanceFrom(seed, seats.length),
    }),
  );
}

function seated(host: Seated['host'], players: readonly ScreenPlayer[], { lang, iterations }: Flags): Seated {
  const count = iterations === undefined ? undefined : wholeFrom(iterations, '--iterations', 1, 1_000_000);
  const limits = (ms: number): Limits => {
    const end = performance.now() + ms;
    return count === undefined ? { isTimeUp: () => performance.now() >= end } : { iterations: count };
  };
  return { host, players, lang, limits };
}

async function atTable(session: Session, file: string, flags: Flags): Promise<void> {
  const texts = TEXTS[flags.lang];
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const save = (): string => {
    writeSave(file, savedOf(session));
    return texts.saved(file);
  };
  // A script must not overwrite the match that somebody has under way.
  const keeps = isTerminal || flags.save !== undefined || flags.resume !== undefined || flags.again !== undefined;
  if (keeps) {
    if (file === lastFile(session.host.match.game.id)) mkdirSync(dirname(file), { recursive: true });
    // A place where nothing can be kept is refused before anybody has played.
    save();
  }
  const desk = {
    save: keeps ? save : () => texts.nowhereToSave,
    autosave: keeps ? save : () => undefined,
  };
  if (flags.plain || !isTerminal) await inLines(session, desk, isTerminal);
  else await onScreen(session, desk, wholeFrom(flags.pace, '--pace', 0, 60_000));
  if (!keeps) return;
  process.stdout.write(`${save()}\n`);
  if (!session.host.match.game.outcome(session.host.match.state))
    process.stdout.write(`${texts.resume(`sagebrush play ${session.host.match.game.id} --resume ${file}`)}\n`);
}

type Keeping = { readonly save: () => string; readonly autosave: () => void };

async function onScreen(session: Session, desk: Keeping, pace: number): Promise<void> {
  const screen = openFullScreen();
  try {
    await playOnScreen(session, { ...desk, screen, pace });
  } finally {
    screen.close();
  }
}

async function inLines(session: Session, desk: Keeping, isTerminal: boolean): Promise<void> {
  const lines = createInterface({ input: process.stdin, terminal: false });
  const typed = lines[Symbol.asyncIterator]();
  try {
    await playPlain(session, {
      ...desk,
      read: async () => {
        if (isTerminal) process.stdout.write('> ');
        const { value, done } = await typed.next();
        return done ? undefined : value;
      },
      write: (line) => process.stdout.write(`${line}\n`),
      cover: () => isTerminal && process.stdout.write('\n'.repeat(process.stdout.rows)),
    });
  } finally {
    lines.close();
  }
}

function peopleFrom(text: string, lang: Lang): string[] {
  if (/^\d+$/.test(text))
    return Array.from({ length: wholeFrom(text, '--people', 0, 9) }, (_, index) => TEXTS[lang].player(index + 1));
  const names = text.split(',').map((name) => name.trim());
  if (new Set(names).size < names.length || names.some((name) => name === '' || name.length > 24))
    throw new FormatError('--people', `is "${text}": expected a number, or different names of up to 24 letters`);
  return names;
}

/** The last match of each game, where programs keep their state. */
const lastFile = (game: string): string =>
  join(process.env['XDG_STATE_HOME'] ?? join(homedir(), '.local', 'state'), 'sagebrush', `${games.find(game).id}.json`);
