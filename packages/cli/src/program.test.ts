// Every command's help and the questions that are wrong, without a process for each.
import type { Command } from 'commander';
import { afterEach, expect, test, vi } from 'vitest';
import { programWith } from './program.ts';
import { runCommand } from './run-command.ts';

const program = await programWith();

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

interface Named {
  readonly name: string;
  readonly command: Command;
}

/** The commands that do something, with the words that call them. */
function commandsOf(parent: Command, words: readonly string[] = []): Named[] {
  return parent.commands.flatMap((command) => {
    const name = [...words, command.name()];
    return command.commands.length > 0 ? commandsOf(command, name) : [{ name: name.join(' '), command }];
  });
}

function helpOf(command: Command): string {
  let out = '';
  command.configureOutput({ writeOut: (text) => (out += text) }).outputHelp();
  return out;
}

test.each(commandsOf(program))('$name --help has an example', ({ name, command }) => {
  // An admin's commands share their examples.
  const example = name.replace(/^admin .*/, 'admin');
  expect(helpOf(command)).toMatch(new RegExp(`Examples?:\\n.*sagebrush ${example}`, 's'));
});

test.each([
  { args: [], reason: 'Usage: sagebrush' },
  { args: ['play'], reason: "missing required argument 'game'" },
  { args: ['play', 'chess'], reason: '"chess" is not a game here' },
  { args: ['play', 'corral', '--lang', 'fr'], reason: 'Allowed choices are en, de, it' },
  { args: ['play', 'corral', '--people', '7'], reason: '--people' },
  { args: ['play', 'corral', '--bots', 'deputy,wizard'], reason: '--bots[1]: is "wizard"' },
  { args: ['play', 'corral', '--bots', 'hoarder'], reason: '--bots[0]: is "hoarder"' },
  { args: ['play', 'corral', '--resume', 'no-such-file.json'], reason: 'no-such-file.json' },
  { args: ['arena', 'corral', '--bots', 'deputy'], reason: 'nothing to compare' },
  { args: ['arena', 'corral', '--bots', 'deputy,cowhand', '--sprt', '0.6,0.5'], reason: '--sprt: is "0.6,0.5"' },
  { args: ['replay', 'no-such-file.json'], reason: 'no-such-file.json' },
  { args: ['understand', 'package.json'], reason: 'is not a match log' },
  { args: ['verify', 'README-that-is-not-there'], reason: 'README-that-is-not-there: is not there' },
  { args: ['pack', 'show', 'no-such-pack'], reason: 'no-such-pack' },
  { args: ['pack', 'check', 'LICENSE'], reason: 'LICENSE: is not JSON' },
  { args: ['serve', '--port', 'eighty'], reason: '--port: is "eighty"' },
  { args: ['eval', '1S'], reason: 'cards[0]: "1S" is not a card' },
  { args: ['eval', 'AS KD AS'], reason: "cards: the AS stands twice: write AS' for the one of a second deck" },
  { args: ['eval', 'AS', 'AS'], reason: "cards: the AS stands twice: write AS' for the one of a second deck" },
])('$args is a wrong question: exit code 2 and a reason', async ({ args, reason }) => {
  let errors = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    errors += String(text);
    return true;
  });
  await runCommand(() => program.parseAsync(args, { from: 'user' }));
  expect(process.exitCode).toBe(2);
  expect(errors).toContain(reason);
});

test('a command that is named comes alone, and is the same as among all', async () => {
  for (const command of program.commands) {
    const alone = await programWith(command.name());
    expect(alone.commands.map(helpOf)).toEqual([helpOf(command)]);
  }
});
