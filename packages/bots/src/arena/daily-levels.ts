// What the bots of each level make of a day's cards, each in the person's seat.
import {
  type Chance,
  dailyOf,
  dailyStart,
  type Game,
  marginOf,
  nextInTurn,
  openHost,
  type Seat,
  thinkingSeed,
} from '@sagebrush/engine';
import { fixedThought } from '../daily.ts';
import { LEVELS, type Level, playoutsFor } from '../levels.ts';

/** How a level came out in the person's place. */
export interface LevelResult {
  readonly level: Level;
  readonly score: number;
  readonly margin: number;
}

/** Plays the day's cards with a bot of each level in the person's seat, the weakest first; a step is one match. */
export function* playLevels(game: Game, chance: Chance): Generator<LevelResult> {
  for (const level of LEVELS) yield playLevel(game, chance, level);
}

export function playLevel(game: Game, chance: Chance, level: Level): LevelResult {
  const { level: others, playouts } = dailyOf(game);
  const host = openHost(game, dailyStart(game, 'levels', chance));
  const person: Seat = host.match.table.seats.indexOf('live');
  for (let seat = nextInTurn(host.match, person); seat !== undefined; seat = nextInTurn(host.match, person)) {
    const fixed = seat === person ? { level, playouts: playoutsFor(level, playouts) } : { level: others, playouts };
    const { action } = fixedThought(host.questionFor(seat), { ...fixed, seed: thinkingSeed(host.match, seat) });
    host.accept(host.tryAction(seat, action));
  }
  const outcome = game.outcome(host.match.state);
  if (!outcome) throw new Error(`${game.id}: a daily deal without an end`);
  return { level, score: outcome.scores[person] ?? 0, margin: marginOf(outcome, person) };
}
