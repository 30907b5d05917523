// The tests' small game, whose words write into a view which language they are.
import { type Game, registry } from '@sagebrush/engine';
import { drawPlay } from './draw-play.ts';

const game: Game = drawPlay;

const spokenGame: Game = {
  ...game,
  words: (lang, options) => ({
    ...game.words(lang, options),
    withTexts: (view) => ({ ...view, text: lang }),
  }),
};

export const games = registry([spokenGame]);
