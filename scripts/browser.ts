// Finds a browser for the browser tests: the system's, else the one that npm brings on Linux.
import { execFile } from 'node:child_process';
import { access, constants, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './tree.ts';

export interface Browser {
  readonly executablePath: string;
  readonly args: readonly string[];
}

const NO_BROWSER =
  'No browser for the browser tests: install Chromium or Chrome, or set SAGEBRUSH_CHROMIUM to the path of one, then run the command again.';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Nothing but what the tests ask for goes over the network. */
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

/** What playwright-core's `chromium.launch` needs. Rejects with `NO_BROWSER` where none can be had. */
export async function findBrowser(): Promise<Browser> {
  const named = process.env['SAGEBRUSH_CHROMIUM'];
  const system = named ?? (await firstOf(systemPaths()));
  if (named !== undefined && !(await canRun(named)))
    throw new Error(`SAGEBRUSH_CHROMIUM names ${named}, which cannot be run.`);
  if (system !== undefined) return { executablePath: system, args: isRoot() ? [...QUIET, '--no-sandbox'] : QUIET };
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error(NO_BROWSER);
  const unpacked = await unpackedChromium();
  if (!(await starts(unpacked))) throw new Error(NO_BROWSER);
  return { executablePath: unpacked, args: [...QUIET, '--no-sandbox', '--disable-gpu'] };
}

function systemPaths(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...ELSEWHERE];
}

async function firstOf(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await canRun(path)) return path;
  return undefined;
}

const canRun = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/** On a very bare system even npm's browser lacks a library. */
const starts = (path: string): Promise<boolean> =>
  promisify(execFile)(path, ['--version']).then(
    () => true,
    () => false,
  );

/** Chromium refuses to sandbox itself as root. */
const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * The npm package unpacks into the system's temporary folder, where a broken or foreign file of that name would be
 * taken for
 * the browser. It unpacks here beside its place and is renamed, so that a half-unpacked browser is never found.
 */
async function unpackedChromium(): Promise<string> {
  const { version } = JSON.parse(
    await readFile(join(ROOT, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'),
  ) as {
    version: string;
  };
  const home = join(ROOT, 'node_modules', '.cache', `chromium-${version}`);
  const executable = join(home, 'chromium');
  if (await canRun(executable)) return executable;
  await mkdir(join(home, '..'), { recursive: true });
  const beside = await mkdtemp(`${home}-`);
  const temporary = process.env['TMPDIR'];
  process.env['TMPDIR'] = beside;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await rename(beside, home).catch(async (reason: unknown) => {
      if (!(await canRun(executable))) throw reason;
    });
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
    await rm(beside, { recursive: true, force: true });
  }
  return executable;
}
