// English.
import {
  aCard,
  aSeat,
  cardName,
  type OptionWords,
  type Reason,
  type Refusal,
  type Sentence,
  type SheetLine,
  SUITS,
  say,
  suitName,
  type Tone,
  type Words,
} from '@sagebrush/engine';
import type { Act, Action, Event, View, Way, WyomingTypes } from '../types.ts';
import { type About, about, cardList, seatList } from './parts.ts';

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
const suit = (text: string): string => suitName('en', (SUITS as readonly string[]).indexOf(text));
const cards = (shown: readonly string[]): Sentence => cardList('en', shown);

interface Lexicon {
  readonly harlot: string;
  readonly harem: string;
  readonly evil: string;
}
const LEXICON: Readonly<Record<Tone, Lexicon>> = {
  gentle: { harlot: 'Showgirl', harem: 'Revue', evil: 'Triple six' },
  rulebook: { harlot: 'Harlot', harem: 'Harem', evil: '666' },
};

function event(told: Event): Sentence {
  switch (told.type) {
    case 'deal':
      return told.hand
        ? say`Hand ${told.deal}: ${aSeat(told.dealer)} deals. You hold ${cards(told.hand)}.`
        : say`Hand ${told.deal}: ${aSeat(told.dealer)} deals.`;
    case 'direction':
      return say`${aSeat(told.seat)} sends three cards ${WAY[told.way]}.`;
    case 'chosen':
      return told.cards ? say`You have put ${cards(told.cards)} aside.` : say`${aSeat(told.seat)} has chosen.`;
    case 'passed':
      return passed(told);
    case 'couple':
      return say`${aSeat(told.seat)} shows a couple, ${cards(told.cards)}: ${told.points} points.`;
    case 'nine':
      return say`${aSeat(told.seat)} lays the ${aCard(told.card)}: everybody passes two cards ${WAY[told.way]}.`;
    case 'pull':
      return say`${aSeat(told.seat)} pulls a ${told.kind}: ${cards(told.cards)}.`;
    case 'shoot':
      return say`${aSeat(told.seat)} points a ${told.kind} at ${aSeat(told.victim)}.`;
    case 'asked':
      return say`${aSeat(told.seat)} thinks it over.`;
    case 'backfire':
      return say`It backfires: ${aSeat(told.seat)} hands ${aSeat(told.shooter)} the ${aCard(told.card)}.`;
    case 'quickdraw':
      return say`Quick draw! ${aSeat(told.seat)} lays ${cards(told.cards)} and takes the gun from ${aSeat(told.shooter)}.`;
    case 'no':
      return told.kind === '.45' ? say`${aSeat(told.seat)} has no cowboy at all.` : say`${aSeat(told.seat)} has no cowboy without a badge.`;
    case 'shot':
      return say`The shot: ${aCard(told.card)}.`;
    case 'miss':
      return missed(told);
    case 'hit':
      return told.ricochet ? say`A ricochet! ${aSeat(told.seat)} loses a cowboy.` : say`A hit: ${aSeat(told.seat)} loses a cowboy.`;
    case 'surrender':
      return told.badge
        ? say`${aSeat(told.seat)} hands ${aSeat(told.shooter)} the ${aCard(told.card)}, badge and all.`
        : say`${aSeat(told.seat)} hands ${aSeat(told.shooter)} the ${aCard(told.card)}.`;
    case 'replace':
      if (told.cards && told.count > 0) return say`You draw ${cards(told.cards)} in his place.`;
      return told.count === 0
        ? say`${aSeat(told.seat)} draws nothing in his place.`
        : say`${aSeat(told.seat)} draws ${count(told.count)} in his place.`;
    case 'discard':
      return discarded(told);
    case 'draw':
      return drew(told);
    case 'reshuffle':
      return told.kept === null
        ? say`The discards are shuffled: ${told.count} in the draw pile.`
        : say`The discards are shuffled, all but the ${aCard(told.kept)}: ${told.count} in the draw pile.`;
    case 'done':
      return say`${aSeat(told.seat)} is done.`;
    case 'hand':
      return ended(told);
    case 'match':
      return say`${seatList('en', told.winners)} ${told.winners.length === 1 ? 'wins' : 'share the win'} with ${Math.max(...told.totals)} points.`;
  }
}
function passed({ way, count: number, handovers }: Extract<Event, { type: 'passed' }>): Sentence {
  const known = handovers.filter((one) => one.cards !== undefined);
  if (known.length === 0) return say`${number === 3 ? 'Three' : 'Two'} cards from everybody go ${WAY[way]}.`;
  return known.flatMap(
    (one, index) =>
      say`${index === 0 ? '' : ' '}${aSeat(one.from)} gives ${aSeat(one.to)} ${one.cards && one.cards.length > 0 ? cards(one.cards) : 'nothing'}.`,
  );
}
function missed({ seat, why, cowboy, badge }: Extract<Event, { type: 'miss' }>): Sentence {
  switch (why) {
    case 'badge':
      return say`A miss! The ${aCard(cowboy ?? '')} of ${aSeat(seat)} is pinned with a badge, the ${aCard(badge ?? '')}.`;
    case 'no-badge-left':
      return say`A miss: the ${aCard(cowboy ?? '')} of ${aSeat(seat)} ducks, but no badge is left for him.`;
    case 'unharmed':
      return say`A miss: nobody at the side of ${aSeat(seat)} is hurt.`;
    case 'no-card':
      return say`No card is left to turn: the shot goes wide.`;
  }
}
function discarded({ seat, card, to, badge }: Extract<Event, { type: 'discard' }>): Sentence {
  if (to === 'table') return say`${aSeat(seat)} lays the ${aCard(card)} on the table: 10 points.`;
  return badge
    ? say`${aSeat(seat)} lets the ${aCard(card)} go; the ${aCard(badge)} returns to the pile.`
    : say`${aSeat(seat)} discards the ${aCard(card)}.`;
}
function drew({ seat, from, cards: drawn }: Extract<Event, { type: 'draw' }>): Sentence {
  const seen = drawn.filter((card) => card !== null);
  const hidden = drawn.length - seen.length;
  const open = from.includes('discard');
  if (hidden === 0)
    return open
      ? say`${aSeat(seat)} takes the ${cards(seen)}${from.length > 1 ? '' : ' from the discards'}.`
      : say`${aSeat(seat)} draws the ${cards(seen)}.`;
  return open
    ? say`${aSeat(seat)} takes the ${cards(seen)} from the discards and draws a card.`
    : say`${aSeat(seat)} draws ${hidden === 1 ? 'a card' : 'two cards'}.`;
}
function ended({ ending, by, points }: Extract<Event, { type: 'hand' }>): Sentence {
  const scores = points.flatMap((score, seat) => say`${seat === 0 ? ' ' : ', '}${aSeat(seat)} ${score > 0 ? `+${score}` : score}`);
  const who = by === null ? say`` : say` ${aSeat(by)} ends it for 30.`;
  const why = {
    tens: 'All the 10s and a .22 are down.',
    aces: 'The last badge is given out.',
    limit: 'The sun is down: no more turns.',
    stalemate: 'Nobody has anything left to play.',
  }[ending];
  return say`The hand is over. ${why}${who}${scores}.`;
}

const acted = (on: About): string => ACT[(on.text('act') || 'nothing') as Act];

/** By clause and reason. */
const REFUSALS: Readonly<Record<string, (on: About) => Sentence>> = {
  'WC-1.1 over': () => say`The match is over.`,
  'WC-1.5 turn': (on) => say`It is the turn of ${on.seat()}.`,
  'WC-2.1 dealer': (on) => say`The dealer, ${on.seat()}, names the direction.`,
  'WC-2.1 name-direction': () => say`First name the direction of the pass.`,
  'WC-2.1 across': (on) => say`Across needs an even number of players; you are ${on.number('seats')}.`,
  'WC-2.2 given': () => say`You have chosen. The others are still choosing.`,
  'WC-5.2 given': () => say`You have chosen. The others are still choosing.`,
  'WC-2.2 give-now': (on) => say`First choose the ${count(on.number('count'))} to pass.`,
  'WC-5.2 give-now': (on) => say`First choose the ${count(on.number('count'))} to pass.`,
  'WC-2.2 count': (on) => say`Pass exactly ${count(on.number('owed'))}; these are ${on.number('given')}.`,
  'WC-5.2 count': (on) => say`Pass exactly ${count(on.number('owed'))}; these are ${on.number('given')}.`,
  'WC-5.3 badge-counts': (on) =>
    say`A cowboy and his badge are two cards: pass exactly ${on.number('owed')}, these are ${on.number('given')}.`,
  'WC-3.1 one-action': (on) => say`One action a turn, and you have ${acted(on)}.`,
  'WC-3.1 draw-now': () => say`You have discarded: now draw.`,
  'WC-3.1 discard-first': () => say`Discard before you draw.`,
  'WC-3.1 not-asked': () => say`Nobody has asked you that. It is your turn: act, or discard.`,
  'WC-3.3 nothing-discarded': () => say`Who has not discarded does not draw.`,
  'WC-3.3 began-empty': () => say`You began this turn with no card, so you do not discard in it.`,
  'WC-3.5 must-discard': () => say`You still have cards: the turn ends with a discard.`,
  'WC-4.5 six': (on) => say`A Six goes only when everything else in your hand counts for points. The ${on.cards('en')} would have to.`,
  'WC-4.3 no-discard': () =>
    say`There is no discard for you to take: your own of this turn does not count, and shot cards stay where they are.`,
  'WC-4.4 one': () => say`Only a discarded Five lets you draw two.`,
  'WC-4.4 two-discards': () => say`Only one card may come from the discards.`,
  'WC-4.7 fewer': (on) => say`The draw pile can give ${count(on.number('left'))} at most.`,
  'WC-9.1 discard': (on) => say`In Jeff's school taking the top discard is an action, and you have already ${acted(on)}.`,
  'WC-9.1 two': (on) => say`In Jeff's school drawing two is an action, and you have already ${acted(on)}.`,
  'WC-9.1 both': () => say`In Jeff's school it is the top discard or two cards, not both.`,
  'WC-5.1 no-couple': (on) => say`A couple is ${on.cards('en')}, both in your hand.`,
  'WC-5.1 shown': (on) => say`You have shown the couple of ${suit(on.text('suit'))} in this hand already.`,
  'WC-5.2 not-nine': (on) => say`Passing takes a Nine; that is the ${on.card()}.`,
  'WC-6.1 no-gun': (on) =>
    say`${on.cards('en')} make no gun. A .22 is two Twos, a .38 Three and Eight, a .357 Three, Five and Seven, a .45 Four and Five of one suit.`,
  'WC-6.3 spent': () => say`That gun cannot fire any more this turn: a gun fires once a turn, from the turn after it was pulled.`,
  'WC-7.1 not-your-gun': (on) => say`No gun of yours is made of ${on.cards('en')}.`,
  'WC-7.1 victim': () => say`Shoot at somebody else at this table.`,
  'WC-7.2 no-backfire': () => say`Only against a .22, and only with a Six in your hand.`,
  'WC-7.2 one-six': () => say`Hand over one Six.`,
  'WC-7.3 no-quickdraw': () => say`A quick draw is Three, Five and Seven of one suit, from your hand.`,
  'WC-7.4 answer-now': () => say`You are looking down a barrel: answer first.`,
  'WC-7.4 victim': (on) => say`${on.seat()} has to answer the shot first.`,
  'WC-7.7 victim': (on) => say`${on.seat()} has to hand over a cowboy first.`,
  'WC-7.9 victim': (on) => say`${on.seat()} may draw replacements first.`,
  'WC-7.7 surrender-now': () => say`You were hit: hand over a cowboy first.`,
  'WC-7.7 not-hit': (on) => say`It must be one of those that were hit: ${on.cards('en')}.`,
  'WC-7.8 not-hit': (on) => say`It must be one of those that were hit: ${on.cards('en')}.`,
  'WC-7.9 replace-now': () => say`First say how many cards you draw in his place.`,
  'WC-7.9 too-many': (on) => say`You may draw ${count(on.number('limit'))} in his place.`,
};
function refused(refusal: Refusal): Sentence {
  const on = about(refusal.about);
  const known = REFUSALS[`${refusal.rule} ${refusal.reason ?? ''}`];
  if (known) return known(on);
  return refusal.reason === 'not-held' ? say`You do not hold the ${on.card()}.` : say`The rules say no (${refusal.rule}).`;
}

function choice(action: Action, view: View): Sentence {
  switch (action.type) {
    case 'direction':
      return say`Pass ${WAY[action.way]}`;
    case 'give':
      return action.cards.length === 0 ? say`Pass nothing` : say`Pass ${cards(action.cards)}`;
    case 'couple':
      return say`Show the couple of ${suit(action.suit)}`;
    case 'nine':
      return say`Lay the ${aCard(action.card)}: two cards ${WAY[action.way]}`;
    case 'pull':
      return say`Pull a gun: ${cards(action.cards)}`;
    case 'shoot':
      return say`Shoot at ${aSeat(action.victim)} with ${cards(action.gun)}`;
    case 'answer':
      if (action.with === 'nothing') return say`Stand still and take the shot`;
      return action.with === 'six'
        ? say`Let it backfire: hand over ${cards(action.cards ?? [])}`
        : say`Quick draw: ${cards(action.cards ?? [])}`;
    case 'surrender':
      return say`Hand over the ${aCard(action.card)}`;
    case 'replace':
      return action.count === 0 ? say`Draw nothing in his place` : say`Draw ${count(action.count)} in his place`;
    case 'discard':
      return action.card.startsWith('T') ? say`Lay the ${aCard(action.card)} on the table` : say`Discard the ${aCard(action.card)}`;
    case 'draw': {
      const top = view.discard[view.offer];
      const taken = top === undefined ? say`the top discard` : say`the ${aCard(top)}`;
      if (!action.from.includes('discard')) return action.from.length === 1 ? say`Draw from the pile` : say`Draw two from the pile`;
      return action.from.length === 1 ? say`Take ${taken}` : say`Take ${taken} and draw one from the pile`;
    }
    case 'done':
      return say`Done`;
  }
}

function asked(view: View, seat: number): Sentence {
  const { phase } = view;
  if (!view.pending.includes(seat)) return waiting(view);
  switch (phase.name) {
    case 'direction':
      return say`You deal: which way do three cards go?`;
    case 'passing':
      return say`Choose ${count(phase.count)} to pass ${WAY[phase.way]}.`;
    case 'turn':
      if (view.act === 'shoot') return say`Shoot on, or end it with a discard.`;
      return view.act === 'nothing' ? say`Your turn: one action if you like, then discard.` : say`Now discard.`;
    case 'drawing':
      return phase.two ? say`A Five went: draw up to two.` : say`Draw a card.`;
    case 'answering':
      return say`${aSeat(view.turn)} has you in the sights. What do you do?`;
    case 'surrender':
      return say`You are hit. Which cowboy goes over?`;
    case 'replace':
      return say`How many cards do you draw in his place?`;
    case 'over':
      return say`The match is over.`;
  }
}
function waiting({ phase, pending }: View): Sentence {
  if (phase.name === 'over') return say`The match is over.`;
  return phase.name === 'passing' ? say`Waiting for ${seatList('en', pending)} to choose.` : say`Waiting for ${seatList('en', pending)}.`;
}

const lineWords =
  (lexicon: Lexicon) =>
  (line: SheetLine): Sentence => {
    const names: Readonly<Record<string, string>> = {
      earlier: 'Earlier hands',
      ending: 'Ended the hand',
      delay: 'Delay of game',
      ten: 'Ten',
      six: 'Six',
      evil: lexicon.evil,
      couple: 'Couple',
      cowboy: 'Cowboy',
      harlot: lexicon.harlot,
      marriage: 'Marriage',
      orphanage: 'Orphanage',
      harem: lexicon.harem,
      family: 'Family',
      gang: 'Gang',
      posse: 'Posse',
    };
    const name = names[line.what] ?? line.what;
    return line.cards.length === 0 ? say`${name}` : say`${name}: ${cards(line.cards)}`;
  };

const REASONS: Readonly<Record<string, (on: About) => Sentence>> = {
  end: () => say`It ends the hand, and ends it well for you.`,
  ten: () => say`Ten points on the table are safe.`,
  couple: () => say`25 points just for showing them.`,
  queen: () => say`A lone Queen costs 25, and a married one 50.`,
  six: () => say`Sixes cost 20 each, and three of them 100.`,
  gun: () => say`A gun on the table wins cowboys turn after turn.`,
  shoot: (on) => say`${on.seat()} likely has a cowboy that this gun can hit.`,
  hopeless: (on) => say`${on.seat()} most likely has nothing to hit.`,
  collection: () => say`It brings a collection closer.`,
  pass: () => say`Pass on what costs you points.`,
  answer: () => say`It turns the shot against the shooter.`,
  low: () => say`This card does the least for you.`,
  even: () => say`It is about as good as anything else.`,
};
const reason = ({ why, about: what }: Reason): Sentence => (REASONS[why] ?? (() => say`${why}`))(about(what));

const OPTION_WORDS: { readonly [K in keyof WyomingTypes['Options']]: OptionWords } = {
  target: { name: 'Play to', about: 'The first to reach this many points wins.' },
  school: {
    name: 'School',
    about: "In Jeff's school, taking the top discard and drawing two for a Five each use up the action of the turn.",
    values: { melissa: 'Melissa', jeff: 'Jeff' },
  },
  badgeRides: { name: 'Badges ride along', about: 'A badge does not count as one of the two cards passed with a Nine.' },
  askAlways: { name: 'Always ask', about: 'Every victim answers every shot, so that a pause gives nothing away.' },
  delay: {
    name: 'Delay of game',
    about: 'What holding Tens or pairs of Twos at the end costs.',
    values: { once: '30 once', each: '30 for each' },
  },
  handLimit: { name: 'Turns in a hand', about: 'So many turns for each player, then the hand ends; 0 is no limit.' },
  matchLimit: { name: 'Hands in a match', about: 'So many hands, then the highest total wins; 0 is no limit.' },
};

export const en = (tone: Tone): Words<WyomingTypes> => ({
  title: 'Wyoming Cowboy',
  card: (card) => cardName('en', card),
  event,
  refusal: refused,
  choice,
  asked,
  line: lineWords(LEXICON[tone]),
  reason,
  options: OPTION_WORDS,
});
