// Sheriff's thoughts now and at a commit of before, in turn in one process: how many times the playouts, the same
// answers, and what the time goes into. Usage: node bots.ts [commit] [rounds] [decisions]
import { Session } from 'node:inspector/promises';
import { oldTree } from '../scripts/before/old-tree.ts';
import { median } from './race.ts';

/** The commit before playouts were made cheaper. */
const BEFORE = '7d202a7';
const [commit = BEFORE, rounds = '9', decisions = '16'] = process.argv.slice(2);
const PLAYOUTS = 300;
/** How many times the playouts of before are wanted. */
const WANTED: { readonly [game: string]: number } = { corral: 3, cowpoker: 3, wyoming: 2 };

/** What the usual options have become since: the same game for both. */
const OPTIONS: { readonly [game: string]: { readonly [name: string]: unknown } } = { corral: { selfAmbush: 'score' } };
/** The rules that both trees know: a game that has newer ones plays by these. */
const RULES = '1';

/** The thoughts of one tree of the project about the same questions, as text without reasons, and the playouts they took. */
interface Thinker {
  readonly think: () => { readonly thoughts: string; readonly playouts: number };
}

type Modules = readonly [
  typeof import('../packages/bots/src/index.ts'),
  typeof import('../packages/engine/src/index.ts'),
  typeof import('../packages/games/all/src/index.ts'),
  typeof import('../packages/testkit/src/index.ts'),
];

/** A module by its path in the tree. */
type Locate = (path: string) => string;

async function thinkerOf(id: string, locate: Locate): Promise<Thinker> {
  const paths = ['bots', 'engine', 'games/all', 'testkit'].map((name) => locate(`packages/${name}/src/index.ts`));
  const [{ think }, { fastRandom }, { games }, { tableOf, walk }] = (await Promise.all(
    paths.map((path) => import(path)),
  )) as unknown as Modules;
  const game = games.find(id);
  const asked = { ...game, options: game.formerRules?.[RULES] ?? game.options };
  const spec = { seats: 4, options: OPTIONS[id] ?? {} };
  const table = tableOf(asked, spec);
  const questions: Parameters<typeof think>[1][] = [];
  // Decisions spread over whole matches of four.
  for (let match = 0; questions.length < Number(decisions); match++) {
    walk(asked, spec, `bench ${match}`, ({ state, seat, choices, random }) => {
      if (questions.length >= Number(decisions) || choices.length < 2 || random.next() % 11 !== 0) return;
      questions.push({ game, table, seat, view: game.view(state, seat), choices });
    });
  }
  return {
    think() {
      const thoughts = questions.map((question, index) =>
        think('sheriff', question, fastRandom(index), { iterations: PLAYOUTS }),
      );
      const playouts = thoughts
        .flatMap(({ considered }) => considered)
        .reduce((sum, candidate) => sum + candidate.playouts, 0);
      // What was thought, to the last digit; in which words a reason is told has changed since.
      const numbers = thoughts.map(({ considered }) =>
        considered.map(({ action, share, playouts: tried }) => ({ action, share, tried })),
      );
      return { thoughts: JSON.stringify(numbers), playouts };
    },
  };
}

/** CPU microseconds of one playout. */
function costOf({ think }: Thinker): number {
  const start = process.cpuUsage();
  const { playouts } = think();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / playouts;
}

async function race(id: string, before: Locate, now: Locate): Promise<void> {
  const [then, today] = [await thinkerOf(id, before), await thinkerOf(id, now)];
  if (then.think().thoughts !== today.think().thoughts) {
    console.log(`\n### ${id}: the thoughts are not the same`);
    process.exitCode = 1;
  }
  const costs = Array.from({ length: Number(rounds) }, (_, round) => {
    if (round % 2 === 0) return { before: costOf(then), now: costOf(today) };
    const cost = costOf(today);
    return { before: costOf(then), now: cost };
  });
  const times = median(costs.map((cost) => cost.before / cost.now));
  const [was, is] = [median(costs.map((cost) => cost.before)), median(costs.map((cost) => cost.now))];
  const wanted = WANTED[id] ?? 1;
  console.log(
    `\n### ${id}: ${times.toFixed(2)} times the playouts of ${commit}, target ${wanted}: ${times >= wanted ? 'reached' : 'missed'}`,
  );
  console.log(`${was.toFixed(1)} µs a playout became ${is.toFixed(1)}: ${Math.round(50_000 / is)} in 50 ms`);
  if (!(times >= wanted)) process.exitCode = 1;
  await profile(today);
}

/** Where the time goes: the functions that the processor was found in most often. */
async function profile({ think }: Thinker): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  await session.post('Profiler.start');
  for (let time = 0; time < 3; time++) think();
  const { profile: found } = await session.post('Profiler.stop');
  session.disconnect();
  const hits = new Map<string, number>();
  let all = 0;
  for (const { callFrame, hitCount = 0 } of found.nodes) {
    const name = `${callFrame.functionName} (${callFrame.url.split('/').slice(-3).join('/')})`;
    hits.set(name, (hits.get(name) ?? 0) + hitCount);
    all += hitCount;
  }
  const most = [...hits].toSorted((one, other) => other[1] - one[1]).slice(0, 12);
  console.log('| function | of the time |\n|---|---|');
  for (const [name, count] of most) console.log(`| ${name} | ${Math.round((100 * count) / all)}% |`);
}

const tree = oldTree(commit);
try {
  for (const id of Object.keys(WANTED))
    await race(id, tree.module, (path) => new URL(`../${path}`, import.meta.url).href);
} finally {
  tree.remove();
}
