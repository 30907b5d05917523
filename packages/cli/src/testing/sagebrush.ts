// The real program as a child process, for tests.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

/** English, without colours and without anybody's saved matches. */
const ENVIRONMENT = {
  ...process.env,
  LC_ALL: 'C',
  NO_COLOR: '1',
  XDG_STATE_HOME: mkdtempSync(join(tmpdir(), 'sagebrush-state-')),
};

export type Variables = Readonly<Record<string, string>>;

export const start = (args: readonly string[], set: Variables = {}): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [MAIN, ...args], { cwd: ROOT, env: { ...ENVIRONMENT, ...set } });

/** The same with a shell between: what is killed is the shell. */
export const startUnderShell = (args: readonly string[], set: Variables): ChildProcessWithoutNullStreams =>
  spawn('sh', ['-c', '"$0" "$@" & wait', process.execPath, MAIN, ...args], {
    cwd: ROOT,
    env: { ...ENVIRONMENT, ...set },
  });

export function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  let [out, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, errors }));
  });
}

/** `sagebrush <args>` with this on standard input and these variables besides. */
export function sagebrush(args: readonly string[], input = '', set: Variables = {}): Promise<Ended> {
  const child = start(args, set);
  // A program that has ended already reads no more.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return ended(child);
}

export const scratchFolder = (): string => mkdtempSync(join(tmpdir(), 'sagebrush-test-'));
