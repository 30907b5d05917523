// sagebrush engine: the line protocol on standard input and output.
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { openDesk } from '../engine/desk.ts';
import { answerLine } from '../engine/lines.ts';
import { engineSchema } from '../engine/schema.ts';
import { EXAMPLES } from '../examples.ts';

export function engineCommand(program: Command): void {
  program
    .command('engine')
    .description('drive the rules and the bots by JSON lines (docs/engine-protocol.md)')
    .option('--schema', 'print the JSON Schema of the requests and end')
    .addHelpText(
      'after',
      `\nExample:\n  echo '{"do":"new","game":"${EXAMPLES.first}","seats":2,"seed":"x"}' | sagebrush engine`,
    )
    .action(async ({ schema }: { schema?: boolean }) => {
      if (schema) {
        process.stdout.write(`${JSON.stringify(engineSchema(), null, 2)}\n`);
        return;
      }
      const desk = openDesk({ now: () => performance.now(), freshSeed: () => randomUUID() });
      for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
        if (line.trim() !== '' && !process.stdout.write(`${answerLine(desk, line)}\n`)) await drained();
      }
    });
}

const drained = (): Promise<void> => new Promise((resolve) => process.stdout.once('drain', resolve));
