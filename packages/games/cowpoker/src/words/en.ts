// Cowpoker in English.
import { aCard, aSeat, bySeat, listedCards, type Sentence, say } from '@sagebrush/engine';
import { between, hasEffect, scoreList } from './common.ts';
import { GANGS } from './effects-en.ts';
import type { Lexicon } from './lexicon.ts';
import { ranchName } from './names.ts';
import { reasonsEn } from './reasons-en.ts';

const TRICK = { roundup: 'Roundup', gunfight: 'Gunfight' } as const;
const VALUE = { roundup: 'Roundup value', gunfight: 'Gunfight value' } as const;
const PLACE = { hand: 'hand', gang: 'Gang', cellar: 'Cellar' } as const;
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
const WORKS = {
  own: '',
  town: '',
  ace: ' Its boss is in the Gang, so it works.',
  no: ' Wrong Ranch: no effect.',
} as const;

const cards = (count: number): string => (count === 1 ? 'a card' : `${count} cards`);
/** The Gang of Hank, your Gang. */
const of = (what: string, seat: number): Sentence => [bySeat(seat, `the ${what} of `, `your ${what}`), aSeat(seat, '')];

export const en: Lexicon = {
  lang: 'en',
  title: 'Cowpoker',
  events: {
    deal: (event) => {
      const seats = event.ranches.map(
        (ranch, seat) =>
          say`${aSeat(seat, 'you')} ${bySeat(seat, 'runs', 'run')} ${ranchName(ranch)}${event.live[seat] ? '' : ' (Deadwood)'}`,
      );
      const hand = event.hand ? say` You hold ${listedCards('en', event.hand)}.` : [];
      return say`Game ${event.game}: ${between(seats, ', ')}. ${aSeat(event.lead, 'you')} ${bySeat(event.lead, 'leads', 'lead')}.${hand}`;
    },
    draw: (event) =>
      event.cards
        ? say`${aSeat(event.seat, 'you')} ${bySeat(event.seat, 'draws', 'draw')} ${listedCards('en', event.cards)}.`
        : say`${aSeat(event.seat, 'you')} ${bySeat(event.seat, 'draws', 'draw')} ${cards(event.count)}. ${event.deckSize} left in the deck.`,
    play: (event, pack) => {
      const verb =
        event.from === 'hand' ? bySeat(event.seat, 'plays', 'play') : bySeat(event.seat, 'turns over', 'turn over');
      const note = hasEffect(pack, event.card) ? WORKS[event.works] : '';
      return say`${aSeat(event.seat, 'you')} ${verb} ${aCard(event.card)}.${note}`;
    },
    place: (event) => say`${aCard(event.card)} joins the Gang ${GANGS[event.rule]}: ${aSeat(event.gang, 'yours')}.`,
    join: (event) => say`${aCard(event.card)} joins ${of('Gang', event.seat)}.`,
    randomizer: (event) => {
      const who =
        event.decides === 'gang'
          ? say`The randomizer settles it`
          : say`${aSeat(event.seat, 'you')} ${bySeat(event.seat, 'turns', 'turn')} a randomizer card`;
      if (event.again) return say`${who}: ${ranchName(event.ranch)}, which cannot be chosen. Again.`;
      return event.decides === 'trick'
        ? say`${who}: ${ranchName(event.ranch)}, ${TRICK[event.trick]}.`
        : say`${who}: ${ranchName(event.ranch)}.`;
    },
    call: (event) => say`${aSeat(event.seat, 'you')} ${bySeat(event.seat, 'calls', 'call')} a ${TRICK[event.trick]}.`,
    follow: (event) =>
      say`${aSeat(event.seat, 'you')} ${event.from === 'hand' ? bySeat(event.seat, 'plays', 'play') : bySeat(event.seat, 'turns over', 'turn over')} ${aCard(event.card)}: ${event.value}.`,
    pass: (event) => say`${aSeat(event.seat, 'you')} ${bySeat(event.seat, 'has', 'have')} no card to play.`,
    trick: (event) => {
      if (event.winner === null) return say`Nobody takes the ${TRICK[event.trick]}.`;
      return say`${aSeat(event.winner, 'you')} ${bySeat(event.winner, 'takes', 'take')} the ${TRICK[event.trick]} with ${event.value}${event.cards.length === 0 ? ', but every card of it went into a Gang' : say`: ${listedCards('en', event.cards)} to the Cellar`}.`;
    },
    steal: (event) =>
      say`${aSeat(event.seat, 'you')} ${bySeat(event.seat, 'steals', 'steal')} ${aCard(event.card)} from ${aSeat(event.from, 'you')}${event.to === 'gang' ? '' : ` (${PLACE[event.to]})`}.`,
    discard: (event) =>
      say`${aSeat(event.seat, 'you')} ${bySeat(event.seat, 'runs', 'run')} ${aCard(event.card)} out of town${event.from === event.seat ? ` (${PLACE[event.place]})` : say`, out of ${of('Gang', event.from)}`}.`,
    move: (event) =>
      say`${aSeat(event.seat, 'you')} ${bySeat(event.seat, 'moves', 'move')} ${aCard(event.card)} from the ${PLACE[event.from]} to the ${PLACE[event.to]}.`,
    swap: (event) =>
      say`${aSeat(event.seat, 'you')} ${bySeat(event.seat, 'gives', 'give')} ${aSeat(event.with, 'you')} ${aCard(event.gives)} for ${aCard(event.takes)}.`,
    look: (event) => {
      const seen = event.cards ? say`: ${listedCards('en', event.cards)}` : [];
      return event.at === 'deck'
        ? say`${aSeat(event.seat, 'you')} ${bySeat(event.seat, 'looks', 'look')} at the top ${cards(event.count)} of the deck${seen}.`
        : say`${aSeat(event.seat, 'you')} ${bySeat(event.seat, 'looks', 'look')} at ${of('hand', event.at)}${seen}.`;
    },
    skip: (event) => say`There is nothing to ${STEP[event.step]}.`,
    end: (event) => {
      const series =
        event.games === 1 ? [] : say` After ${event.game} of ${event.games} games: ${scoreList('en', event.totals)}.`;
      return say`The deck is empty and ${aSeat(event.seat, 'you')} cannot draw: the game ends. ${scoreList('en', event.scores)}.${series}`;
    },
  },
  refusals: {
    over: () => say`The game is over.`,
    turn: ({ seat }) => say`It is the turn of ${seat}.`,
    'trick-turn': ({ seat }) => say`The trick waits for ${seat}.`,
    'must-play': () => say`Play a card from your hand: that is your turn.`,
    'must-follow': () => say`A trick is on: play a card from your hand.`,
    'must-choose': () => say`Your card's effect waits for your choice.`,
    'not-in-hand': ({ card }) => say`${card} is not in your hand.`,
    'not-an-option': ({ option }) => say`${option} cannot be chosen here.`,
    'no-such-option': () => say`Choose one of the options that the effect offers.`,
  },
  refused: (rule) => say`The rules do not allow that (${rule}).`,
  choices: {
    play: (card, what) => say`Play ${card}, ${what}`,
    idle: 'Wrong Ranch: no effect.',
    follow: (card, trick, value) => say`Play ${card}: ${VALUE[trick]} ${value}`,
    choose: (option, verb) => say`${verb} ${option}`,
  },
  verbs: {
    trick: 'Call a',
    give: 'Give away',
    steal: 'Steal',
    discard: 'Discard',
    move: 'Move',
    swap: 'Take',
    choose: 'Choose',
  },
  asked: {
    over: say`The game is over.`,
    waiting: (seats) => say`Waiting for ${seats}.`,
    play: say`Play a card into your Gang.`,
    follow: (trick) => say`${TRICK[trick]}: play a card. The highest ${VALUE[trick]} takes the trick.`,
    trick: 'Roundup or Gunfight',
    who: 'who will it be',
    give: 'which card do you give',
    card: (step) => `which card do you ${step === 'swap' ? 'take' : STEP[step]}`,
  },
  lines: {
    card: (card) => say`${card} in the Gang`,
    hands: {
      'gang-hand': ['Gang', 'Best Gang'],
      'cellar-hand': ['Cellar', 'Best Cellar'],
      'final-hand': ['Hand', 'Best Hand'],
    },
    standsAs: 'as',
    split: (ways) => `, split ${ways} ways`,
    cellar: (points) => `${points} points in the Cellar`,
    fewest: ', the fewest',
    earlier: (games) => say`Earlier games (${games})`,
  },
  reasons: reasonsEn,
  options: {
    games: { name: 'Games', about: 'How many games make the series. Scores add up, and the lead passes to the left.' },
    foreignAce: {
      name: 'Foreign Aces',
      about: 'Whether an Ace of another Ranch has its own effect for whoever plays it.',
      values: { sleeps: 'No effect', wakes: 'Effect works' },
    },
    order: {
      name: 'Gang or effect first',
      about: 'Whether a card joins the Gang before its effect or after it.',
      values: { 'gang-first': 'Gang first', 'effect-first': 'Effect first' },
    },
    memoryAid: {
      name: 'Open Cellars',
      about: 'Shows what lies in the Cellars before the end. It was all played openly: this only helps the memory.',
    },
    pack: {
      name: 'Pack',
      about: 'The 54 cards: Centerville, or a pack of your own.',
      values: { centerville: 'Centerville' },
    },
    aces: {
      name: 'Aces',
      about: 'For simulations: whether an Ace makes its Ranch work for the Gang that holds it.',
    },
    edition: {
      name: 'Edition',
      about: 'Which edition of Centerville is played. Matches of before keep theirs.',
      values: { 1: 'First', 2: 'Second' },
    },
  },
};
