// The beginning of a match of each game, played by one level with fixed iterations: to be compared between Node and the
// browser.
import { type Level, think } from '@sagebrush/bots';
import { corral } from '@sagebrush/corral';
import { cowpoker } from '@sagebrush/cowpoker';
import { fastRandom, type Game, parseOptions } from '@sagebrush/engine';
import { wyoming } from '@sagebrush/wyoming';

/** Each by itself: the list of games brings their screens along, which need no judge here. */
const GAMES: readonly Game[] = [corral, wyoming, cowpoker];
const MOVES = 16;
const ITERATIONS = 60;

/** Moves and the expected results of their candidates, as text. */
export function thoughts(level: Level): string[] {
  return GAMES.flatMap((game) => {
    const table = { seats: game.seating(3), options: parseOptions<object>(game.options, {}) };
    const random = fastRandom('the same everywhere');
    const state = game.deal(table, random);
    return Array.from({ length: MOVES }, () => {
      const seat = game.pending(state)[0] ?? 0;
      const question = { game, table, seat, view: game.view(state, seat), choices: game.choices(state, seat) };
      const { action, considered } = think(level, question, random, { iterations: ITERATIONS });
      game.apply(state, seat, action);
      return JSON.stringify([game.id, seat, action, considered.map(({ share, playouts }) => [share, playouts])]);
    });
  });
}
