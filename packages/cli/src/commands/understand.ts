// sagebrush understand: how a finished match was won, in words.
import type { Lang } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { type Insight, understand } from '@sagebrush/insight';
import type { Command } from 'commander';
import { insightLines } from '../insight-lines.ts';
import { langOption } from '../lang.ts';
import { readMatch } from '../match-file.ts';
import { TEXTS } from '../play/texts.ts';

interface Flags {
  readonly seed: string;
  readonly json?: boolean;
  readonly lang: Lang;
}

export function understandCommand(program: Command): void {
  program
    .command('understand <file>')
    .description('say how a finished match was won: chances, turning points, mistakes, luck and skill')
    .option('--seed <text>', 'for the imagined worlds: the same seed gives the same insight', 'insight')
    .option('--json', 'the whole insight as one JSON line')
    .addOption(langOption())
    .addHelpText(
      'after',
      `
Examples:
  sagebrush understand match.json
  sagebrush understand match.json --lang de
  sagebrush understand match.json --json`,
    )
    .action((file: string, { seed, json, lang }: Flags) => {
      const { log, players } = readMatch(file);
      const game = games.find(log.game);
      const insight = finished(understand(game, log, { seed }));
      const names = log.seats.map((_, seat) => players?.[seat]?.name ?? TEXTS[lang].seat(seat));
      const lines = json ? [JSON.stringify(insight)] : insightLines(insight, { game, log, names, lang });
      process.stdout.write(`${lines.join('\n')}\n`);
    });
}

/** Thought over to the end, with the progress on a terminal's error stream. */
function finished(work: ReturnType<typeof understand>): Insight {
  for (;;) {
    const step = work.next();
    if (process.stderr.isTTY) process.stderr.write(step.done ? '\r    \r' : `\r${Math.round(100 * step.value.done)}%`);
    if (step.done) return step.value;
  }
}
