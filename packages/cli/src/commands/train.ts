// sagebrush train: bots play, and a small network learns from it what a position is worth.
import { writeFileSync } from 'node:fs';
import {
  lossOf,
  makeNetwork,
  parseNetwork,
  type Sample,
  type TrainingConfig,
  train,
  USUAL_TRAINING,
} from '@sagebrush/bots';
import { FormatError, fastRandom } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import type { Command } from 'commander';
import { EXAMPLES } from '../examples.ts';
import { playersFrom, threadsFrom, wholeFrom } from '../parse.ts';
import { runJobs } from '../threads/run-jobs.ts';
import type { SampleTask } from '../training/sample-task.ts';

interface Flags {
  readonly matches: string;
  readonly players?: string;
  readonly hidden: string;
  readonly epochs: string;
  readonly seed: string;
  readonly threads?: string;
  readonly out?: string;
}

const LOT = 20;
/** One sample in so many is kept back to see what was learned. */
const KEPT_BACK = 10;

export function trainCommand(program: Command): void {
  program
    .command('train <game>')
    .description('let bots play, and train the small network that tells what a position is worth')
    .option('-n, --matches <count>', 'how many matches are played for their samples', '10000')
    .option('-p, --players <counts>', 'numbers of players, in turn, such as 2,4,4 (default: all that the game allows)')
    .option('--hidden <sizes>', 'the sizes of the layers in between; 0 for none', USUAL_TRAINING.hidden.join(','))
    .option('--epochs <count>', 'how often every sample is gone through', String(USUAL_TRAINING.epochs))
    .option('--seed <text>', 'the same seed gives the same network, whatever the number of threads', 'sagebrush')
    .option('--threads <count>', 'worker threads (default: one a core)')
    .option('--out <file>', 'write the module with what was learned (default: print it)')
    .addHelpText(
      'after',
      `
The loss is in nats a position, on samples that were kept back: lower is better. How it is used: docs/bots.md.

Example:
  sagebrush train ${EXAMPLES.first} -n 20000 -p 2,4 --out packages/games/${EXAMPLES.first}/src/sense/network-weights.ts`,
    )
    .action(async (id: string, flags: Flags) => {
      const game = games.find(id);
      const traits = game.sense.traits?.names.length;
      if (traits === undefined)
        throw new FormatError('game', `"${id}" names no traits: there is nothing to learn from`);
      const config: TrainingConfig = {
        ...USUAL_TRAINING,
        hidden: hiddenFrom(flags.hidden),
        epochs: wholeFrom(flags.epochs, '--epochs', 1, 1000),
      };
      const task = { game: id, players: playersFrom(game, flags.players), seed: flags.seed };
      const samples = await samplesFrom(task, flags);
      const kept = samples.filter((_, index) => index % KEPT_BACK === 0);
      const learnt = samples.filter((_, index) => index % KEPT_BACK !== 0);
      const text = makeNetwork(train(learnt, traits, config, fastRandom(`${flags.seed} weights`)));
      process.stderr.write(
        `${learnt.length} samples; loss of the prospects ${lossOf(kept).toFixed(4)}, of the network ${lossOf(kept, parseNetwork(text)).toFixed(4)}\n`,
      );
      if (flags.out === undefined) process.stdout.write(`${text}\n`);
      else writeFileSync(flags.out, moduleOf(text, command(id, flags)));
    });
}

async function samplesFrom(task: SampleTask, flags: Flags): Promise<Sample[]> {
  const matches = await runJobs<readonly Sample[]>({
    worker: new URL('../training/samples-worker.ts', import.meta.url),
    task,
    jobs: wholeFrom(flags.matches, '--matches', 1, 10_000_000),
    what: 'matches',
    threads: threadsFrom(flags.threads),
    lot: LOT,
  });
  return matches.flat();
}

const hiddenFrom = (text: string): number[] =>
  text === '0' ? [] : text.split(',').map((one, index) => wholeFrom(one, `--hidden[${index}]`, 1, 256));

const command = (id: string, { matches, players, hidden, epochs, seed }: Flags): string =>
  `sagebrush train ${id} -n ${matches}${players === undefined ? '' : ` -p ${players}`} --hidden ${hidden} --epochs ${epochs} --seed ${seed}`;

const moduleOf = (text: string, made: string): string => `// The weights of this game's network; made by \`${made}\`.
export const NETWORK_WEIGHTS = \`
${text}
\`;
`;
