// English.
import {
  aCard,
  aSeat,
  bySeat,
  type CardText,
  listed,
  listedCards,
  type Part,
  type Seat,
  type Sentence,
  say,
} from '@sagebrush/engine';
import type { Shooter, Stories } from './index.ts';

const whose = (seat: Seat): Sentence => [aSeat(seat, 'your'), bySeat(seat, '’s', '')];
const owned = ({ seat, card }: { readonly seat: Seat; readonly card: CardText }): Sentence =>
  say`${whose(seat)} ${aCard(card)}`;
const armed = (shooter: Shooter): Sentence =>
  shooter.aims.length === 0
    ? say`${owned(shooter)} (${shooter.total})`
    : say`${owned(shooter)} (${shooter.total} with ${listedCards('en', shooter.aims)})`;
const who = (seat: Seat): Part => aSeat(seat, 'you');
const HANDS = { straight: 'a straight', flush: 'a flush', 'full-house': 'a full house' } as const;

export const en: Stories = {
  offers: {
    showdown: (points) => say`Showdown +${points}`,
    ambush: (cards) => say`Ambush: ${listedCards('en', cards)}`,
    bullet: (card) => say`Stray bullet: ${aCard(card)}`,
  },
  duel({ attacker, defender, winner, loser, why, points }) {
    const reason = {
      law: say`No Outlaw beats the law`,
      tie: say`The attacker wins ties`,
      total: say`${winner.total} beats ${loser.total}`,
    }[why];
    return say`${armed(attacker)} draws on ${armed(defender)}. ${reason}: ${owned(loser)} falls, and ${who(winner.seat)} ${bySeat(winner.seat, 'scores', 'score')} ${points}.`;
  },
  shot({ seat, cards, sum, target, hit, lawmen, scored }) {
    const deed = say`${who(seat)} ${bySeat(seat, 'ambushes', 'ambush')} ${armed(target)} with ${listedCards('en', cards)}.`;
    const against = hit ? say`${sum} is enough for ${target.total}` : say`${sum} is not enough for ${target.total}`;
    const reason = lawmen ? say`No Outlaw outruns two Lawmen` : against;
    const fate = hit ? 'it falls' : 'it stands';
    const gain = scored
      ? say`, and ${who(scored.seat)} ${bySeat(scored.seat, 'scores', 'score')} ${hit ? '' : 'the pair: '}${scored.points}.`
      : say`, and the pair is discarded.`;
    return say`${deed} ${reason}: ${fate}${gain}`;
  },
  bullet: ({ seat, card, target, points }) =>
    say`${who(seat)} ${bySeat(seat, 'fires', 'fire')} ${aCard(card)}, a stray bullet, at ${owned(target)}. Nothing stops an Ace: ${who(target.seat)} ${bySeat(target.seat, 'loses', 'lose')} a fighter worth ${points}, and nobody scores it.`,
  showdown: ({ seat, hand, fighters, losers, points }) =>
    fighters === 0
      ? say`${who(seat)} ${bySeat(seat, 'lays', 'lay')} down ${HANDS[hand]} in an empty street: nobody falls, nothing is scored.`
      : say`${who(seat)} ${bySeat(seat, 'lays', 'lay')} down ${HANDS[hand]}, and a showdown takes the whole street: ${fighters === 1 ? '1 fighter' : `${fighters} fighters`} from ${listed('en', losers.map(who))} for ${points}.`,
  goal: 'Shoot their fighters: most points wins.',
  worth: ({ seat, points, leader, most, isTied }) => {
    if (leader === seat) return isTied ? say`You share the lead with ${points}.` : say`You lead with ${points}.`;
    return say`You have ${points}; ${who(leader)} leads with ${most}.`;
  },
  tips: {
    showdown: 'Your five cards fit together: the showdown takes every fighter on the street.',
    ambush: 'A pair shoots straight from your hand. Touch the ambush, then a fighter that glows.',
    bullet: 'An Ace takes any fighter off the street. It scores nothing, but it stops a threat.',
    first: 'Tap a card, then your street: a fighter can pick fights from your next turn on.',
    fight: 'Tap your fighter, then a weaker one of somebody else: its number becomes your points.',
    aim: 'Put a card face down on your fighter: it adds its number, and nobody knows which.',
  },
  counted: 'The score piles are counted',
  best: ({ seat, by, points }) =>
    say`The shot of the day: ${whose(seat)} ${{ duel: 'gunfight', shot: 'ambush', showdown: 'showdown' }[by]} for ${points}.`,
};
