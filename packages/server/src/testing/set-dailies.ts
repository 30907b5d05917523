// The games of the house, with cards of the day that are the same in every house: the person is asked before anybody
// has moved.
import { fastRandom, type Game, registry } from '@sagebrush/engine';
import { games as quick } from './quick-dailies.ts';

function setDeal(game: Game, table: Parameters<Game['deal']>[0]) {
  for (let deal = 0; ; deal++) {
    const state = game.deal(table, fastRandom(deal));
    if (game.pending(state).includes(table.seats.indexOf('live'))) return state;
  }
}

export const games = registry(
  quick.games.map((game) => ({ ...game, deal: ((table) => setDeal(game, table)) as typeof game.deal })),
);
