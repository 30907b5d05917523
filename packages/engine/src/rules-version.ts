// Versions of a game's rules: what changed from one to the next is always an option, so an old log needs only the
// options of its own version.
import { FormatError } from './errors.ts';
import type { Game } from './game.ts';
import type { Log } from './log.ts';
import { type OptionSpecs, optionsOnceBegun } from './options.ts';

/** The version of tables and matches that were opened before rules had a second one and do not say. */
export const FIRST_RULES = '1';

/** The options as that version of the rules has them; a FormatError where this program does not play it. */
export function optionSpecsOf(game: Game, rules: string): OptionSpecs<object> {
  if (rules === game.rules) return game.options;
  const { formerRules = {} } = game;
  const specs = Object.hasOwn(formerRules, rules) ? formerRules[rules] : undefined;
  if (!specs) {
    const played = [...Object.keys(formerRules), game.rules].join(', ');
    throw new FormatError('rules', `is version ${rules}: this program plays version ${played}`);
  }
  return specs;
}

/** The options of a match, complete: what its log leaves out is as usual in its own version of the rules. */
export const optionsUnder = <Options extends object = Log['options']>(
  game: Game,
  rules: string,
  given: unknown,
): Options => optionsOnceBegun<object>(optionSpecsOf(game, rules), given) as Options;
