// The house rules of an evening: of a game's options those that its score sheet knows.
import { FormatError, type Game, type Log, optionsUnder } from '@sagebrush/engine';
import type { Scorekeeper } from '@sagebrush/table-kit/scorekeeper.ts';
import type { HouseRules } from './evening.ts';

/** All options of the game; undefined where these are none of the sheet's, or not as the game has them. */
export function optionsFor(
  rules: Game,
  keeper: Pick<Scorekeeper, 'options'>,
  given: HouseRules = {},
): Log['options'] | undefined {
  if (!Object.keys(given).every((name) => keeper.options.includes(name))) return undefined;
  try {
    return optionsUnder(rules, rules.rules, given);
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}
