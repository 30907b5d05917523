// Sheriff's playouts a second in each game, and what limits them. Usage: node bots.ts [decisions] [milliseconds a move]
import { type Question, think } from '../packages/bots/src/index.ts';
import { fastRandom, type Game, type GameTypes } from '../packages/engine/src/index.ts';
import { games } from '../packages/games/all/src/index.ts';
import { tableOf, walk } from '../packages/testkit/src/index.ts';

const [decisions = 60, milliseconds = 50] = process.argv.slice(2).map(Number);

interface Decision {
  readonly question: Question;
  readonly state: unknown;
}

/** Decisions that deputies meet, spread over whole matches of four. */
function decisionsOf(game: Game): Decision[] {
  const spec = { seats: 4 };
  const table = tableOf(game, spec);
  const met: Decision[] = [];
  for (let match = 0; met.length < decisions; match++) {
    walk(game, spec, `bench ${match}`, ({ state, seat, choices, random }) => {
      if (met.length >= decisions || choices.length < 2 || random.next() % 11 !== 0) return;
      met.push({ question: { game, table, seat, view: game.view(state, seat), choices }, state: game.clone(state) });
    });
  }
  return met;
}

const cpuMicroseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Playouts and the CPU time for them, each decision thought through for the usual time. */
function playoutsOf(asked: readonly Decision[]): { playouts: number; microseconds: number } {
  let playouts = 0;
  const start = cpuMicroseconds();
  for (const [index, { question }] of asked.entries()) {
    const end = performance.now() + milliseconds;
    const { considered } = think('sheriff', question, fastRandom(index), { isTimeUp: () => performance.now() >= end });
    playouts += considered.reduce((sum, candidate) => sum + candidate.playouts, 0);
  }
  return { playouts, microseconds: cpuMicroseconds() - start };
}

/** The parts of the contract that a playout is made of. */
const PARTS = ['imagine', 'clone', 'pending', 'choices', 'sightOf', 'weigh', 'apply', 'stage', 'prospects'] as const;
type Part = (typeof PARTS)[number];
type Calls = Record<Part, number>;

/** The same game, counting how often each part is called. */
function countingGame(game: Game): { game: Game; calls: Calls } {
  const calls = Object.fromEntries(PARTS.map((part) => [part, 0])) as Calls;
  const counted = <Args extends unknown[], Result>(part: Part, call: (...args: Args) => Result) => {
    return (...args: Args): Result => {
      calls[part] += 1;
      return call(...args);
    };
  };
  const { sense } = game;
  const counting: Game = {
    ...game,
    imagine: counted('imagine', game.imagine),
    clone: counted('clone', game.clone),
    pending: counted('pending', game.pending),
    choices: counted('choices', game.choices),
    apply: counted('apply', game.apply),
    sense: {
      ...sense,
      sightOf: counted('sightOf', sense.sightOf),
      weigh: counted('weigh', sense.weigh),
      stage: counted('stage', sense.stage),
      prospects: counted('prospects', sense.prospects),
    },
  };
  return { game: counting, calls };
}

/** CPU microseconds of one call, over all decisions, again and again. */
function costOf(asked: readonly Decision[], call: (decision: Decision, index: number) => unknown): number {
  const run = (times: number): number => {
    const start = cpuMicroseconds();
    for (let time = 0; time < times; time++) asked.forEach(call);
    return cpuMicroseconds() - start;
  };
  let times = 1;
  while (run(times) < 30_000) times *= 2;
  return run(4 * times) / (4 * times * asked.length);
}

function costsOf(game: Game, asked: readonly Decision[]): Record<Part, number> {
  const { sense } = game;
  const random = fastRandom('costs');
  const sights = asked.map(({ question: { view, table } }) => sense.read(view, table));
  const weights = new Float64Array(4096);
  const action = ({ question }: Decision) => question.choices[0] as GameTypes['Action'];
  const clone = costOf(asked, ({ state }) => game.clone(state));
  return {
    imagine: costOf(asked, ({ question: { view, table } }) => game.imagine(view, table, random)),
    clone,
    pending: costOf(asked, ({ state }) => game.pending(state)),
    choices: costOf(asked, ({ state, question: { seat } }) => game.choices(state, seat)),
    sightOf: costOf(asked, ({ state, question: { seat } }) => sense.sightOf(state, seat)),
    weigh: costOf(asked, ({ question: { choices } }, index) => sense.weigh(sights[index], choices, weights)),
    apply: Math.max(
      0,
      costOf(asked, (decision) => game.apply(game.clone(decision.state), decision.question.seat, action(decision))) -
        clone,
    ),
    stage: costOf(asked, ({ state }) => sense.stage(state)),
    prospects: costOf(asked, ({ state }) => sense.prospects(state)),
  };
}

for (const game of games.games) {
  const asked = decisionsOf(game);
  playoutsOf(asked);
  const { playouts, microseconds } = playoutsOf(asked);
  const counting = countingGame(game);
  let counted = 0;
  for (const [index, { question }] of asked.entries()) {
    const { considered } = think('sheriff', { ...question, game: counting.game }, fastRandom(index), {
      iterations: 100,
    });
    counted += considered.reduce((sum, candidate) => sum + candidate.playouts, 0);
  }
  const costs = costsOf(game, asked);
  const perPlayout = PARTS.map((part) => ({ part, calls: counting.calls[part] / counted, cost: costs[part] }));
  const total = microseconds / playouts;
  const move = Math.round((playouts / asked.length) * (milliseconds / (microseconds / 1000 / asked.length)));
  console.log(
    `\n### ${game.id}: ${Math.round((1e6 * playouts) / microseconds)} playouts a CPU second, ${move} in ${milliseconds} ms, ${total.toFixed(0)} µs each`,
  );
  console.log('| part | calls a playout | µs a call | µs a playout |\n|---|---|---|---|');
  for (const { part, calls, cost } of perPlayout.toSorted(
    (one, other) => other.calls * other.cost - one.calls * one.cost,
  )) {
    console.log(`| ${part} | ${calls.toFixed(1)} | ${cost.toFixed(2)} | ${(calls * cost).toFixed(1)} |`);
  }
}
