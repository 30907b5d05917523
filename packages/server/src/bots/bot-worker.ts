// One thread of the bot pool: it brings the clock that bots do not have.
import { fixedThought, LEVELS, type Thought, think } from '@sagebrush/bots';
import { type BaseView, fastRandom, type Registry } from '@sagebrush/engine';
import { workerData } from 'piscina';
import type { Task } from './pool.ts';

const { games } = (await import((workerData as { gamesModule: string }).gamesModule)) as { games: Registry };

// biome-ignore lint/style/noDefaultExport: piscina calls a worker's default export
export default function answer({ game, level, table, seat, view, choices, ms, seed, fixed }: Task): Thought {
  const known = LEVELS.find((one) => one === level);
  if (!known) throw new RangeError(`there is no bot of level ${level}`);
  const question = { game: games.find(game), table, seat, view: view as BaseView, choices };
  if (fixed) return fixedThought(question, { level, ...fixed });
  const end = performance.now() + ms;
  return think(known, question, fastRandom(seed), { isTimeUp: () => performance.now() >= end });
}
