// Reasons in English: what a choice gains, and what it risks.
import { aSeat, either, figure, say } from '@sagebrush/engine';
import type { Lexicon } from './lexicon.ts';

const TRICK = { roundup: 'Roundup', gunfight: 'Gunfight' } as const;
const points = (count: number): string => `${figure('en', count)} ${Math.abs(count) === 1 ? 'point' : 'points'}`;
const cards = (count: number): string => (count === 1 ? 'a card' : `${count} cards`);
const chances = (chance: number): string => (chance === 100 ? 'for sure' : `with a chance of about ${chance} percent`);

/** Below this a lead in a trick is no more than a hope. */
const FAINT = 15;
const placed: Lexicon['reasons']['steer'] = ({ card, seats, points: worth, isMine }) => {
  const where = either(
    'en',
    seats.map((seat) => aSeat(seat, 'you')),
  );
  return isMine
    ? say`${card} goes into your own Gang: ${points(worth)}.`
    : say`${card} goes into the Gang of ${where}: ${points(worth)} there.`;
};

export const reasonsEn: Lexicon['reasons'] = {
  points: ({ card, points: won }) => say`${card} brings your Gang ${points(won)}.`,
  poker: ({ card, hand, isBest }) =>
    say`With ${card} your Gang is a better poker hand (${hand})${isBest ? ', and the best on the table' : ''}.`,
  little: ({ card, hand }) =>
    say`${card} hardly changes anything: as a poker hand your Gang stays what it is (${hand}).`,
  call: ({ card, drawn, trick, best, hasBest, value, chance }) => {
    const draws = drawn === 0 ? '' : `draws you ${cards(drawn)} and `;
    if (hasBest && chance < FAINT)
      return say`${card} ${draws}calls a ${TRICK[trick]}, though your ${best} (${value}) takes it only ${chances(chance)}.`;
    if (hasBest)
      return say`${card} ${draws}calls a ${TRICK[trick]}, and you play last: ${best} (${value}) takes it ${chances(chance)}.`;
    return drawn === 0
      ? say`${card} calls a ${TRICK[trick]}, though you have no card left to play in it.`
      : say`${card} ${draws}calls a ${TRICK[trick]}, and what you draw plays last.`;
  },
  raid: ({ card, target, seat, points: worth }) =>
    say`${card} goes for the Gang of ${seat}: up to ${points(worth)}, with ${target}.`,
  draw: ({ card, drawn }) => say`${card} draws you ${cards(drawn)}.`,
  effect: ({ card, effect }) => say`${card} is worth more by what it does than by its points. ${effect}`,
  pair: ({ card, hand }) => say`Without ${card} you still keep a good Hand for the end (${hand}).`,
  steer: placed,
  costs: ({ card, points: lost }) => say`${card} costs your Gang ${points(-lost)}.`,
  takes: ({ card, value, trick, count }) =>
    say`${card} (${value}) wins the ${TRICK[trick]} for sure: up to ${count} cards for your Cellar.`,
  leads: ({ card, value, trick, chance, after }) =>
    chance < FAINT
      ? say`${card} (${value}) is the best you have for the ${TRICK[trick]}, though it holds only ${chances(chance)}.`
      : say`${card} (${value}) leads the ${TRICK[trick]}; ${after === 1 ? 'one more plays' : `${after} more play`}, and it holds ${chances(chance)}.`,
  'holds-back': ({ card, value, best, bestValue }) =>
    say`${card} (${value}) will hardly win, but you keep ${best} (${bestValue}).`,
  saves: ({ card, value, seat, ahead, best, bestValue }) =>
    say`${card} (${value}) leaves the trick to the ${ahead} of ${seat}, and you keep ${best} (${bestValue}).`,
  spare: ({ card, value, seat, ahead }) =>
    say`Even with ${card} (${value}) you cannot beat the ${ahead} of ${seat}: this trick is lost, whatever you play.`,
  trick: ({ trick, best, hasBest, value, chance }) =>
    hasBest
      ? say`In a ${TRICK[trick]} you play last: ${best} (${value}) takes it ${chances(chance)}.`
      : say`In a ${TRICK[trick]} you have no card to play.`,
  peek: ({ seat, count }) => say`You see the hand of ${seat}: ${count === 1 ? 'one card' : `${count} cards`}.`,
  target: ({ seat, total, best, hasBest, points: worth }) =>
    hasBest
      ? say`The Gang of ${seat} stands at ${points(total)}, and the best there is ${best} (${points(worth)}).`
      : say`The Gang of ${seat} stands at ${points(total)}.`,
  take: ({ card, seat, points: worth }) => say`${card}: ${points(worth)} from the Gang of ${seat} to you.`,
  'take-away': ({ card, seat, points: worth }) =>
    worth < 0
      ? say`Without ${card} the Gang of ${seat} would have ${points(-worth)} more.`
      : say`Without ${card} the Gang of ${seat} has ${points(worth)} less.`,
  own: ({ card, points: worth }) => say`Of yours it is ${card}, with ${points(worth)}.`,
  give: ({ card, best, hasBest, points: worth }) =>
    hasBest ? say`You get ${best} for ${card}, which has ${points(worth)}.` : say`${card} goes, with ${points(worth)}.`,
  kept: ({ trick, value }) => say`Kept, the card you play would be a strong one for a ${TRICK[trick]} (${value}).`,
  burden: ({ points: lost }) => say`It costs your Gang ${points(-lost)}.`,
  loses: ({ count }) => say`Its effect throws ${cards(count)} out of your Gang, by lot.`,
  'ill-placed': placed,
  idle: () => say`Its effect does not work for your Ranch.`,
  'not-gang': ({ points: lost }) =>
    say`Your Gang will miss the ${lost === 1 ? 'point' : points(lost)} of the card you play.`,
};
