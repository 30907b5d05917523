// English.
import { aCard, aSeat, bySeat, cardPart, either, type Seat, type Sentence, say } from '@sagebrush/engine';
import type { Act, Ending, Way } from '../types.ts';
import type { Lexicon, Misses } from './lexicon.ts';
import { cardsIn, drawn, knownHandovers, pointList, seatsIn, suitIn } from './parts.ts';
import { reasonsEn } from './reasons-en.ts';

const WAY: Readonly<Record<Way, string>> = { left: 'to the left', right: 'to the right', across: 'across the table' };
const ACT: Readonly<Record<Act, string>> = {
  nothing: 'done nothing',
  couple: 'shown a couple',
  nine: 'passed with a 9',
  pull: 'pulled a gun',
  shoot: 'opened fire',
};
const NUMBER = ['no', 'one', 'two', 'three'];
const count = (number: number): string => `${NUMBER[number] ?? number} ${number === 1 ? 'card' : 'cards'}`;
const cards = cardsIn('en');
const seats = seatsIn('en');
const suit = suitIn('en');
const who = (seat: Seat, they: string, you: string): Sentence => [aSeat(seat, 'you'), ' ', bySeat(seat, they, you)];
const whose = (seat: Seat): Sentence => [aSeat(seat, 'your'), bySeat(seat, '’s', '')];

const ENDING: Readonly<Record<Ending, string>> = {
  tens: 'All the 10s and a .22 are down.',
  aces: 'The last badge is given out.',
  limit: 'The sun is down: no more turns.',
  stalemate: 'Nobody has anything left to play.',
};
const MISS: Misses = {
  badge: (event) =>
    say`A miss! ${whose(event.seat)} ${cardPart(event.cowboy)} gets a badge, the ${cardPart(event.badge)}.`,
  'no-badge-left': (event) =>
    say`A miss: ${whose(event.seat)} ${cardPart(event.cowboy)} ducks, but no badge is left for him.`,
  unharmed: (event) => say`A miss: ${who(event.seat, 'loses', 'lose')} nobody.`,
  'no-card': () => say`No card is left to turn: the shot goes wide.`,
};

export const en: Lexicon = {
  lang: 'en',
  events: {
    deal: (event) =>
      event.hand
        ? say`Hand ${event.deal}: ${who(event.dealer, 'deals', 'deal')}. You hold ${cards(event.hand)}.`
        : say`Hand ${event.deal}: ${who(event.dealer, 'deals', 'deal')}.`,
    direction: (event) => say`${who(event.seat, 'calls', 'call')} the pass: three cards ${WAY[event.way]}.`,
    chosen: (event) =>
      event.cards ? say`You have put ${cards(event.cards)} aside.` : say`${who(event.seat, 'has', 'have')} chosen.`,
    passed: (event) => {
      const known = knownHandovers(
        event.handovers,
        (from, to, given) =>
          say`${who(from, 'gives', 'give')} ${aSeat(to, 'you')} ${given.length > 0 ? cards(given) : 'nothing'}`,
      );
      return known.length > 0
        ? known
        : say`Everyone passes ${event.count === 3 ? 'three' : 'two'} cards ${WAY[event.way]}.`;
    },
    couple: (event) =>
      say`${who(event.seat, 'shows', 'show')} a couple, ${cards(event.cards)}: ${event.points} points.`,
    nine: (event) =>
      say`${who(event.seat, 'plays', 'play')} the ${aCard(event.card)}: everyone passes two cards ${WAY[event.way]}.`,
    pull: (event) => say`${who(event.seat, 'pulls', 'pull')} a ${event.kind}: ${cards(event.cards)}.`,
    shoot: (event) => say`${who(event.seat, 'points', 'point')} a ${event.kind} at ${aSeat(event.victim, 'you')}.`,
    asked: (event) => say`${who(event.seat, 'thinks', 'think')} it over.`,
    backfire: (event) =>
      say`It backfires: ${who(event.seat, 'hands', 'hand')} ${aSeat(event.shooter, 'you')} the ${aCard(event.card)}.`,
    quickdraw: (event) =>
      say`Quick draw! ${who(event.seat, 'lays', 'lay')} ${cards(event.cards)} and ${bySeat(event.seat, 'takes', 'take')} the gun from ${aSeat(event.shooter, 'you')}.`,
    no: (event) =>
      event.kind === '.45'
        ? say`${who(event.seat, 'has', 'have')} no cowboy at all.`
        : say`${who(event.seat, 'has', 'have')} no cowboy without a badge.`,
    shot: (event) => say`The shot: ${aCard(event.card)}.`,
    miss: (event) => MISS[event.why](event),
    hit: (event) =>
      event.ricochet
        ? say`A ricochet! ${who(event.seat, 'loses', 'lose')} a cowboy.`
        : say`A hit: ${who(event.seat, 'loses', 'lose')} a cowboy.`,
    surrender: (event) =>
      event.badge
        ? say`${who(event.seat, 'hands', 'hand')} ${aSeat(event.shooter, 'you')} the ${aCard(event.card)}, badge and all.`
        : say`${who(event.seat, 'hands', 'hand')} ${aSeat(event.shooter, 'you')} the ${aCard(event.card)}.`,
    replace: (event) => {
      if (event.cards && event.count > 0) return say`You draw ${cards(event.cards)} as a replacement.`;
      return event.count === 0
        ? say`${who(event.seat, 'draws', 'draw')} no replacement.`
        : say`${who(event.seat, 'draws', 'draw')} ${count(event.count)} as a replacement.`;
    },
    discard: ({ seat, card, to, badge }) => {
      if (to === 'table') return say`${who(seat, 'lays', 'lay')} the ${aCard(card)} on the table: 10 points.`;
      return badge
        ? say`${who(seat, 'discards', 'discard')} the ${aCard(card)}; the ${aCard(badge)} returns to the ace pile.`
        : say`${who(seat, 'discards', 'discard')} the ${aCard(card)}.`;
    },
    draw: (event) => {
      const { seen, hidden, open } = drawn(event);
      if (hidden === 0)
        return open
          ? say`${who(event.seat, 'takes', 'take')} the ${cards(seen)}${event.from.length > 1 ? '' : ' from the discards'}.`
          : say`${who(event.seat, 'draws', 'draw')} the ${cards(seen)}.`;
      return open
        ? say`${who(event.seat, 'takes', 'take')} the ${cards(seen)} from the discards and ${bySeat(event.seat, 'draws', 'draw')} a card.`
        : say`${who(event.seat, 'draws', 'draw')} ${hidden === 1 ? 'a card' : 'two cards'}.`;
    },
    reshuffle: (event) =>
      event.kept === null
        ? say`The discards are shuffled: ${event.count} cards to draw.`
        : say`The discards are shuffled, all but the ${aCard(event.kept)}: ${event.count} cards to draw.`,
    done: (event) => say`${who(event.seat, 'is', 'are')} done.`,
    hand: ({ ending, by, points }) => {
      const end = `The hand is over. ${ENDING[ending]}`;
      const byWhom = by === null ? say`${`${end} `}` : say`${`${end} `}${who(by, 'ends', 'end')} it for 30. `;
      return say`${byWhom}${pointList('en', points)}.`;
    },
    match: (event) =>
      say`${seats(event.winners, 'you')} ${event.winners.length === 1 ? bySeat(event.winners[0] ?? 0, 'wins', 'win') : 'share the win'} with ${Math.max(...event.totals)} points.`,
  },
  refusals: {
    'WC-1.1 over': () => say`The match is over.`,
    'WC-1.5 turn': (on) => say`It is ${on.seat()}’s turn.`,
    'WC-2.1 dealer': (on) => say`The dealer, ${on.seat()}, names the direction.`,
    'WC-2.1 name-direction': () => say`First name the direction of the pass.`,
    'WC-2.1 across': (on) => say`Across needs an even number of players; there are ${on.number('seats')}.`,
    'WC-2.2 given': () => say`You have chosen. The others are still choosing.`,
    'WC-5.2 given': () => say`You have chosen. The others are still choosing.`,
    'WC-2.2 give-now': (on) => say`First choose the ${count(on.number('count'))} to pass.`,
    'WC-5.2 give-now': (on) => say`First choose the ${count(on.number('count'))} to pass.`,
    'WC-2.2 count': (on) => say`Pass exactly ${count(on.number('owed'))}, not ${on.number('given')}.`,
    'WC-5.2 count': (on) => say`Pass exactly ${count(on.number('owed'))}, not ${on.number('given')}.`,
    'WC-5.3 badge-counts': (on) =>
      say`A cowboy and his badge count as two cards: pass exactly ${on.number('owed')}, not ${on.number('given')}.`,
    'WC-3.1 one-action': (on) => say`One action a turn, and you have ${ACT[on.act()]}.`,
    'WC-3.1 draw-now': () => say`You have discarded: now draw.`,
    'WC-3.1 discard-first': () => say`Discard before you draw.`,
    'WC-3.1 not-asked': () => say`Nobody has asked you that. It is your turn.`,
    'WC-3.3 nothing-discarded': () => say`You draw only after a discard.`,
    'WC-3.3 began-empty': () => say`You began this turn with no card, so you do not discard in it.`,
    'WC-3.5 must-discard': () => say`You still have cards: the turn ends with a discard.`,
    'WC-4.5 six': (on) => say`You can discard a 6 only if every other card scores. You also hold ${on.cards()}.`,
    'WC-4.3 no-discard': () => say`There is no discard you may take: not your own of this turn, and never a shot card.`,
    'WC-4.4 one': () => say`Only a discarded Five lets you draw two.`,
    'WC-4.4 two-discards': () => say`Only one card may come from the discards.`,
    'WC-4.7 fewer': (on) => say`The draw pile can give ${count(on.number('left'))} at most.`,
    'WC-9.1 discard': (on) =>
      say`With Jeff, taking the top discard costs your action, and you have already ${ACT[on.act()]}.`,
    'WC-9.1 two': (on) => say`With Jeff, drawing two costs your action, and you have already ${ACT[on.act()]}.`,
    'WC-9.1 both': () => say`With Jeff it is the top discard or two cards, not both.`,
    'WC-5.1 no-couple': (on) => say`A couple is ${on.cards()}, both in your hand.`,
    'WC-5.1 shown': (on) => say`You have shown the couple of ${suit(on.text('suit'))} in this hand already.`,
    'WC-5.2 not-nine': (on) => say`Only a Nine makes everyone pass, not the ${on.card()}.`,
    'WC-6.1 no-gun': (on) =>
      say`${on.cards()} make no gun. A .22 is two Twos, a .38 Three and Eight, a .357 Three, Five and Seven, a .45 Four and Five of one suit.`,
    'WC-6.3 spent': () =>
      say`That gun cannot fire any more this turn: a gun fires once a turn, from the turn after it was pulled.`,
    'WC-7.1 not-your-gun': (on) => say`No gun of yours is made of ${on.cards()}.`,
    'WC-7.1 victim': () => say`Shoot at somebody else at this table.`,
    'WC-7.2 no-backfire': () => say`Only against a .22, and only with a Six in your hand.`,
    'WC-7.2 one-six': () => say`Hand over one Six.`,
    'WC-7.3 no-quickdraw': () => say`A quick draw is Three, Five and Seven of one suit, from your hand.`,
    'WC-7.4 answer-now': () => say`You are looking down a barrel: answer first.`,
    'WC-7.4 nothing': () => say`Standing still takes no cards: name none.`,
    'WC-7.4 victim': (on) => say`${on.seat()} has to answer the shot first.`,
    'WC-7.7 victim': (on) => say`${on.seat()} has to hand over a cowboy first.`,
    'WC-7.9 victim': (on) => say`${on.seat()} may draw a replacement first.`,
    'WC-7.7 surrender-now': () => say`You were hit: hand over a cowboy first.`,
    'WC-7.7 not-hit': (on) => say`It must be one of those that were hit: ${on.cards()}.`,
    'WC-7.8 not-hit': (on) => say`It must be one of those that were hit: ${on.cards()}.`,
    'WC-7.9 replace-now': () => say`First say how many cards you draw as a replacement.`,
    'WC-7.9 too-many': (on) => say`You may draw at most ${count(on.number('limit'))} as a replacement.`,
  },
  notHeld: (on) => say`You do not hold the ${on.card()}.`,
  refused: (rule) => say`The rules say no (${rule}).`,
  choices: {
    direction: (action) => say`Pass ${WAY[action.way]}`,
    give: (action) => (action.cards.length === 0 ? say`Pass nothing` : say`Pass ${cards(action.cards)}`),
    couple: (action) => say`Show the couple of ${suit(action.suit)}`,
    nine: (action) => say`Pass two ${action.way} with the ${aCard(action.card)}`,
    pull: (action) => say`Pull a gun: ${cards(action.cards)}`,
    shoot: (action) => say`Shoot at ${aSeat(action.victim)} with ${cards(action.gun)}`,
    answer: (action) => {
      if (action.with === 'nothing') return say`Stand still and take the shot`;
      return action.with === 'six'
        ? say`Let it backfire: hand over ${cards(action.cards ?? [])}`
        : say`Quick draw: ${cards(action.cards ?? [])}`;
    },
    surrender: (action) => say`Hand over the ${aCard(action.card)}`,
    replace: (action) => (action.count === 0 ? say`Draw no replacement` : say`Draw ${count(action.count)}`),
    discard: (action) =>
      action.card.startsWith('T')
        ? say`Lay the ${aCard(action.card)} on the table`
        : say`Discard the ${aCard(action.card)}`,
    draw: (action, view) => {
      const top = view.discard[view.offer];
      const taken = top === undefined ? say`the top discard` : say`the ${cardPart(top)}`;
      if (!action.from.includes('discard'))
        return action.from.length === 1 ? say`Draw from the pile` : say`Draw two from the pile`;
      return action.from.length === 1 ? say`Take ${taken}` : say`Take ${taken} and draw one from the pile`;
    },
    done: () => say`Done`,
  },
  acts: { couple: 'show a couple', nine: 'play a Nine', pull: 'pull a gun', shoot: 'shoot' },
  asked: {
    direction: () => say`You are the dealer: which way does everyone pass three cards?`,
    passing: (phase) => say`Choose ${count(phase.count)} to pass ${WAY[phase.way]}.`,
    turn: (_phase, { act }, { acts, mustDiscard, usesAll }) => {
      if (acts.length === 0) {
        if (!mustDiscard) return say`You have nothing to discard: say that you are done.`;
        return act === 'nothing' ? say`Your turn: discard a card.` : say`Now discard.`;
      }
      if (usesAll) return say`Your turn: ${either('en', acts)}, or discard.`;
      const last = mustDiscard ? 'discard' : 'say that you are done';
      return act === 'shoot'
        ? say`Shoot again, or ${last}.`
        : say`Your turn: ${either('en', acts)} if you like, then ${last}.`;
    },
    drawing: (phase) => (phase.two ? say`You discarded a Five: draw up to two cards.` : say`Draw a card.`),
    answering: (_phase, view) => say`${aSeat(view.turn)} has you in the sights. What do you do?`,
    surrender: () => say`You are hit. Which cowboy do you hand over?`,
    replace: ({ limit, lost }) => {
      const who = lost === undefined ? say`a cowboy` : say`the ${aCard(lost)}`;
      return limit === 1
        ? say`You lost ${who}. Draw a replacement?`
        : say`You lost ${who} and his badge. Draw up to two replacements?`;
    },
    over: () => say`The match is over.`,
  },
  waiting: { choice: (seats) => say`Waiting for ${seats} to choose.`, move: (seats) => say`Waiting for ${seats}.` },
  lines: {
    earlier: 'Earlier hands',
    ending: 'Ended the hand',
    delay: 'Delay of game',
    ten: 'Ten',
    six: 'Six',
    couple: 'Couple',
    cowboy: 'Cowboy',
    marriage: 'Marriage',
    orphanage: 'Orphanage',
    family: 'Family',
    gang: 'Gang',
    posse: 'Posse',
  },
  tones: {
    gentle: { harlot: 'Showgirl', harem: 'Revue', evil: 'Triple six' },
    rulebook: { harlot: 'Harlot', harem: 'Harem', evil: '666' },
  },
  reasons: reasonsEn,
  piles: { given: () => 'cards passed on' },
  options: {
    target: { name: 'Play to', about: 'The first to reach this many points wins.' },
    school: {
      name: 'School',
      about: 'With Jeff, taking the top discard or drawing two for a Five costs the action of the turn.',
      values: { melissa: 'Melissa', jeff: 'Jeff' },
    },
    badgeRides: {
      name: 'Badges ride along',
      about: 'A badge does not count as one of the two cards passed with a Nine.',
    },
    askAlways: { name: 'Always ask', about: 'Every victim answers every shot, so that a pause gives nothing away.' },
    delay: {
      name: 'Delay of game',
      about: 'What holding Tens or pairs of Twos at the end costs.',
      values: { once: '30 once', each: '30 for each' },
    },
    handLimit: { name: 'Turns in a hand', about: 'So many turns for each player, then the hand ends.' },
    matchLimit: { name: 'Hands in a match', about: 'So many hands, then the highest total wins.' },
    readings: {
      name: 'Readings',
      about: 'For simulations: how version 1 of the rules read its edges.',
      values: { settled: 'settled', first: 'at first' },
    },
  },
};
