// sagebrush verify: does a match's log hold, the shuffle and every action?
import { verify } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import type { Command } from 'commander';
import { readMatch } from '../match-file.ts';
import { AnswerIsNo } from '../run-command.ts';

export function verifyCommand(program: Command): void {
  program
    .command('verify <file>')
    .description("check a finished match's shuffle and every action of its log")
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  sagebrush verify match.json && echo fair')
    .action((file: string, { json }: { json?: boolean }) => {
      const { log } = readMatch(file);
      const problems = verify(games.find(log.game), log);
      if (json)
        process.stdout.write(`${JSON.stringify({ match: log.match, fits: problems.length === 0, problems })}\n`);
      else if (problems.length === 0)
        process.stdout.write(`${log.match}: the commitment, the shuffle and all ${log.entries.length} entries fit.\n`);
      if (problems.length > 0)
        throw new AnswerIsNo(json ? '' : problems.map((problem) => `${file}: ${problem}`).join('\n'));
    });
}
