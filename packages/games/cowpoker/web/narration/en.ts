// Cowpoker's scenes in English.
import { aCard, aSeat, bySeat, listed, listedCards, type Seat, type Sentence, say, signed } from '@sagebrush/engine';
import { en as words } from '../words/en.ts';
import type { EffectCause, Narration } from './narration.ts';

const NUMBER = { roundup: 'number beside the lasso', gunfight: 'number beside the revolver' } as const;
const HAS = {
  worst: 'the worst poker hand',
  best: 'the best poker hand',
  smallest: 'the fewest cards',
  largest: 'the most cards',
  poorest: 'the fewest points',
  richest: 'the most points',
} as const;
const PLACE = { hand: 'hand', gang: 'Gang', cellar: 'Cellar' } as const;

const why = ({ seat, reason }: EffectCause): Sentence =>
  ({
    own: [', of ', bySeat(seat, 'their', 'your'), ' own Ranch'],
    town: [' of the Town'],
    ace: [', whose boss rides in ', bySeat(seat, 'their', 'your'), ' Gang'],
  })[reason];
const pile = (what: string, seat: Seat): Sentence => [aSeat(seat, 'your'), bySeat(seat, '’s', ''), ` ${what}`];
const cards = (count: number): string => (count === 1 ? 'one card' : `${count} cards`);
const points = (count: number): string => `${signed('en', count)} ${Math.abs(count) === 1 ? 'point' : 'points'}`;

export const en: Narration = {
  worth: ({ points: has, best }) => {
    if (best.length === 0) return say`You have ${has}.`;
    const whose = listed(
      'en',
      best.map((seat) => aSeat(seat, 'yours')),
    );
    return say`You have ${has}. Best Gang (+6): ${whose}.`;
  },
  call: ({ cause, trick }) =>
    say`${aSeat(cause.seat, 'you')} ${bySeat(cause.seat, 'calls', 'call')} a ${words[trick]} with ${aCard(cause.card)}${why(cause)}. The highest ${NUMBER[trick]} takes every card.`,
  trick: ({ seat, card, trick, value, isTied, taken, points: worth }) => {
    const reason = isTied ? `${value}, played later than an equal` : `the highest ${NUMBER[trick]}, ${value}`;
    const won =
      taken === 0
        ? say`Every card of it went into a Gang.`
        : say`Into ${pile('Cellar', seat)}: ${cards(taken)}, worth ${signed('en', worth)}.`;
    return say`${aSeat(seat, 'you')} ${bySeat(seat, 'takes', 'take')} the ${words[trick]} with ${aCard(card)}: ${reason}. ${won}`;
  },
  noTrick: (trick) => say`Nobody had a card to play: nobody takes the ${words[trick]}.`,
  randomTrick: ({ cause, trick }) =>
    say`${aCard(cause.card)} may call either. The randomizer chooses for ${aSeat(cause.seat, 'you')}: a ${words[trick]}.`,
  randomSeat: ({ ranch, seat, card, decides }) => {
    const equal = decides === 'player' ? '' : 'Equal Gangs, so the randomizer decides. ';
    const verdict = say`${words.ranches[ranch]} turns up: ${aSeat(seat, 'you')}.`;
    return decides === 'place'
      ? say`${equal}Where does ${aCard(card)} go? ${verdict}`
      : say`${equal}Whom does ${aCard(card)} reach? ${verdict}`;
  },
  place: ({ by, card, rule, seat, points: worth }) =>
    say`${aSeat(by, 'your')}${bySeat(by, '’s', '')} ${aCard(card)} goes where ${HAS[rule]} ${rule === 'worst' || rule === 'best' ? 'is' : 'are'}: into ${pile('Gang', seat)}, ${points(worth)}.`,
  steal: ({ cause, from, card, points: worth, to }) =>
    say`${aSeat(cause.seat, 'you')} ${bySeat(cause.seat, 'steals', 'steal')} ${aCard(card)} from ${aSeat(from, 'you')} with ${aCard(cause.card)}: ${points(-worth)} for ${aSeat(from, 'you')}${to === 'gang' ? say`, ${signed('en', worth)} for ${aSeat(cause.seat, 'you')}` : `, into the ${PLACE[to]}`}.`,
  discard: ({ cause, from, place, card, points: worth }) => {
    if (place !== 'gang')
      return say`${aSeat(cause.seat, 'you')} ${bySeat(cause.seat, 'discards', 'discard')} ${aCard(card)} from the ${PLACE[place]}, as ${aCard(cause.card)} says.`;
    if (card === cause.card)
      return say`${aCard(card)} has to leave ${pile('Gang', from)} by its own effect: ${points(-worth)}.`;
    return from === cause.seat
      ? say`${aCard(cause.card)} drives ${aCard(card)} out of ${pile('Gang', from)}: ${points(-worth)}.`
      : say`${aSeat(cause.seat, 'you')} ${bySeat(cause.seat, 'drives', 'drive')} ${aCard(card)} out of ${pile('Gang', from)} with ${aCard(cause.card)}: ${points(-worth)}.`;
  },
  move: ({ cause, card, from, to, points: worth }) =>
    say`With ${aCard(cause.card)} ${aSeat(cause.seat, 'you')} ${bySeat(cause.seat, 'moves', 'move')} ${aCard(card)} from the ${PLACE[from]} to the ${PLACE[to]}: ${points(worth)}.`,
  swap: ({ cause, other, takes, gives, points: worth }) =>
    say`With ${aCard(cause.card)} ${aSeat(cause.seat, 'you')} ${bySeat(cause.seat, 'takes', 'take')} ${aCard(takes)} from ${aSeat(other, 'you')} and ${bySeat(cause.seat, 'leaves', 'leave')} ${aCard(gives)}: ${points(worth)}.`,
  look: ({ cause, at, count, cards: seen }) => {
    const what = at === 'deck' ? say`the top ${cards(count)} of the deck` : pile('hand', at);
    const shown = seen.length === 0 ? [] : say`: ${listedCards('en', seen)}`;
    return say`With ${aCard(cause.card)} ${aSeat(cause.seat, 'you')} ${bySeat(cause.seat, 'looks', 'look')} at ${what}${shown}.`;
  },
};
