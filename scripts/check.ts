// The test command: every check there is, in order, or the parts named on the command line (`npm test -- types tests`).
// `npm test -- quick` leaves out what takes long; `npm test -- long` runs what takes the better part of an hour.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { styleText } from 'node:util';
import { wrongArrows } from './arrows.ts';
import { findBrowser } from './browser.ts';
import { castsIn } from './casts.ts';
import { uncoveredClauses } from './clauses.ts';
import { glossaryFaults, namesWithTwoHomes, secondMeanings, typesDeclaredTwice } from './glossary.ts';
import ledger from './ledger-ids.json' with { type: 'json' };
import { gameNouns, nounsInShell, WIRE_SPELLING } from './nouns.ts';
import { judgeRun, type ProcessEnd, type Tally, type VitestReport } from './test-run.ts';
import { filesUnder, GAME_FOLDERS, ROOT } from './tree.ts';

const FINE: Tally = { passed: 0, failed: 0 };
const BROKEN: Tally = { passed: 0, failed: 1 };

interface Part {
  readonly name: string;
  readonly headline: string;
  readonly run: () => Tally | Promise<Tally>;
  /** It takes long, so it runs only where it is named, or with `long`. */
  readonly isLong?: true;
  /** `quick` runs it: the usual run does the same and more. */
  readonly isQuick?: 'too' | 'only';
}

const serverTest = (name: string): string => `packages/server/src/${name}.test.ts`;
const long = (name: string, headline: string, files: readonly string[], env: NodeJS.ProcessEnv): Part => ({
  name,
  headline,
  run: () => vitest('vitest.config.ts', files, env),
  isLong: true,
});

const filesThat = (say: RegExp): string[] =>
  filesUnder('packages', /\.test\.tsx?$/).flatMap(({ path, text }) => (say.test(text) ? [path] : []));

const WORLDS = ['corral', 'wyoming', 'cowpoker'].map((game) => `packages/games/${game}/src/imagined-worlds.test.ts`);

const PARTS: readonly Part[] = [
  {
    name: 'style',
    isQuick: 'too',
    headline: 'Format and lint',
    run: () => command('biome', 'check', '--error-on-warnings'),
  },
  { name: 'promises', isQuick: 'too', headline: 'Promises without an owner', run: () => command('oxlint') },
  {
    name: 'types',
    isQuick: 'too',
    headline: 'Types',
    run: () => (ran('node', ['packages/web/scripts/css-types.ts']) ? command('tsc', '-p', '.') : BROKEN),
  },
  {
    name: 'casts',
    isQuick: 'too',
    headline: 'No cast past the types',
    run: () => report(castsIn(filesUnder('packages', /\.tsx?$/))),
  },
  {
    name: 'arrows',
    isQuick: 'too',
    headline: 'Import arrows',
    run: () => report(wrongArrows(filesUnder('packages', /\.tsx?$/))),
  },
  {
    name: 'nouns',
    isQuick: 'too',
    headline: 'The shell knows no game',
    run() {
      const games = gameNouns(filesUnder('packages/games', /\/nouns\.json$/), GAME_FOLDERS);
      return report(nounsInShell(filesUnder('packages', /\.(?:tsx?|css|html)$/), games, WIRE_SPELLING));
    },
  },
  { name: 'unused', isQuick: 'too', headline: 'Unused code', run: () => command('knip') },
  {
    name: 'rules',
    isQuick: 'too',
    headline: 'Rule coverage',
    run: () => report(uncoveredClauses(ledger, filesUnder('packages', /\.tsx?$|\/rules\.\w+\.md$/))),
  },
  { name: 'glossary', isQuick: 'too', headline: 'Words and names', run: checkNames },
  { name: 'web', headline: 'Web build', run: buildWeb },
  { name: 'tests', headline: 'Tests', run: () => vitest('vitest.config.ts') },
  {
    name: 'short',
    isQuick: 'only',
    headline: 'Tests but the long ones',
    run: () => vitest('vitest.config.ts', [], { SAGEBRUSH_QUICK: '1' }),
  },
  { name: 'browser', headline: 'Browser tests', run: () => browserTests() },
  {
    name: 'sizes',
    headline: 'Whole matches at six sizes: nothing shifts',
    run: () => browserTests(['stillness'], { SAGEBRUSH_SIZES: 'all' }),
    isLong: true,
  },
  {
    name: 'walks',
    headline: 'Walks of the browser in their other sizes, languages and games',
    run: () => browserTests(filesThat(/\bwalks[<(]/), { SAGEBRUSH_WALKS: 'all' }),
    isLong: true,
  },
  long('new-game', 'A new game: one folder, one line, and everything works', ['scripts/new-game.test.ts'], {
    SAGEBRUSH_NEW_GAME: '1',
  }),
  {
    name: 'packages',
    headline: 'Packages: publint, the types that others see, and the pages of their API',
    run: () => command('node', 'release/release.ts', '--check'),
    isLong: true,
  },
  long(
    'timed',
    'By the clock: a full house, a node that dies, a ban',
    ['full-house', 'nodes', 'moderation/moderation'].map(serverTest),
    {
      SAGEBRUSH_TIMED: '1',
    },
  ),
  long(
    'events',
    'An event of 24 people over three nodes that are killed in every phase',
    [serverTest('tournaments/nodes')],
    {
      SAGEBRUSH_EVENTS: '1',
    },
  ),
  // Tests that do less in the usual run (`testCount` of the testkit).
  long('counts', 'Tests with their full counts', filesThat(/\btestCount\(/), { SAGEBRUSH_COUNTS: 'full' }),
  long('worlds', '10,000 decisions imagined, each world set up', WORLDS, { SAGEBRUSH_WORLDS: '10000' }),
  long('fuzz', '300,000 hostile requests on each engine', [serverTest('hostile/fuzz')], { SAGEBRUSH_FUZZ: '300000' }),
  long('flood', 'One guest at full speed for ten minutes', [serverTest('hostile/flood')], {
    SAGEBRUSH_FLOOD_MINUTES: '10',
  }),
  long('soak', 'Thirty minutes of evenings', [serverTest('hostile/soak')], { SAGEBRUSH_SOAK_MINUTES: '30' }),
];

function endOf(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ProcessEnd {
  const PATH = join(ROOT, 'node_modules', '.bin') + delimiter + (process.env['PATH'] ?? '');
  return spawnSync(name, args, {
    cwd: ROOT,
    env: { ...process.env, ...env, PATH },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

const ran = (name: string, args: readonly string[]): boolean => endOf(name, args).status === 0;

const command = (name: string, ...args: readonly string[]): Tally => (ran(name, args) ? FINE : BROKEN);

function report(problems: readonly string[]): Tally {
  for (const problem of problems) console.log(problem);
  return problems.length === 0 ? FINE : BROKEN;
}

function checkNames(): Tally {
  const files = filesUnder('packages', /\.tsx?$/);
  const glossary = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');
  return report([
    ...glossaryFaults(glossary, files),
    ...secondMeanings(glossary, files),
    ...namesWithTwoHomes(files),
    ...typesDeclaredTwice(files),
  ]);
}

function buildWeb(): Tally {
  return command('node', 'scripts/build-web.ts');
}

/** One vitest run, with what it has to say for itself; a run that dies leaves no report. */
function vitest(config: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Tally {
  const folder = mkdtempSync(join(tmpdir(), 'sagebrush-check-'));
  const file = join(folder, 'report.json');
  try {
    const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const end = endOf('vitest', ['run', '--config', config, ...reports, ...args], env);
    const told = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined;
    const { tally, remarks } = judgeRun(end, told);
    for (const remark of remarks) console.log(remark);
    return tally;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function browserTests(files: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const { executablePath } = await findBrowser();
  console.log(`With ${executablePath}`);
  return buildWeb().failed > 0 ? BROKEN : vitest('vitest.browser.config.ts', files, env);
}

/** A part that throws has failed, with its message as the reason. */
async function attempt(run: () => Tally | Promise<Tally>): Promise<Tally> {
  try {
    return await run();
  } catch (reason) {
    console.log(reason instanceof Error ? reason.message : reason);
    return BROKEN;
  }
}

async function timed(part: Part): Promise<Tally> {
  console.log(styleText('bold', `\n== ${part.headline}`));
  const start = performance.now();
  const tally = await attempt(part.run);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(tally.failed === 0 ? styleText('green', `ok, ${seconds} s`) : styleText('red', `FAILED, ${seconds} s`));
  return tally;
}

const named = process.argv.slice(2);
const unknown = named.filter(
  (name) => name !== 'long' && name !== 'quick' && !PARTS.some((part) => part.name === name),
);
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}: the parts are ${PARTS.map(({ name }) => name).join(', ')}; quick runs those that are soon done, long the last ${PARTS.filter(({ isLong }) => isLong).length}.`,
  );
  process.exit(2);
}

let passed = 0;
let failed = 0;
const broken: string[] = [];
const failures: string[] = [];
// All parts run, also after a failure: one run tells everything that is wrong.
function isWanted({ name, isLong, isQuick }: Part): boolean {
  if (named.includes(name) || (isQuick && named.includes('quick'))) return true;
  return isLong ? named.includes('long') : named.length === 0 && isQuick !== 'only';
}
for (const part of PARTS.filter(isWanted)) {
  const tally = await timed(part);
  passed += tally.passed;
  failed += tally.failed;
  failures.push(...(tally.failures ?? []));
  if (tally.failed > 0) broken.push(part.headline);
}
console.log(broken.length === 0 ? '\nEverything holds.' : `\nFailed: ${broken.join(', ')}.`);
for (const failure of failures) console.log(styleText('red', failure));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
