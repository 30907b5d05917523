// Reasons in English: what a choice gains, and what it risks.
import { type Sentence, say } from '@sagebrush/engine';
import type { Combination } from '../sense/combinations.ts';
import type { Lexicon } from './lexicon.ts';
import type { About } from './parts.ts';

const WAY = { left: 'to the left', right: 'to the right', across: 'across the table' } as const;
const FOUR = { kings: 'Kings', queens: 'Queens', jacks: 'Jacks' } as const;
/** What cards are together; of a set of four there may be three. */
function together(on: About): string {
  const kind = on.text('kind') as Combination['kind'];
  if (kind in FOUR) {
    const ranks = FOUR[kind as keyof typeof FOUR];
    return on.number('size') === 4 ? `all four ${ranks}` : `three of the four ${ranks}`;
  }
  if (kind === 'couple' || kind === 'family') return `a ${kind}`;
  return kind === 'part' ? 'two thirds of a .357' : `a ${kind}`;
}
const way = (on: About): string => WAY[on.text('way') as keyof typeof WAY];
const leader = (on: About): string => (on.is('leads') ? ', who leads' : '');
const theLeader = (on: About): string => (on.is('leads') ? ', who leads,' : '');

/** What a card that goes with nothing is kept for, by its rank. */
const NEEDS: Readonly<Record<string, string>> = {
  '2': 'With another 2 it would be a .22.',
  '3': 'With an 8 it would be a .38.',
  '4': 'With the 5 of its suit it would be a .45.',
  '7': 'With a 3 and a 5 it would be a .357.',
  '8': 'With a 3 it would be a .38.',
  J: 'All four Jacks would be worth 80.',
};
const needed = (on: About): string => NEEDS[on.text('card').charAt(0)] ?? '';

export const reasonsEn: Lexicon['reasons'] = {
  couple: (on) => say`${on.number('points')} points now, just for showing the ${on.cards()}; both stay in your hand.`,
  pass: (on) => say`What costs you goes ${way(on)}, to ${on.seat()}${leader(on)}.`,
  nine: (on) =>
    on.howMany('cards') === 0
      ? say`With the ${on.card()} you have nothing left to pass, and still receive.`
      : say`With the ${on.card()} you can be rid of the ${on.cards()}: they go to ${on.seat()}${leader(on)}.`,
  give: (on) => say`The ${on.cards()} go to ${on.seat()}: they make nothing with the rest of your hand.`,
  'give-keep': (on) =>
    say`The ${on.cards()} go to ${on.seat()}, and you keep ${together(on)}: the ${on.list('partners')}.`,
  'give-plain': (on) => say`The ${on.cards()} go to ${on.seat()}${leader(on)}.`,
  'give-six': (on) =>
    say`Every 6 in your hand costs 20: the ${on.list('named')} ${on.howMany('named') === 1 ? 'goes' : 'go'} to ${on.seat()}${leader(on)}${rest(on)}.`,
  'give-queen': (on) =>
    say`A Queen costs 25, next to her King 50: the ${on.list('named')} ${on.howMany('named') === 1 ? 'goes' : 'go'} to ${on.seat()}${leader(on)}${rest(on)}.`,
  'nothing-to-give': (on) => say`You pass ${on.seat()} nothing, and still receive.`,
  gun: (on) => say`On the table, the ${on.cards()} are a ${on.text('kind')}, which may fire from your next turn on.`,
  'heavy-gun': (on) =>
    say`On the table, the ${on.cards()} are a ${on.text('kind')}: from your next turn on it hits even cowboys with a badge.`,
  end: (on) => say`${laid(on)} ends the hand, with ${on.number('points')} points for you.`,
  'end-badly': (on) => say`${laid(on)} ends the hand, with only ${on.number('points')} points for you.`,
  shoot: (on) =>
    on.number('chance') === 100
      ? say`${on.seat()}${theLeader(on)} is sure to have a cowboy that the ${on.cards()} can hit.`
      : say`${on.seat()}${theLeader(on)} has a cowboy that the ${on.cards()} can hit, with a chance of about ${on.number('chance')} percent.`,
  hopeless: (on) =>
    on.number('chance') === 0
      ? say`${on.seat()} has no cowboy that the ${on.cards()} can hit.`
      : say`The chance that ${on.seat()} has a cowboy for the ${on.cards()} to hit is only about ${on.number('chance')} percent.`,
  backfire: (on) =>
    say`It settles the shot, and the ${on.cards()} costs ${on.seat()} ${on.number('points')} instead of you.`,
  quickdraw: (on) =>
    say`The ${on.cards()} are faster: you get the gun of ${on.seat()}, and your own lies on the table too.`,
  'no-cowboy': (on) => say`${on.seat()} can hit nothing in your hand: the shot does no harm.`,
  stand: (on) => say`A shot of his own suit would miss, and give the ${on.cards()} a badge.`,
  unmarry: (on) => say`Without the ${on.card()} you are spared 50 for a marriage with the ${on.one('spouse')}.`,
  'hand-over': (on) =>
    on.howMany('cards') === 0
      ? say`The ${on.card()} goes; you have no other cowboy.`
      : say`The ${on.card()} goes, and you keep the ${on.cards()}.`,
  enough: () => say`A card you do not draw cannot cost you anything: a 6 would cost 20, a Queen 25.`,
  fresh: (on) =>
    on.text('card') === ''
      ? say`${on.number('count') === 1 ? 'An unknown card: it' : 'Two unknown cards: one of them'} may be just what you need.`
      : say`${on.number('count') === 1 ? 'An unknown card' : 'Two unknown cards'}, perhaps one for the ${on.card()}. ${needed(on)}`,
  ten: (on) => say`On the table the ${on.card()} is a sure 10 points; in your hand it could cost you 30.`,
  six: (on) =>
    on.number('count') > 2
      ? say`Three 6s cost 100: the ${on.card()} has to go.`
      : say`In your hand the ${on.card()} costs 20.`,
  queen: (on) => say`In your hand the ${on.card()} costs 25.`,
  'keep-cowboy': (on) => say`You throw away a cowboy: the ${on.card()} is worth 25.`,
  five: (on) => say`For the ${on.card()} you may draw two cards.`,
  loose: (on) => say`The ${on.card()} goes with none of your other cards.`,
  keeps: (on) => say`Without the ${on.card()} you still hold ${together(on)}: the ${on.cards()}.`,
  spare: (on) => say`By itself the ${on.card()} scores nothing.`,
  rather: (on) =>
    say`${offered(on)}${on.number('count') === 1 ? 'an unknown card' : 'two unknown cards'} may be better.`,
  makes: (on) => say`With the ${on.list('partners')}, the ${on.card()} is ${together(on)}.${more(on)}`,
  'new-cowboy': (on) => say`The ${on.card()} is a cowboy: 25 points if you keep him.${more(on)}`,
  'new-ten': (on) => say`The ${on.card()} is 10 points as soon as you lay it on the table.${more(on)}`,
  costly: (on) => say`In your hand the ${on.card()} would cost you ${on.number('points')}.${more(on)}`,
  known: (on) => say`With the ${on.card()} you know what you get, though it goes with nothing yet.${more(on)}`,
  'new-nine': (on) => say`With the ${on.card()} you can make everyone pass next turn.${more(on)}`,
  'new-five': (on) => say`You can discard the ${on.card()} later, and draw two for it.${more(on)}`,
  done: () => say`Your turn is over.`,
  marriage: (on) => say`If both are still there at the end, the marriage costs ${on.number('points')}.`,
  receive: (on) => say`What you get is up to ${on.seat()}.`,
  breaks: (on) =>
    on.howMany('partners') === 0
      ? say`You give up ${together(on)}.`
      : say`You give up ${together(on)}: the ${on.list('named')} with the ${on.list('partners')}.`,
  cowboy: (on) => say`But the ${on.card()} is a cowboy, worth ${on.number('points')}.`,
  badge: () => say`A miss may give its target a badge.`,
  'six-back': (on) =>
    on.number('chance') === 100
      ? say`A 6 is sure to come back to you.`
      : say`With a chance of about ${on.number('chance')} percent a 6 comes back to you.`,
  'may-backfire': () => say`Whoever holds a 6 can answer it by handing you that.`,
  lost: (on) => say`Any other suit costs you a cowboy, and ${on.number('points')} points go to ${on.seat()}.`,
  leaves: (on) => say`You leave the ${on.card()}, which with the ${on.list('partners')} would be ${together(on)}.`,
  'no-pass': () => say`You give up a pass.`,
  needs: (on) => [needed(on)],
  'leaves-points': (on) => say`You leave the ${on.card()}, worth ${on.number('points')}.`,
  'badge-goes': (on) => say`His badge goes with him, the ${on.one('badge')}.`,
};

/** The other cards of a gift. */
const rest = (on: About): Sentence => {
  const left = on.howMany('cards') - on.howMany('named');
  if (left === 0) return [];
  return say`, with the ${on.listBut('cards', 'named')}`;
};
/** What is wrong with the card of the discards. */
function offered(on: About): Sentence {
  if (on.number('costs') > 0) return say`The ${on.card()} would cost you ${on.number('costs')}: `;
  if (on.number('brings') > 0 || on.is('fits')) return say`Instead of the ${on.card()}, `;
  return say`The ${on.card()} goes with nothing in your hand: `;
}
/** What ends the hand. */
const laid = (on: About): Sentence =>
  on.howMany('cards') > 0 ? say`A .22 with the ${on.cards()}` : say`The ${on.card()}`;
const more = (on: About): string => (on.is('more') ? ' And one more from the pile.' : '');
