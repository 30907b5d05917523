// Cowpoker in English.
import {
  aCard,
  aSeat,
  listedCards,
  type Part,
  parseCard,
  type Refusal,
  type Sentence,
  type SheetLine,
  say,
  type Words,
} from '@sagebrush/engine';
import type { Pack } from '../pack/compile.ts';
import { RANCHES } from '../pack/steps.ts';
import type { Why } from '../sense/why.ts';
import type { Action, Asked, CowpokerTypes, Event, View } from '../types.ts';
import { aboutSeat, aboutText, between, effectFor, hasEffect, lineHand, noteNumber, optionPart, signed, standIns } from './common.ts';
import { ranchNames } from './names.ts';
import { cardLabel } from './option-text.ts';

const TRICK = { roundup: 'Roundup', gunfight: 'Gunfight' } as const;
const VALUE = { roundup: 'Roundup value', gunfight: 'Gunfight value' } as const;
const PLACE = { hand: 'hand', gang: 'Gang', cellar: 'Cellar' } as const;
const GANG = {
  worst: 'worst poker hand',
  best: 'best poker hand',
  smallest: 'fewest cards',
  largest: 'most cards',
  poorest: 'fewest points',
  richest: 'most points',
} as const;
const STEP = {
  call: 'call a trick',
  steal: 'steal',
  draw: 'draw',
  discard: 'discard',
  move: 'move',
  swap: 'swap',
  look: 'look at',
  live: 'do',
  repeat: 'repeat',
  place: 'place',
  wild: 'make wild',
} as const;

const WORKS = { own: '', town: '', ace: ' Its boss is in the Gang, so it works.', no: ' It works for another Ranch.' } as const;

const ranchName = (ranch: (typeof RANCHES)[number]): string => ranchNames[RANCHES.indexOf(ranch)] ?? ranch;
const cards = (count: number): string => (count === 1 ? 'a card' : `${count} cards`);

function eventSentence(pack: Pack, event: Event): Sentence {
  switch (event.type) {
    case 'deal': {
      const seats = event.ranches.map(
        (ranch, seat) => say`${aSeat(seat)} runs ${ranchName(ranch)}${event.live[seat] ? '' : ' (Deadwood)'}`,
      );
      const hand = event.hand ? say` You hold ${listedCards('en', event.hand)}.` : [];
      return say`Game ${event.game}: ${between(seats, ', ')}. ${aSeat(event.lead)} leads.${hand}`;
    }
    case 'draw':
      return event.cards
        ? say`${aSeat(event.seat)} draws ${listedCards('en', event.cards)}.`
        : say`${aSeat(event.seat)} draws ${cards(event.count)}. ${event.deckSize} left in the deck.`;
    case 'play': {
      const verb = event.from === 'hand' ? 'plays' : 'turns over';
      const note = hasEffect(pack, event.card) ? WORKS[event.works] : '';
      return say`${aSeat(event.seat)} ${verb} ${aCard(event.card)}.${note}`;
    }
    case 'place':
      return say`${aCard(event.card)} joins the Gang with the ${GANG[event.rule]}: ${aSeat(event.gang)}.`;
    case 'randomizer': {
      const who = event.decides === 'gang' ? say`The randomizer settles it` : say`${aSeat(event.seat)} turns a randomizer card`;
      if (event.again) return say`${who}: ${ranchName(event.ranch)}, which cannot be. Again.`;
      return event.decides === 'trick'
        ? say`${who}: ${ranchName(event.ranch)}, ${TRICK[event.trick]}.`
        : say`${who}: ${ranchName(event.ranch)}.`;
    }
    case 'call':
      return say`${aSeat(event.seat)} calls a ${TRICK[event.trick]}.`;
    case 'follow':
      return say`${aSeat(event.seat)} ${event.from === 'hand' ? 'lays' : 'turns over'} ${aCard(event.card)}: ${event.value}.`;
    case 'pass':
      return say`${aSeat(event.seat)} has nothing to lay.`;
    case 'trick':
      if (event.winner === null) return say`Nobody takes the ${TRICK[event.trick]}.`;
      return say`${aSeat(event.winner)} takes the ${TRICK[event.trick]} with ${event.value}${event.cards.length === 0 ? ', and nothing is left of it' : say`: ${listedCards('en', event.cards)} to the Cellar`}.`;
    case 'steal':
      return say`${aSeat(event.seat)} steals ${aCard(event.card)} from ${aSeat(event.from)}${event.to === 'gang' ? '' : ` (${PLACE[event.to]})`}.`;
    case 'discard':
      return say`${aSeat(event.seat)} runs ${aCard(event.card)} out of town${event.from === event.seat ? ` (${PLACE[event.place]})` : say`, out of the Gang of ${aSeat(event.from)}`}.`;
    case 'move':
      return say`${aSeat(event.seat)} moves ${aCard(event.card)} from the ${PLACE[event.from]} to the ${PLACE[event.to]}.`;
    case 'swap':
      return say`${aSeat(event.seat)} gives ${aSeat(event.with)} ${aCard(event.gives)} for ${aCard(event.takes)}.`;
    case 'look': {
      const seen = event.cards ? say`: ${listedCards('en', event.cards)}` : [];
      return event.at === 'deck'
        ? say`${aSeat(event.seat)} looks at the top ${cards(event.count)} of the deck${seen}.`
        : say`${aSeat(event.seat)} looks at the hand of ${aSeat(event.at)}${seen}.`;
    }
    case 'skip':
      return say`There is nothing to ${STEP[event.step]}.`;
    case 'end': {
      const scores = event.scores.map((score, seat) => say`${aSeat(seat)} ${score}`);
      const series =
        event.games === 1
          ? []
          : say` After ${event.game} of ${event.games} games: ${between(
              event.totals.map((total, seat) => say`${aSeat(seat)} ${total}`),
              ', ',
            )}.`;
      return say`The deck is empty and ${aSeat(event.seat)} cannot draw: the game ends. ${between(scores, ', ')}.${series}`;
    }
  }
}

function refusalSentence(pack: Pack, refused: Refusal): Sentence {
  switch (refused.reason) {
    case 'over':
      return say`The game is over.`;
    case 'turn':
      return refused.rule === 'CP-4.1'
        ? say`The trick waits for ${aSeat(aboutSeat(refused.about))}.`
        : say`It is the turn of ${aSeat(aboutSeat(refused.about))}.`;
    case 'must-play':
      return say`Play a card from your hand: that is your turn.`;
    case 'must-follow':
      return say`A trick is on: lay a card from your hand.`;
    case 'must-choose':
      return say`Your card's effect waits for your choice.`;
    case 'not-in-hand':
      return say`${aCard(aboutText(refused, 'card'))} is not in your hand.`;
    case 'not-an-option':
      return say`${optionPart('en', pack, aboutText(refused, 'option'))} is not among what you can choose.`;
    case 'no-such-option':
      return say`Choose one of what the effect offers.`;
    default:
      return say`The rules do not allow that (${refused.rule}).`;
  }
}

function choiceSentence(pack: Pack, action: Action, view: View): Sentence {
  if (action.type === 'choose') return say`${optionVerb(view.asked)} ${optionPart('en', pack, action.option)}`;
  if (action.type === 'follow') {
    const kind = view.trick?.kind ?? 'roundup';
    return say`Lay ${aCard(action.card)}: ${VALUE[kind]} ${pack.values[kind === 'roundup' ? 0 : 1]?.[parseCard(action.card)] ?? 0}`;
  }
  const effect = effectFor('en', pack, view, action.card);
  return say`Play ${aCard(action.card)}, ${signed(pack.points[parseCard(action.card)] ?? 0)}${effect === '' ? '' : `. ${effect}`}`;
}

function optionVerb(asked: Asked | null): string {
  if (asked?.about === 'trick') return 'Call a';
  if (asked?.about === 'give') return 'Give away';
  if (asked?.about === 'who') return 'Choose';
  const verbs: Readonly<Record<string, string>> = { steal: 'Steal', discard: 'Discard', move: 'Move', swap: 'Take' };
  return verbs[asked?.step ?? ''] ?? 'Choose';
}

function askedSentence(view: View, seat: number): Sentence {
  if (view.over) return say`The game is over.`;
  if (!view.pending.includes(seat))
    return say`Waiting for ${between(
      view.pending.map((one) => [aSeat(one)]),
      ', ',
    )}.`;
  if (view.trick) return say`${TRICK[view.trick.kind]}: lay a card. The highest ${VALUE[view.trick.kind]} takes all.`;
  if (!view.asked) return say`Play a card into your Gang.`;
  const { about, card, step } = view.asked;
  if (about === 'trick') return say`${aCard(card)}: Roundup or Gunfight?`;
  if (about === 'who') return say`${aCard(card)}: whom do you choose?`;
  return about === 'give'
    ? say`${aCard(card)}: which card do you give?`
    : say`${aCard(card)}: which card do you ${step === 'swap' ? 'take' : STEP[step]}?`;
}

function lineSentence(line: SheetLine): Sentence {
  const sharing = noteNumber(line, 'sharing');
  const split = sharing > 1 ? `, split ${sharing} ways` : '';
  const wilds = standIns(line).map(([wild, as]) => say`${aCard(wild)} as ${as}`);
  const hand = (): Sentence => say`${lineHand('en', line)}${wilds.length === 0 ? '' : say` (${between(wilds, ', ')})`}`;
  switch (line.what) {
    case 'card':
      return say`${aCard(line.cards[0] ?? '')} in the Gang`;
    case 'gang-hand':
      return say`${sharing > 0 ? 'Best Gang' : 'Gang'}: ${hand()}${split}`;
    case 'cellar-hand':
      return say`${sharing > 0 ? 'Best Cellar' : 'Cellar'}: ${hand()}${split}`;
    case 'final-hand':
      return say`${sharing > 0 ? 'Best Hand' : 'Hand'}: ${hand()}${split}`;
    case 'cellar':
      return say`${noteNumber(line, 'held')} points in the Cellar${sharing > 0 ? `, the fewest${split}` : ''}`;
    default:
      return say`Earlier games (${noteNumber(line, 'games')})`;
  }
}

const REASONS: Readonly<Record<Why, (card: Part) => Sentence>> = {
  points: (card) => say`${card} brings points.`,
  poker: (card) => say`${card} makes the Gang a better poker hand.`,
  effect: (card) => say`The effect of ${card} is worth it.`,
  pair: (card) => say`Without ${card} the hand is still good for the end.`,
  keep: (card) => say`${card} is worth more in the hand.`,
  steer: (card) => say`${card} goes to somebody it suits.`,
  costs: (card) => say`${card} costs points.`,
  'leads-trick': (card) => say`${card} can take the trick.`,
  spare: (card) => say`The trick is hard to win, and ${card} can be spared.`,
  'called-trick': () => say`This trick suits the hand.`,
  target: () => say`It hurts the right one.`,
  take: (card) => say`${card} changes the most.`,
  give: (card) => say`${card} is missed the least.`,
};

export const english = (pack: Pack): Words<CowpokerTypes> => ({
  title: 'Cowpoker',
  card: (card) => cardLabel('en', pack, parseCard(card)),
  event: (event) => eventSentence(pack, event),
  refusal: (refused) => refusalSentence(pack, refused),
  choice: (action, view) => choiceSentence(pack, action, view),
  asked: askedSentence,
  line: lineSentence,
  reason: ({ why, about }) => REASONS[why as Why](aCard(String(about?.['card'] ?? ''))),
  options: {
    games: { name: 'Games', about: 'How many games make the series. Scores add up, and the lead passes to the left.' },
    memoryAid: {
      name: 'Open Cellars',
      about: 'Shows what lies in the Cellars. The cards were played openly, so it is a help for the memory only.',
    },
    pack: { name: 'Pack', about: 'The 54 cards: Centerville, or a pack of your own.', values: { centerville: 'Centerville' } },
    aces: { name: 'Aces', about: 'For the lab: whether an Ace makes its Ranch work for the Gang that holds it.' },
  },
});
