// Golden matches as readable text: the file holds the moves and what they led to, and the check plays them again.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  act,
  type Game,
  type GameAction,
  heardBy,
  type Json,
  type Match,
  openMatch,
  plain,
  RAIL,
  refuseAction,
  type Seat,
  type Sentence,
  seqOf,
  startOf,
} from '@sagebrush/engine';
import { expect } from 'vitest';
import { type TableSpec, tableOf } from './walk.ts';

export interface PlaythroughSpec extends TableSpec {
  readonly title: string;
  readonly seed: string;
  readonly position?: Json;
  /**
   * Who writes the moves when the file is recorded: called with the match until it returns undefined or the match is
   * over.
   */
  readonly choose: (match: Match, seat: Seat) => GameAction | undefined;
}

const NAMES = ['Ada', 'Ben', 'Cal', 'Dot', 'Eli', 'Flo', 'Gus', 'Hal', 'Ida'];
const RECORD = process.env['SAGEBRUSH_RECORD'] === '1';

/**
 * Plays the moves that stand in the file (lines `> seat action`) and expects the same text again.
 * `SAGEBRUSH_RECORD=1 npx vitest run ...` writes the file anew with the moves of `choose`.
 */
export function checkPlaythrough(file: URL, game: Game, spec: PlaythroughSpec): void {
  if (RECORD) {
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, emitted(game, spec, spec.choose));
  }
  expect(existsSync(file), `${file.pathname} is missing: record it with SAGEBRUSH_RECORD=1`).toBe(true);
  const golden = readFileSync(file, 'utf8');
  const moves = movesOf(golden);
  const text = emitted(game, spec, () => moves.shift());
  expect(text).toBe(golden);
}

const movesOf = (golden: string): GameAction[] =>
  golden
    .split('\n')
    .flatMap((line) => (line.startsWith('> ') ? [JSON.parse(line.slice(line.indexOf('{'))) as GameAction] : []));

function emitted(game: Game, spec: PlaythroughSpec, choose: PlaythroughSpec['choose']): string {
  const { seats, options } = tableOf(game, spec);
  const start = {
    match: spec.title,
    seats,
    options: (spec.options ?? {}) as { [name: string]: Json },
    chance: { kind: 'seed', seed: spec.seed },
  } as const;
  const match = openMatch(
    game,
    startOf(game, spec.position === undefined ? start : { ...start, position: spec.position }),
  );
  const words = game.words('en', options, 'rulebook');
  const spoken = (sentence: Sentence): string => plain(sentence, NAMES, (card) => words.card(card));
  const lines = [
    `# ${spec.title}`,
    '',
    `${game.id}, seats ${JSON.stringify(seats)}, options ${JSON.stringify(spec.options ?? {})}, seed ${JSON.stringify(spec.seed)}`,
    '',
  ];
  lines.push(
    ...match.opening.map((one) => `  ${spoken(words.event(heardBy(one, RAIL)))}`),
    '',
    `  table: ${JSON.stringify(game.positionOf(match.state))}`,
    '',
  );
  for (;;) {
    const seat = game.pending(match.state)[0];
    if (seat === undefined) break;
    const action = choose(match, seat);
    if (action === undefined) break;
    const refused = refuseAction(match, seat, action, seqOf(match));
    if (refused)
      throw new Error(`${spec.title}: ${seat} may not ${JSON.stringify(action)}: ${spoken(words.refusal(refused))}`);
    lines.push(`> ${NAMES[seat]} ${JSON.stringify(action)}`);
    lines.push(...act(match, seat, action).map((one) => `  ${spoken(words.event(heardBy(one, RAIL)))}`));
  }
  lines.push('', `  table: ${JSON.stringify(game.positionOf(match.state))}`, '');
  const outcome = game.outcome(match.state);
  if (outcome) {
    lines.push(
      ...outcome.sheet.map((line) => `  ${NAMES[line.seat]} ${line.points} ${spoken(words.line(line))} [${line.rule}]`),
    );
    lines.push('', `  scores ${JSON.stringify(outcome.scores)}, places ${JSON.stringify(outcome.places)}`);
  }
  return `${lines.join('\n')}\n`;
}
