// Another program at the table: it is asked by JSON lines, has so long for each answer, and loses the game when it
// fails.

import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Question } from '@sagebrush/bots';
import { FormatError, type GameAction, isSameAction, shape, viewWithTexts } from '@sagebrush/engine';

export const VERDICTS = ['crashed', 'late', 'nonsense'] as const;
export type ForfeitVerdict = (typeof VERDICTS)[number];

/** Why a program lost its game without playing it out. */
export class Forfeited extends Error {
  readonly verdict: ForfeitVerdict;

  constructor(verdict: ForfeitVerdict, why: string) {
    super(why);
    this.verdict = verdict;
  }
}

export interface Program {
  move(question: Question): Promise<GameAction>;
  stop(): void;
}

/** An interpreter may need this long to start, once. */
const START_MS = 10_000;
const QUOTED = 120;
const quoted = (text: string): string => (text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text);

const { anyJson, object, optional, whole } = shape;
const answerShape = object({
  id: whole(0, Number.MAX_SAFE_INTEGER),
  action: optional(anyJson),
  choice: optional(whole(0, 1_000_000)),
});

/** The program is started with its first move, and again after it has failed. */
export function openProgram(command: string, ms: number): Program {
  let running: Running | undefined;
  let asked = 0;
  return {
    async move(question) {
      const isFirst = running === undefined;
      running ??= start(command);
      asked += 1;
      try {
        const line = await running.ask(
          JSON.stringify(requestFor(question, asked, ms)),
          isFirst ? Math.max(ms, START_MS) : ms,
        );
        return actionFrom(line, asked, question);
      } catch (error) {
        running.stop();
        running = undefined;
        throw error;
      }
    },
    stop: () => running?.stop(),
  };
}

const requestFor = ({ game, table, seat, view, choices }: Question, id: number, ms: number) => ({
  id,
  do: 'move',
  game: game.id,
  table: { seats: table.seats, options: table.options },
  seat,
  view: viewWithTexts({ game, table }, view, 'en'),
  choices,
  ms,
});

function actionFrom(line: string, id: number, { game, choices }: Question): GameAction {
  try {
    const answer = answerShape.parse(JSON.parse(line));
    if (answer.id !== id) throw new FormatError('id', `is ${answer.id}: expected ${id}`);
    const chosen = answer.choice === undefined ? game.action.parse(answer.action, 'action') : choices[answer.choice];
    const legal = chosen && choices.find((choice) => isSameAction(choice, chosen));
    if (!legal) throw new FormatError(answer.choice === undefined ? 'action' : 'choice', 'is none of the choices');
    return legal;
  } catch (error) {
    if (error instanceof SyntaxError) throw new Forfeited('nonsense', `answered what is not JSON: ${quoted(line)}`);
    if (error instanceof FormatError) throw new Forfeited('nonsense', `${error.message}; it answered ${quoted(line)}`);
    throw error;
  }
}

interface Running {
  ask(line: string, ms: number): Promise<string>;
  stop(): void;
}

function start(command: string): Running {
  // A group of its own: Ctrl-C ends the contest, not the players in the middle of a game; and stopping ends what a
  // shell has started too.
  const child = spawn(command, {
    shell: true,
    detached: process.platform !== 'win32',
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let settle: { readonly resolve: (line: string) => void; readonly reject: (why: Forfeited) => void } | undefined;
  let complaint = '';
  let ended: Forfeited | undefined;
  const end = (why: string): void => {
    const lines = complaint.trim().split('\n');
    const telling = lines.findLast((line) => /error|exception/i.test(line)) ?? lines.at(-1) ?? '';
    ended ??= new Forfeited('crashed', telling === '' ? why : `${why}: ${quoted(telling)}`);
    settle?.reject(ended);
  };
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-2000);
  });
  child.stdin.on('error', () => undefined);
  child.on('error', (error) => end(error.message));
  child.on('close', (code, signal) => end(signal === null ? `ended with code ${code}` : `was ended by ${signal}`));
  createInterface({ input: child.stdout }).on('line', (line) => settle?.resolve(line));
  return {
    ask: (line, ms) =>
      new Promise<string>((resolve, reject) => {
        if (ended) return reject(ended);
        const timer = setTimeout(() => reject(new Forfeited('late', `no answer within ${ms} ms`)), ms);
        const finish =
          <Value>(done: (value: Value) => void) =>
          (value: Value): void => {
            clearTimeout(timer);
            settle = undefined;
            done(value);
          };
        settle = { resolve: finish(resolve), reject: finish(reject) };
        child.stdin.write(`${line}\n`);
      }),
    stop: () => kill(child),
  };
}

function kill(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}
