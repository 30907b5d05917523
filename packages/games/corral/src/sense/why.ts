// The main reason for or against a choice, for hints.
import { type Card, makeCard, parseCard, type Reason } from '@sagebrush/engine';
import type { Action } from '../actions.ts';
import { worthOf } from '../table.ts';
import { ambushChance, winChance } from './odds.ts';
import { bare, find, type Sight, type Stance, withAim } from './sight.ts';
import { streetTotal } from './weigh.ts';

export const WHYS = [
  'kill',
  'odds',
  'hopeless',
  'ambush',
  'bank',
  'bullet',
  'showdown',
  'guard',
  'bury',
  'ready',
  'safe',
  'exposed',
  'only',
  'enough',
] as const;
export type Why = (typeof WHYS)[number];

export const verdicts = { hopeless: 'against', exposed: 'against' } as const;

const HOPELESS = 0.2;
const PRIZE = 11;

const because = (why: Why, about: Reason['about'] = {}): Reason => ({ why, about });
const percent = (chance: number): number => Math.round(chance * 100);

export function why(sight: Sight, action: Action): Reason {
  switch (action.type) {
    case 'fighter':
      return whyFighter(sight, parseCard(action.card), action.card);
    case 'aim':
      return whyAim(sight, find(sight.mine, action.fighter) as Stance, action.card);
    case 'fight': {
      const target = find(sight.theirs, action.target) as Stance;
      const wins = winChance(sight, find(sight.mine, action.attacker) as Stance, target);
      const about = { card: action.attacker, target: action.target, points: target.speed, chance: percent(wins) };
      if (wins < HOPELESS) return because('hopeless', about);
      return because(wins === 1 ? 'kill' : 'odds', about);
    }
    case 'bullet':
      return because('bullet', { card: action.card, target: action.target });
    case 'ambush':
      return whyAmbush(
        sight,
        parseCard(action.cards[0] as string),
        parseCard(action.cards[1] as string),
        action.target,
      );
    case 'showdown':
      return because('showdown', { points: streetTotal(sight) });
    case 'pass':
      return because(sight.options.stop === 'useful' && sight.deckSize === 0 ? 'enough' : 'only');
  }
}

/** Whether anything on the table would win against this fighter if it attacked now. */
const isThreatened = (sight: Sight, fighter: Stance): boolean =>
  sight.theirs.some((attacker) => winChance(sight, attacker, fighter) > 1 / 2);

const whyFighter = (sight: Sight, card: Card, text: string): Reason =>
  because(isThreatened(sight, bare(sight.seat, card)) ? 'exposed' : 'safe', { card: text, points: worthOf(card) });

function whyAim(sight: Sight, fighter: Stance, text: string): Reason {
  const about = { card: text, target: makeCard(fighter.card) };
  if (isThreatened(sight, fighter) && !isThreatened(sight, withAim(fighter, parseCard(text))))
    return because('guard', about);
  return because(worthOf(parseCard(text)) >= PRIZE ? 'bury' : 'ready', about);
}

function whyAmbush(sight: Sight, one: Card, other: Card, text: string): Reason {
  const own = find(sight.mine, text);
  const target = own ?? (find(sight.theirs, text) as Stance);
  const chance = percent(ambushChance(sight, one, other, target));
  return because(own ? 'bank' : 'ambush', { target: text, points: target.speed, chance });
}
