// A fair race: contenders take turns in one process, in rotating order, each with a loop compiled for itself.

/**
 * `run` does so many operations, beginning with item number `from`, and returns something so that no work can be left
 * out.
 */
export type Contender = { readonly name: string; readonly run: (from: number, count: number) => number };

/** Operations per second of CPU time of this process, one for each round. */
export type Result = { readonly name: string; readonly rates: readonly number[] };

/**
 * Calls over prepared items, one after another. The loop is compiled anew for each contender: in a shared one the
 * compiler would
 * see the calls of all of them and optimize for none.
 */
export function contender<Item>(name: string, items: readonly Item[], call: (item: Item) => unknown): Contender {
  const compile = new Function(
    'items',
    'call',
    `return function run(from, count) {
      let truthy = 0;
      for (let done = 0, at = from % items.length; done < count; done++) {
        if (call(items[at])) truthy++;
        if (++at === items.length) at = 0;
      }
      return truthy;
    };`,
  ) as (items: readonly Item[], call: (item: Item) => unknown) => Contender['run'];
  return { name, run: compile(items, call) };
}

export type Pace = { readonly rounds: number; readonly milliseconds: number };

/** The rounds and milliseconds of the command line, or 9 of 200. */
export const paceOf = ([rounds = '9', milliseconds = '200']: readonly string[]): Pace => ({
  rounds: Number(rounds),
  milliseconds: Number(milliseconds),
});

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const WARM_UP_MS = 300;
const BATCH_MS = 10;

/** Warms the contender up and returns how many operations take about a batch's time. */
function batchOf({ run }: Contender): number {
  const start = performance.now();
  let count = 1;
  let from = 0;
  for (;;) {
    const before = performance.now();
    run(from, count);
    from += count;
    const now = performance.now();
    if (now - start > WARM_UP_MS) return Math.max(1, Math.round((count * BATCH_MS) / Math.max(now - before, 0.001)));
    if (now - before < BATCH_MS / 2) count *= 2;
  }
}

/** Operations per CPU second in one round. CPU time, because other work on the machine moves the clock far more. */
function rateOf({ run }: Contender, batch: number, milliseconds: number): number {
  const start = performance.now();
  const cpu = cpuSeconds();
  let done = 0;
  while (performance.now() - start < milliseconds) {
    run(done, batch);
    done += batch;
  }
  return done / Math.max(cpuSeconds() - cpu, 1e-5);
}

export function race(contenders: readonly Contender[], { rounds, milliseconds }: Pace): Result[] {
  const racers = contenders.map((each) => ({
    contender: each,
    batch: batchOf(each),
    rates: Array<number>(rounds).fill(0),
  }));
  for (let round = 0; round < rounds; round++) {
    const shift = round % racers.length;
    for (const racer of [...racers.slice(shift), ...racers.slice(0, shift)]) {
      racer.rates[round] = rateOf(racer.contender, racer.batch, milliseconds);
    }
  }
  return racers.map(({ contender: { name }, rates }) => ({ name, rates }));
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** How many times as fast the first is: the median over the rounds, in each of which both had their turn. */
export const ratio = (first: Result, second: Result): number =>
  median(first.rates.map((rate, round) => rate / (second.rates[round] ?? Number.NaN)));

const short = (rate: number): string =>
  Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 }).format(rate);

/** A table in Markdown; the last column compares with the first contender, which is ours. */
export function tableOf(results: readonly Result[]): string {
  const [ours] = results;
  const rows = results.map((result) => {
    const spread = `${short(Math.min(...result.rates))} .. ${short(Math.max(...result.rates))}`;
    const times = ours === undefined || ours === result ? '' : `${ratio(ours, result).toPrecision(3)} x`;
    return `| ${result.name} | ${short(median(result.rates))} | ${spread} | ${times} |`;
  });
  return ['| what | per CPU second, median | min .. max | ours against it |', '|---|---|---|---|', ...rows].join('\n');
}
