// Makes the simulated games: what the simulation keeps of each, which is no log but its record.
import { type GameRecord, LEVELS, playRecorded, type SimTask } from '../../packages/bots/src/index.ts';
import { optionsUnder } from '../../packages/engine/src/index.ts';
import { games } from '../../packages/games/all/src/index.ts';
import { packLines } from './fixtures.ts';
import { tableOptionsFor } from './table-options.ts';

export interface Simulated {
  readonly task: SimTask;
  readonly index: number;
  readonly record: GameRecord;
}

const GAMES = 25;

export function makeSimulations(): void {
  const lines = games.games.flatMap((game) =>
    Array.from({ length: GAMES }, (_, index): Simulated => {
      const { seats, options } = tableOptionsFor(game.id, 301 + index);
      const bots = [LEVELS[index % 4] ?? 'deputy', LEVELS[index % 3] ?? 'deputy'];
      const all = optionsUnder(game, game.rules, options);
      const task = {
        game: game.id,
        seats: game.seating(seats),
        options: all,
        bots,
        seed: 'before',
        iterations: 5,
        rotate: index % 2 === 0,
      };
      return { task, index, record: playRecorded(game, task, index) };
    }),
  );
  packLines('simulations.jsonl.br', lines);
  console.log(`simulations: ${lines.length} games`);
}
