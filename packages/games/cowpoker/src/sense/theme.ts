// What a choice is about, as the rules of thumb see it: what puzzles are sorted by, and what its reason begins with.
import type { Card } from '@sagebrush/engine';
import { optionCode, RANCH_OPTION, TRICK_OPTION } from '../actions.ts';
import { winningPlay } from '../rules/tricks.ts';
import type { Action } from '../types.ts';
import { type Evaluation, evaluationOf } from './evaluation.ts';
import type { Sight } from './sight.ts';
import { type Parts, playParts } from './weigh.ts';

export type Theme =
  | 'points'
  | 'poker'
  | 'effect'
  | 'pair'
  | 'keep'
  | 'steer'
  | 'costs'
  | 'leads-trick'
  | 'spare'
  | 'called-trick'
  | 'target'
  | 'take'
  | 'give';

/** Below this a part of the worth is not worth mentioning. */
const WORTH_MENTIONING = 0.4;

export function themeOf(sight: Sight, action: Action): Theme {
  if (action.type === 'choose') return choiceTheme(sight, action.option);
  const evaluation = evaluationOf(sight);
  const card = optionCode(action.card) as Card;
  return action.type === 'play' ? playTheme(evaluation, card) : followTheme(evaluation, card);
}

function playTheme(thought: Evaluation, card: Card): Theme {
  const { pack } = thought.sight;
  const parts = playParts(thought, card);
  const placed = (pack.place[card] as number) >= 0;
  const points = placed ? 0 : (pack.points[card] as number);
  const main = mainPart(parts, points);
  if (main === 'gang' && placed) return 'steer';
  if (main === 'gang' && parts.gang < 0) return 'costs';
  return {
    gang: points >= parts.gang - points ? 'points' : 'poker',
    effect: 'effect',
    finalHand: 'pair',
    kept: 'keep',
  }[main] as Theme;
}

/** The part that weighs most; the points of a card speak for the Gang even where the leader is far away. */
function mainPart({ gang, effect, finalHand, kept }: Parts, points: number): keyof Parts {
  const weights: readonly [keyof Parts, number][] = [
    ['gang', Math.max(Math.abs(gang), points / 2, WORTH_MENTIONING)],
    ['effect', effect],
    ['finalHand', finalHand],
    ['kept', kept],
  ];
  return weights.reduce((one, other) => (other[1] > one[1] ? other : one))[0];
}

function followTheme({ sight }: Evaluation, card: Card): Theme {
  const { trick, pack } = sight;
  if (!trick) return 'spare';
  if ((pack.place[card] as number) >= 0) return 'steer';
  return leadsTrick(sight, card) ? 'leads-trick' : 'spare';
}

/** Whether a card would stand first in the trick that is under way. */
export function leadsTrick({ trick, pack }: Sight, card: Card): boolean {
  if (!trick) return false;
  const cards = [...trick.cards, card];
  return winningPlay({ pack }, { kind: trick.kind, cards }) === cards.length - 1;
}

function choiceTheme({ phase }: Sight, option: string): Theme {
  const code = optionCode(option);
  if (code >= TRICK_OPTION) return 'called-trick';
  if (code >= RANCH_OPTION) return 'target';
  return phase === 'give' ? 'give' : 'take';
}
