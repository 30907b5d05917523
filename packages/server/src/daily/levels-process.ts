// The process that plays a day's cards at each level: one task comes, one answer goes.
import { playLevels } from '@sagebrush/bots';
import { detach, type Registry } from '@sagebrush/engine';
import type { LevelsTask } from './levels.ts';

async function play({ gamesModule, game, chance }: LevelsTask): Promise<void> {
  const { games } = (await import(gamesModule)) as { games: Registry };
  process.send?.([...playLevels(games.find(game), chance)], () => process.disconnect());
}

process.once('message', (task) => detach(play(task as LevelsTask), () => process.exit(1)));
// Whoever asked is gone, so nobody wants the answer.
process.once('disconnect', () => process.exit());
