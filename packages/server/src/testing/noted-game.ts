// The tests' small game with an option that takes a document: notes that everyone at the table may read.
import { customOption, registry, shape } from '@sagebrush/engine';
import { drawPlay } from './draw-play.ts';

const { either, list, object, oneOf, text } = shape;

const notes = either(
  oneOf('none'),
  object({ title: text({ max: 40 }), lines: list(text({ max: 1000 }), { max: 64 }) }),
);

const notedGame = { ...drawPlay, options: { ...drawPlay.options, notes: customOption('DP-5', 'none', notes) } };

export const games = registry([notedGame]);

/** A document of about so many kilobytes, unlike those of another title. */
export const notesOf = (title: string, kilobytes = 1) => ({
  title,
  lines: Array.from({ length: kilobytes }, () => 'x'.repeat(997)),
});
