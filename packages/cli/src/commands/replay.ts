// sagebrush replay: step through a match's log, as any seat or with all hands open.
import { FormatError, type Lang, plain, type Sentence, viewAndChoices } from '@sagebrush/engine';
import type { Command } from 'commander';
import { langOption } from '../lang.ts';
import { readMatch } from '../match-file.ts';
import { wholeFrom } from '../parse.ts';
import { drawFrame } from '../play/draw.ts';
import { openFullScreen } from '../play/full-screen.ts';
import { rowTexts } from '../play/plain-lines.ts';
import {
  ALL_OPEN,
  heardByWatcher,
  lastStep,
  matchAt,
  type ReplayedMatch,
  replayFrame,
  replayMatch,
  type Watcher,
  watchersOf,
} from '../play/replayed-match.ts';
import { TEXTS } from '../play/texts.ts';

interface Flags {
  readonly seat: string;
  readonly step?: string;
  readonly plain?: boolean;
  readonly json?: boolean;
  readonly lang: Lang;
}

export function replayCommand(program: Command): void {
  program
    .command('replay <file>')
    .description('step through a saved match or a log')
    .option('--seat <seat>', 'see what one seat saw (0 is the first), "rail", or "all" for open hands', ALL_OPEN)
    .option('--step <number>', 'begin at this step; in plain lines and JSON, show only this one')
    .option('--plain', 'lines only; also when this is no terminal')
    .option('--json', 'one JSON line a step: what was told, and the view')
    .addOption(langOption())
    .addHelpText(
      'after',
      `
Keys: right and left step, Home and End, v changes the seat, q quits.

Examples:
  sagebrush replay match.json
  sagebrush replay match.json --seat 0 --plain
  sagebrush replay match.json --step 12 --json`,
    )
    .action(async (file: string, flags: Flags) => {
      const replayed = replayFrom(file, flags.lang);
      const watcher = watcherFrom(flags.seat, replayed);
      const step = flags.step === undefined ? undefined : wholeFrom(flags.step, '--step', 0, lastStep(replayed));
      if (flags.json) printSteps(replayed, step, (one) => JSON.stringify(jsonStep(replayed, one, watcher)));
      else if (flags.plain || process.stdin.isTTY !== true || process.stdout.isTTY !== true)
        printSteps(replayed, step, (one) => plainStep(replayed, one, watcher, step !== undefined));
      else await onScreen(replayed, step ?? 0, watcher);
    });
}

function replayFrom(file: string, lang: Lang): ReplayedMatch {
  const { log, players } = readMatch(file);
  const names = log.seats.map((_, seat) => players?.[seat]?.name ?? TEXTS[lang].seat(seat));
  return replayMatch(log, names, lang);
}

function watcherFrom(text: string, replayed: ReplayedMatch): Watcher {
  const watcher = watchersOf(replayed).find((one) => String(one) === text);
  if (watcher === undefined)
    throw new FormatError('--seat', `is "${text}": expected ${watchersOf(replayed).join(', ')}`);
  return watcher;
}

function printSteps(replayed: ReplayedMatch, only: number | undefined, textOf: (step: number) => string): void {
  const steps = only === undefined ? Array.from({ length: lastStep(replayed) + 1 }, (_, step) => step) : [only];
  for (const step of steps) process.stdout.write(`${textOf(step)}\n`);
}

function plainStep(replayed: ReplayedMatch, step: number, watcher: Watcher, withTable: boolean): string {
  const { names, lang, words } = replayed;
  const match = withTable ? replayFrame(replayed, step, watcher) : undefined;
  const spoken = (sentence: Sentence): string => plain(sentence, names, words.card);
  const heard = heardByWatcher(replayed, step, watcher).map((sentence) => `${step}. ${spoken(sentence)}`);
  const hands = (match?.hands ?? []).map(
    ({ seat, cards }) => `${names[seat]}, ${TEXTS[lang].hand}: ${cards.map(spoken).join(', ')}.`,
  );
  return [...heard, ...(match ? rowTexts(match, words.card) : []), ...hands].join('\n');
}

function jsonStep(replayed: ReplayedMatch, step: number, watcher: Watcher): object {
  const viewer = watcher === ALL_OPEN ? 'rail' : watcher;
  const match = matchAt(replayed, step);
  const views = watcher === ALL_OPEN ? { position: match.game.positionOf(match.state) } : viewAndChoices(match, viewer);
  const events = replayed.host
    .emittedAt(step)
    .map(({ event, privateEvents }) => privateEvents.find(({ seat }) => seat === viewer)?.event ?? event);
  return {
    step,
    entry: replayed.host.match.entries[step - 1] ?? null,
    events,
    ...views,
    outcome: match.game.outcome(match.state) ?? null,
  };
}

async function onScreen(replayed: ReplayedMatch, first: number, firstWatcher: Watcher): Promise<void> {
  const screen = openFullScreen();
  const pen = { lang: replayed.lang, card: replayed.words.card, texts: TEXTS[replayed.lang] };
  const watchers = watchersOf(replayed);
  let [step, watcher] = [first, firstWatcher];
  try {
    for (;;) {
      screen.show(drawFrame(replayFrame(replayed, step, watcher), pen, screen.window()).lines);
      const key = await screen.key();
      if (!key) continue;
      if (key.text === 'q' || (key.ctrl && key.name === 'c')) return;
      if (key.text === 'v') watcher = watchers[(watchers.indexOf(watcher) + 1) % watchers.length] ?? ALL_OPEN;
      step = Math.max(0, Math.min(lastStep(replayed), stepAfter(key.name, step, lastStep(replayed))));
    }
  } finally {
    screen.close();
  }
}

function stepAfter(key: string, step: number, last: number): number {
  if (key === 'home') return 0;
  if (key === 'end') return last;
  const by = { right: 1, return: 1, space: 1, down: 1, left: -1, up: -1, backspace: -1, pagedown: 10, pageup: -10 }[
    key
  ];
  return step + (by ?? 0);
}
