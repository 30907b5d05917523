// Mutation tests: breaks the rules of a game one line at a time and sees whether a test says so, and by which clause.
// Usage: node scripts/mutate.ts <game> [how many mutations] [seed]; or node scripts/mutate.ts leaks

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { startVitest, type TestModule } from 'vitest/node';
import { fastRandom, shuffle } from '../packages/engine/src/index.ts';
import { LEAKS } from './leaks.ts';
import { lineOf, type Piece, scan } from './scan.ts';
import { filesUnder, isTest, ROOT, type TreeFile } from './tree.ts';

/** One small change of a rules file that still parses, and that some rule ought to forbid. */
interface Mutation {
  readonly path: string;
  readonly at: number;
  readonly from: string;
  readonly to: string;
}

const REPORT = '--report';
const TIMEOUT_MS = 300_000;

/** What a careless hand might write instead. */
const OPERATORS: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/ === /g, () => ' !== '],
  [/ !== /g, () => ' === '],
  [/ && /g, () => ' || '],
  [/ \|\| /g, () => ' && '],
  [/ >= /g, () => ' > '],
  [/ <= /g, () => ' < '],
  [/ > /g, () => ' >= '],
  [/ \+ /g, () => ' - '],
  [/ - /g, () => ' + '],
  [/(?<![\w.])!(?=[a-zA-Z(])/g, () => ''],
  [/\btrue\b/g, () => 'false'],
  [/\bfalse\b/g, () => 'true'],
  [/(?<![\w.$])\d+(?![\w.])/g, (found) => String(Number(found) + 1)],
];

const mutationsIn = ({ path, text }: TreeFile): Mutation[] =>
  scan(text)
    .filter((piece) => piece.kind === 'code')
    .flatMap((piece) => mutationsOf(piece, path));

const mutationsOf = ({ text, start }: Piece, path: string): Mutation[] =>
  OPERATORS.flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map((match) => ({
      path,
      at: start + match.index,
      from: match[0],
      to: instead(match[0]),
    })),
  );

/** A plugin that hands the tests the broken file; what is on the disk stays as it is. */
const mutating = ({ path, at, from, to }: Mutation) => ({
  name: 'mutate',
  enforce: 'pre' as const,
  transform(code: string, id: string): string | undefined {
    return id === ROOT + path ? code.slice(0, at) + to + code.slice(at + from.length) : undefined;
  },
});

/** The titles of the tests that failed; a file that could not even be loaded counts by its path. */
async function reportFailures(one: Mutation, tests: string, bail: number): Promise<void> {
  const vitest = await startVitest(
    'test',
    [tests],
    // In threads: tests that go round for ever end with their process, where a worker of its own would go on.
    {
      run: true,
      watch: false,
      reporters: [{}],
      root: ROOT,
      maxWorkers: 1,
      fsModuleCache: false,
      pool: 'threads',
      bail,
    },
    { plugins: [mutating(one)] },
  );
  const failures = vitest.state.getTestModules().flatMap(failuresIn);
  await vitest.close();
  process.stdout.write(JSON.stringify(failures));
}

/**
 * A broken rule may go round for ever, or eat all memory: so the tests run in a process of their own. They end after
 * `bail` failures; 0 is all.
 */
function failuresOf(one: Mutation, tests: string, bail = 0): string[] {
  const child = spawnSync(process.execPath, [import.meta.filename, REPORT, JSON.stringify(one), tests, String(bail)], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  return child.stdout.startsWith('[') ? (JSON.parse(child.stdout) as string[]) : ['the tests did not come to an end'];
}

const failuresIn = (module: TestModule): string[] => [
  ...module.errors().map(() => module.relativeModuleId),
  ...[...module.children.allTests('failed')].map((test) => test.name),
];

const CLAUSE = /(?:GC|WC|CP)-\w+\.\d+[a-z]?/g;

/** Who noticed: a test that names a clause, any other test, or nobody. */
function verdictOn(failures: readonly string[]): { by: 'clause' | 'test' | 'nobody'; said: string } {
  const clauses = [...new Set(failures.flatMap((title) => title.match(CLAUSE) ?? []))];
  if (clauses.length > 0) return { by: 'clause', said: clauses.slice(0, 4).join(' ') };
  return failures[0] ? { by: 'test', said: failures[0] } : { by: 'nobody', said: 'NOBODY SAID SO' };
}

function mutateRules(game: string, count: number, seed: string): void {
  const folder = `packages/games/${game}/src/`;
  const rules = filesUnder(`${folder}rules`, /\.ts$/).filter(({ path }) => !isTest(path));
  const mutations = rules.flatMap((file) =>
    mutationsIn(file).map((one) => ({ ...one, line: lineOf(file.text, one.at) })),
  );
  const tried = shuffle(fastRandom(seed), mutations).slice(0, count);
  const found = { clause: 0, test: 0, nobody: 0 };
  for (const one of tried) {
    const byChapter = failuresOf(one, `${folder}rules/`);
    const { by, said } = verdictOn(byChapter.length > 0 ? byChapter : failuresOf(one, folder));
    found[by] += 1;
    console.log(`${one.path}:${one.line}  ${one.from.trim()} -> ${one.to.trim()}  ${said}`);
  }
  console.log(
    `${game}: ${tried.length} of ${mutations.length} mutations, ${found.clause} found by a clause, ${found.test} by another test, ${found.nobody} by nobody`,
  );
}

/** One secret after the other is let out; the tests of its game should mind, the first that does is named. */
function mutateSecrets(): void {
  for (const { secret, path, from, to } of LEAKS) {
    const at = readFileSync(ROOT + path, 'utf8').indexOf(from);
    if (at < 0) throw new Error(`${path} has no "${from}" to break any more`);
    const [folder] = path.split('/src/');
    const [first = 'NOBODY SAID SO'] = failuresOf({ path, at, from, to }, `${folder}/src/`, 1);
    console.log(`${path}  ${secret}:  ${first}`);
  }
}

const [first = 'corral', second = '20', third = 'mutations', fourth = '0'] = process.argv.slice(2);
if (first === REPORT) await reportFailures(JSON.parse(second) as Mutation, third, Number(fourth));
else if (first === 'leaks') mutateSecrets();
else mutateRules(first, Number(second), third);
