// The games of the house with bots of the daily deal that think for a moment only: a test has no time for more.
import { dailyOf, registry } from '@sagebrush/engine';
import { games as whole } from '@sagebrush/games';

export const games = registry(whole.games.map((game) => ({ ...game, daily: { ...dailyOf(game), playouts: 6 } })));
