// Makes the thoughts: every level on positions of every game, from the first move to near the end, at tables of all
// sizes.
import { LEVELS, type Level } from '../../packages/bots/src/index.ts';
import {
  act,
  finishedLog,
  type Game,
  type Log,
  logOf,
  openMatch,
  replay,
  startOf,
} from '../../packages/engine/src/index.ts';
import { games } from '../../packages/games/all/src/index.ts';
import { chosen } from './choosing.ts';
import { packLines } from './fixtures.ts';
import { tableOptionsFor } from './table-options.ts';
import { type Asked, type AskedThoughts, questionOf, thoughtOn } from './thoughts.ts';

/** How far the match has come, of all its moves. */
const PHASES = [0, 0.3, 0.6, 0.93];
/** For a level that searches: more where it has more time. */
const PLAYOUTS: Partial<Record<Level, number>> = { sheriff: 60, marshal: 120, legend: 240 };
const TABLES = 5;

export function makeThoughts(): void {
  const lines = games.games.flatMap((game) => asked(game).map(withThoughts));
  packLines('thoughts.jsonl.br', lines);
  console.log(`thoughts: ${lines.length} questions, ${lines.length * LEVELS.length} answers`);
}

/** Usual options at the smallest table and the largest, and tables as the fixtures' logs have them. */
function asked(game: Game): Asked[] {
  const { min, max } = game.players;
  const usual = [min, max].map((seats) => ({ seats, options: {} }));
  const unusual = Array.from({ length: TABLES - usual.length }, (_, index) =>
    tableOptionsFor(game.id, 201 + index * 12),
  );
  return [...usual, ...unusual].flatMap((table, index) => {
    const seed = `thoughts ${game.id} ${index}`;
    const start = startOf(game, {
      match: seed,
      seats: game.seating(table.seats),
      options: table.options,
      chance: { kind: 'seed', seed },
    });
    const whole = playedOut(game, start, tableOptionsFor(game.id, index).random);
    return PHASES.flatMap((part) => questionNear(game, whole, Math.floor(part * whole.entries.length)));
  });
}

function playedOut(game: Game, start: Parameters<typeof openMatch>[1], random: Parameters<typeof chosen>[1]): Log {
  const match = openMatch(game, start);
  for (let [seat] = game.pending(match.state); seat !== undefined; [seat] = game.pending(match.state)) {
    const question = {
      game,
      table: match.table,
      seat,
      view: game.view(match.state, seat),
      choices: game.choices(match.state, seat),
    };
    act(match, seat, chosen(question, random));
  }
  return finishedLog(match);
}

/** The first position from here on in which somebody has a real choice. */
function questionNear(game: Game, { seal: _, ...whole }: Log, from: number): Asked[] {
  for (let entries = from; entries < whole.entries.length; entries++) {
    const match = replay(game, { ...whole, entries: whole.entries.slice(0, entries) });
    const seat = game.pending(match.state).find((one) => game.choices(match.state, one).length > 1);
    if (seat !== undefined) return [{ log: logOf(match), seat }];
  }
  return [];
}

function withThoughts(question: Asked, index: number): AskedThoughts {
  const thoughts = LEVELS.map((level) =>
    thoughtOn(questionOf(question), { level, seed: `${level} ${index}`, playouts: PLAYOUTS[level] ?? 1 }),
  );
  return { ...question, thoughts };
}
