// The rules of thumb: how good each choice is, in points.
import type { Card, Reason, Seat, Sense } from '@sagebrush/engine';
import { optionCode, RANCH_OPTION } from '../actions.ts';
import { worksFor } from '../rules/aces.ts';
import { pointsIn } from '../rules/placing.ts';
import { strengthOf } from '../rules/poker.ts';
import { scoresOf } from '../rules/score.ts';
import { winningPlay } from '../rules/tricks.ts';
import type { Action, CowpokerTypes, State } from '../types.ts';
import { look, read, type Sight } from './sight.ts';

const POKER_SCALE = 6 / (9 << 20);
const pokerWorth = (sight: Sight, cards: readonly Card[]): number => strengthOf(sight.pack, cards) * POKER_SCALE;

function playWorth(sight: Sight, card: Card): number {
  const works = worksFor(sight as unknown as State, sight.seat, card);
  const gang = sight.gangs[sight.seat] as Card[];
  const value = (sight.pack.points[card] as number) + pokerWorth(sight, [...gang, card]) - pokerWorth(sight, gang);
  return value + (works === 'no' ? 0 : (sight.pack.programs[card] as readonly unknown[]).length);
}

function followWorth(sight: Sight, card: Card): number {
  const { trick, pack, seat } = sight;
  if (!trick) return 0;
  const cards = [...trick.cards, card];
  const wins = winningPlay({ pack } as State, { kind: trick.kind, cards }) === cards.length - 1;
  const value = (pack.values[trick.kind] as readonly number[])[card] as number;
  return (
    Number(wins) * (seat === sight.turn ? 2 + pointsIn(pack.points, trick.cards) : 1) - value * 0.1 - (pack.points[card] as number) * 0.5
  );
}

function optionWorth(sight: Sight, option: string): number {
  const code = optionCode(option);
  if (code >= RANCH_OPTION) return 0;
  const points = sight.pack.points[code] as number;
  return sight.phase === 'give' || sight.effect?.card === code ? -points : points;
}

function worth(sight: Sight, action: Action): number {
  if (action.type === 'choose') return optionWorth(sight, action.option);
  const card = optionCode(action.card) as Card;
  return action.type === 'play' ? playWorth(sight, card) : followWorth(sight, card);
}

function prospects(state: State): number[] {
  const scores = scoresOf(state).map((score, seat: Seat) => score + (state.totals[seat] as number));
  const top = Math.max(...scores);
  const sharing = scores.filter((score) => score === top).length;
  return scores.map((score) => (score === top ? 1 / sharing : 0));
}

export const sense: Sense<CowpokerTypes> = {
  read,
  look,
  weigh(sight, choices, weights) {
    for (let index = 0; index < choices.length; index++) weights[index] = worth(sight, choices[index] as Action);
  },
  why: (_sight, action): Reason => ({ why: action.type }),
  stage: ({ game }) => game,
  prospects,
};
