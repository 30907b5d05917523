// The scenes in English.
import { aSeat, bySeat, cardPart, listedCards, type Seat, type Sentence, say } from '@sagebrush/engine';
import type { Stories } from './index.ts';

const who = (seat: Seat, they: string, you: string): Sentence => [aSeat(seat, 'you'), ' ', bySeat(seat, they, you)];
const whose = (seat: Seat): Sentence => [aSeat(seat, 'your'), bySeat(seat, '’s', '')];
const isBig = (kind: string | undefined): boolean => kind === '.45';

export const en: Stories = {
  fires: ({ shooter, victim, kind }) =>
    kind === undefined
      ? say`${who(shooter, 'has', 'have')} hit ${aSeat(victim, 'you')}`
      : say`${who(shooter, 'fires', 'fire')} a ${kind} at ${aSeat(victim, 'you')}`,
  asked: ({ victim }) => say`: ${who(victim, 'has', 'have')} an answer to choose.`,
  no: ({ victim, kind }) =>
    say`: ${who(victim, 'has', 'have')} ${isBig(kind) ? 'no cowboy at all' : 'no cowboy without a badge'}. Nothing to hit.`,
  noCard: () => say`: no card is left to turn. The shot goes wide.`,
  turns: ({ card }) => say`. The ${cardPart(card)} turns up: `,
  ends: {
    badge: ({ victim, cowboy }, suit) =>
      say`${whose(victim)} ${cardPart(cowboy?.card)} is a cowboy of ${suit}. A miss, and he gets the badge ${cardPart(cowboy?.badge)}.`,
    'no-badge-left': ({ victim, cowboy }, suit) =>
      say`${whose(victim)} ${cardPart(cowboy?.card)} is a cowboy of ${suit}. A miss, but no badge is left for him.`,
    unharmed: (_shot, suit) => say`no cowboy of ${suit} with a badge, and nobody without one. A miss.`,
    hit: (_shot, suit) => say`no cowboy of ${suit} without a badge. A hit!`,
    ricochet: (_shot, suit) => say`no cowboy of ${suit} with a badge, so it bounces on to another. A ricochet!`,
    through: (_shot, suit) => say`a cowboy of ${suit}, and a .45 goes through his badge. A hit!`,
  },
  hits: ({ card }) => say`. The ${cardPart(card)} turns up, and it hits.`,
  handsOver: ({ victim, shooter, cowboy }) =>
    say`${who(victim, 'hands', 'hand')} ${aSeat(shooter, 'you')} the ${cardPart(cowboy?.card)}${cowboy?.badge ? ' and his badge' : ''}: 25 points change hands.`,
  mustHandOver: ({ victim }) => say`${who(victim, 'has', 'have')} to hand over a cowboy.`,
  backfire: ({ victim, shooter, answer }) =>
    say`. It backfires: ${who(victim, 'hands', 'hand')} ${aSeat(shooter, 'you')} the ${listedCards('en', answer)}, which costs 20.`,
  quickdraw: ({ victim, shooter, answer }) =>
    say`. Quick draw! ${who(victim, 'lays', 'lay')} ${listedCards('en', answer)} and ${bySeat(victim, 'takes', 'take')} the gun from ${aSeat(shooter, 'you')}.`,
  loads: (seat, kind) => say`The ${kind} can fire from ${bySeat(seat, 'their', 'your')} next turn on.`,
  bestHand: (seat, hand, points) => say`The best hand: ${aSeat(seat, 'you')} in hand ${hand}, ${points}.`,
};
