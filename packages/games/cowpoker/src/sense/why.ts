// Why a rule of thumb likes or dislikes a choice: its main reason.
import type { Card, Reason } from '@sagebrush/engine';
import { optionCode, RANCH_OPTION, TRICK_OPTION } from '../actions.ts';
import { winningPlay } from '../rules/tricks.ts';
import type { Action } from '../types.ts';
import { type Evaluation, evaluationOf } from './evaluation.ts';
import type { Sight } from './sight.ts';
import { type Parts, playParts } from './weigh.ts';

/** Every reason that `why` can give; the words of each language have a sentence for it. */
const REASONS = [
  'points',
  'poker',
  'effect',
  'pair',
  'keep',
  'steer',
  'costs',
  'leads-trick',
  'spare',
  'called-trick',
  'target',
  'take',
  'give',
] as const;
export type Why = (typeof REASONS)[number];

export const verdicts = { costs: 'against', keep: 'against' } as const;

/** Below this a part of the worth is not worth mentioning. */
const WORTH_MENTIONING = 0.4;

export function why(sight: Sight, action: Action): Reason {
  if (action.type === 'choose') return choiceReason(sight, action.option);
  const thought = evaluationOf(sight);
  const card = optionCode(action.card) as Card;
  const reason = action.type === 'play' ? playReason(thought, card) : followReason(thought, card);
  return { why: reason, about: { card: action.card } };
}

function playReason(thought: Evaluation, card: Card): Why {
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
  }[main] as Why;
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

function followReason({ sight }: Evaluation, card: Card): Why {
  const { trick, pack } = sight;
  if (!trick) return 'spare';
  if ((pack.place[card] as number) >= 0) return 'steer';
  const cards = [...trick.cards, card];
  return winningPlay({ pack }, { kind: trick.kind, cards }) === cards.length - 1 ? 'leads-trick' : 'spare';
}

function choiceReason({ phase }: Sight, option: string): Reason {
  const code = optionCode(option);
  if (code >= TRICK_OPTION) return { why: 'called-trick' };
  if (code >= RANCH_OPTION) return { why: 'target' };
  return { why: phase === 'give' ? 'give' : 'take', about: { card: option } };
}
