// The set cards of the day as the person before them sees them; all that this seat is not shown is dealt anew.
import { fastRandom, registry } from '@sagebrush/engine';
import { games as set } from './set-dailies.ts';

export const games = registry(
  set.games.map((game) => ({
    ...game,
    deal: ((table, random) =>
      game.imagine(
        game.view(game.deal(table, random), table.seats.indexOf('live')),
        table,
        fastRandom('otherwise'),
      )) as typeof game.deal,
  })),
);
