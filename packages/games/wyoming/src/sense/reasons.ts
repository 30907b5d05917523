// Reasons: the main thing for or against a choice, for hints.
import { parseCard, QUEEN, type Reason, rankOf, TEN } from '@sagebrush/engine';
import { gunOfTexts } from '../guns.ts';
import { isSix } from '../table.ts';
import type { Action } from '../types.ts';
import { endClockOf } from './end-clock.ts';
import { chanceOfCowboy } from './shots.ts';
import type { Sight } from './sight.ts';

const LIKELY = 0.3;

export const verdicts = { hopeless: 'against', even: 'even' } as const;

export function why({ state, seat }: Sight, action: Action): Reason {
  const clock = endClockOf(state, seat);
  switch (action.type) {
    case 'couple':
      return { why: 'couple' };
    case 'nine':
    case 'direction':
      return { why: 'pass' };
    case 'give':
      return { why: action.cards.some((text) => isSix(parseCard(text))) ? 'six' : 'pass' };
    case 'pull': {
      const gun = gunOfTexts(action.cards);
      return { why: gun?.kind === '.22' && clock.tensLeft === 0 ? 'end' : 'gun' };
    }
    case 'shoot': {
      const chance = Math.max(
        chanceOfCowboy(state, seat, action.victim, false),
        chanceOfCowboy(state, seat, action.victim, true) / 2,
      );
      return { why: chance > LIKELY ? 'shoot' : 'hopeless', about: { seat: action.victim } };
    }
    case 'answer':
      return { why: action.with === 'nothing' ? 'even' : 'answer' };
    case 'discard':
      return discardReason(parseCard(action.card), clock.tensLeft === 1 && clock.twentyTwoDown);
    case 'draw':
      return { why: action.from.includes('discard') ? 'collection' : 'even' };
    case 'surrender':
      return { why: 'low' };
    default:
      return { why: 'even' };
  }
}
function discardReason(card: ReturnType<typeof parseCard>, ends: boolean): Reason {
  if (rankOf(card) === TEN) return { why: ends ? 'end' : 'ten' };
  if (rankOf(card) === QUEEN) return { why: 'queen' };
  return { why: isSix(card) ? 'six' : 'low' };
}
