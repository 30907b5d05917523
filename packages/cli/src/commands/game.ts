// sagebrush game: begin a game of one's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { makeGame } from '../new-game.ts';

const HOUSE = join(import.meta.dirname, '../../../..');

export function gameCommand(program: Command): void {
  program
    .command('game')
    .description('begin a game of your own')
    .command('new <id>')
    .description('make a small game that can be played at once: rules, words, tables in browser and terminal, tests')
    .option('--title <title>', 'what the game is called (default: the id)')
    .option('--into <folder>', 'another clone of Sagebrush to make it in')
    .addHelpText('after', '\nExample:\n  sagebrush game new <id> --title "Its title" && sagebrush play <id>')
    .action((id: string, { title, into = HOUSE }: { title?: string; into?: string }) => {
      const folder = makeGame(into, { id, title: title ?? id.charAt(0).toUpperCase() + id.slice(1) });
      tidy(into, folder);
      process.stdout.write(
        `${folder}: a game to begin with. Play it with: npx sagebrush play ${id}, or npm start. Its rules: ${folder}/src/rules. What to do next: docs/add-a-game.md\n`,
      );
    });
}

/** An id decides how long lines are and in which order imports stand: the formatter has the last word. */
function tidy(into: string, folder: string): void {
  const biome = join(into, 'node_modules/@biomejs/biome/bin/biome');
  if (existsSync(biome)) spawnSync(process.execPath, [biome, 'check', '--write', folder], { cwd: into });
}
