// English.
import {
  aCard,
  aSeat,
  bySeat,
  type CardText,
  either,
  listed,
  listedCards,
  type Part,
  type Sentence,
  say,
} from '@sagebrush/engine';
import type { StandingFighter } from '../types.ts';
import { type FighterKind, fighterKind, ownerOn, pairRank } from './kinds.ts';
import type { Lexicon } from './lexicon.ts';

const KINDS: Readonly<Record<FighterKind, string>> = { lawman: 'a Lawman', cowpoke: 'a Cowpoke', outlaw: 'an Outlaw' };
const HANDS = { straight: 'a straight', flush: 'a flush', 'full-house': 'a full house' } as const;

const MANY = [
  'Twos',
  'Threes',
  'Fours',
  'Fives',
  'Sixes',
  'Sevens',
  'Eights',
  'Nines',
  'Tens',
  'Jacks',
  'Queens',
  'Kings',
  'Aces',
];

const the = (card: CardText): Sentence => ['the ', aCard(card)];
const who = (seat: number): Part => aSeat(seat, 'you');
const whose = (seat: number): Sentence => [aSeat(seat, 'your'), bySeat(seat, "'s", '')];
/** Whose fighter it is: Ada's Nine of Spades, or the player's own. */
const possessed = ({ seat, card }: StandingFighter, player: number): Sentence =>
  seat === player ? [bySeat(seat, 'their own ', 'your own '), aCard(card)] : [...whose(seat), ' ', aCard(card)];
const theCards = (cards: readonly CardText[], article = 'the'): Sentence => [
  `${article} `,
  ...listedCards('en', cards),
];
const seats = (list: readonly number[]): Sentence => listed('en', list.map(who));
const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;
const gained = (points: number): string => count(points, 'point');

export const en: Lexicon = {
  lang: 'en',
  title: 'Gunfight at the Pretty Good Corral',
  events: {
    deal: ({ dealer, first, deckSize }) =>
      say`${who(dealer)} ${bySeat(dealer, 'deals', 'deal')} five cards to everyone; ${deckSize} are left in the deck. ${who(first)} ${bySeat(first, 'goes', 'go')} first.`,
    fighter: ({ seat, card, value }) =>
      say`${who(seat)} ${bySeat(seat, 'sends', 'send')} out ${the(card)}, ${KINDS[fighterKind(card)]} worth ${value}.`,
    aim: ({ seat, fighter, aims, card }) =>
      card === undefined
        ? say`${whose(seat)} ${aCard(fighter)} takes aim (${count(aims, 'hidden card')}).`
        : say`${whose(seat)} ${aCard(fighter)} takes aim with ${the(card)} (${count(aims, 'hidden card')}).`,
    fight: ({ seat, attacker, target }) =>
      say`${who(seat)} ${bySeat(seat, 'picks', 'pick')} a fight: ${the(attacker.card)} against ${possessed(target, seat)}.`,
    bullet: ({ seat, card, target }) =>
      say`A stray bullet! ${who(seat)} ${bySeat(seat, 'fires', 'fire')} ${the(card)}: ${possessed(target, seat)} bites the dust.`,
    ambush: ({ seat, cards, sum, target }) =>
      say`${who(seat)} ${bySeat(seat, 'lays', 'lay')} an ambush worth ${sum} with ${theCards(cards)} for ${possessed(target, seat)}.`,
    showdown: ({ seat, cards, hand, targets }) =>
      say`Showdown! ${who(seat)} ${bySeat(seat, 'lays', 'lay')} down ${HANDS[hand]}, ${theCards(cards)}, ${showdownTake(seat, targets.length)}`,
    pass: ({ seat, passes }) =>
      passes === undefined
        ? say`${who(seat)} ${bySeat(seat, 'has no play and passes', 'have no play and pass')}.`
        : say`${who(seat)} ${bySeat(seat, 'passes', 'pass')}${passes === 1 ? '' : `: ${passes} in a row`}.`,
    reveal: ({ fighter, aim, total, spent }) =>
      say`On ${the(fighter)}: ${aim.flatMap(({ card, value }, index) => [index === 0 ? '' : ', ', aCard(card), ` (${value})`])}. That makes ${total}${spent ? '.' : ', and the cards stay where they are.'}`,
    duel: ({ winner, loser, lawman }) => {
      if (lawman) return say`The law wins: ${the(winner.card)} takes down ${the(loser.card)}.`;
      const tie = winner.total === loser.total ? ', and the attacker wins ties' : '';
      return say`${winner.total} against ${loser.total}${tie}: ${the(winner.card)} takes down ${the(loser.card)}.`;
    },
    shot: ({ target, sum, hit, lawmen }) =>
      lawmen
        ? say`No Outlaw outruns two Lawmen: ${the(target.card)} falls.`
        : say`${sum} against ${target.total}: ${the(target.card)} ${hit ? 'falls' : 'stands'}.`,
    score: ({ seat, cards, points, total }) =>
      say`${who(seat)} ${bySeat(seat, 'scores', 'score')} ${theCards(cards)} for ${points}: ${total} in all.`,
    discard: ({ cards }) => say`Discarded: ${listedCards('en', cards)}.`,
    draw: ({ seat, count: drawn, deckSize, cards }) =>
      say`${who(seat)} ${bySeat(seat, 'draws', 'draw')} ${cards === undefined ? count(drawn, 'card') : theCards(cards)}; ${deckSize === 0 ? 'the deck is empty' : `${deckSize} left`}.`,
    over: ({ outcome }) =>
      outcome.winners.length === 1
        ? say`The smoke clears: ${seats(outcome.winners)} ${bySeat(outcome.winners[0] ?? 0, 'wins', 'win')} with ${Math.max(...outcome.scores)}.`
        : say`The smoke clears: ${seats(outcome.winners)} share the win with ${Math.max(...outcome.scores)} each.`,
  },
  refusals: {
    over: () => say`The shooting is over: nobody has a play left.`,
    turn: ({ seat }) => say`Hold your horses: it is ${whose(seat)} turn.`,
    must: () => say`You still have a play, so you cannot pass.`,
    hand: ({ card }) => say`You do not hold ${the(card)}.`,
    absent: ({ card }) => say`The ${aCard(card)} is not a fighter on the table.`,
    twice: ({ card }) => say`You have ${the(card)} only once.`,
    'fighter-ace': ({ card }) =>
      say`The ${aCard(card)} cannot fight: an Ace is a stray bullet, an aim card, or part of a hand.`,
    'fighter-joker': () => say`A Joker cannot fight: use it to take aim, or to complete a pair or a showdown.`,
    theirs: ({ card, seat }) => say`The ${aCard(card)} rides for ${who(seat)}, not for you.`,
    own: ({ card }) => say`The ${aCard(card)} is on your own side. Pick a fight with somebody else.`,
    'no-ace': ({ card }) => say`The ${aCard(card)} is no stray bullet: only an Ace is.`,
    'no-pair': ({ cards }) =>
      say`${listedCards('en', cards)} are no pair: an ambush takes two cards of one rank, or one and a Joker.`,
    small: ({ target, value, cards, sum }) =>
      say`The ${aCard(target)} is worth ${value}, your pair of ${MANY[pairRank(cards)] ?? ''} only ${sum}.`,
    'joker-small': ({ target, value, sum }) =>
      say`The ${aCard(target)} is worth ${value}, your pair only ${sum}: its Joker adds nothing.`,
    jokers: () => say`Two Jokers add up to nothing and can ambush nobody.`,
    'no-showdown': ({ cards }) => say`${listedCards('en', cards)} make no straight, no flush and no full house.`,
    four: () =>
      say`Four of a kind is no showdown: it takes a straight, a flush or a full house of two different ranks.`,
  },
  choices: {
    fighter: ({ card }) => say`Send out ${the(card)} as a fighter`,
    aim: ({ card, fighter }) => say`Take aim: ${the(card)} face down on your ${aCard(fighter)}`,
    fight: ({ attacker, target }, view) =>
      say`Fight: your ${aCard(attacker)} against ${whose(ownerOn(view, target))} ${aCard(target)}`,
    bullet: ({ card, target }, view) =>
      ownerOn(view, target) === view.turn
        ? say`Stray bullet: ${the(card)} at your own ${aCard(target)}`
        : say`Stray bullet: ${the(card)} at ${whose(ownerOn(view, target))} ${aCard(target)}`,
    ambush: ({ cards, target }, view) =>
      ownerOn(view, target) === view.turn
        ? say`Ambush your own ${aCard(target)} with ${theCards(cards)}`
        : say`Ambush ${whose(ownerOn(view, target))} ${aCard(target)} with ${theCards(cards)}`,
    showdown: ({ cards }) => say`Showdown: ${theCards(cards)} for every fighter on the table`,
    pass: () => say`Pass`,
  },
  asked: {
    yours: (plays) => say`Your turn: ${either('en', plays)}.`,
    plays: {
      fighter: 'send out a fighter',
      aim: 'take aim',
      fight: 'pick a fight',
      bullet: 'fire an Ace',
      ambush: 'lay an ambush',
      showdown: 'call a showdown',
      special: 'shoot from your hand',
      pass: 'pass',
    },
    mustPass: say`You have no play this time: pass.`,
    theirs: (seat) => say`${who(seat)} ${bySeat(seat, 'is', 'are')} thinking.`,
    over: (winners) =>
      say`It is over: ${seats(winners)} ${winners.length === 1 ? bySeat(winners[0] ?? 0, 'wins.', 'win.') : 'share the win.'}`,
  },
  line: ({ cards }) => listedCards('en', cards),
  reasons: {
    law: ({ card, foe, seat, points }) =>
      say`A Lawman always beats an Outlaw: your ${aCard(card)} takes ${whose(seat)} ${aCard(foe)} for ${gained(points)}.`,
    kill: ({ card, foe, seat, points }) =>
      say`Your ${aCard(card)} is sure to beat ${whose(seat)} ${aCard(foe)}: ${gained(points)}, and no card from your hand.`,
    odds: ({ card, foe, seat, points, chance }) =>
      say`Your ${aCard(card)} beats ${whose(seat)} ${aCard(foe)} with a chance of about ${chance} percent: ${gained(points)}.`,
    hopeless: ({ card, foe, seat, chance }) =>
      say`Your ${aCard(card)} ${chance === 0 ? 'cannot' : 'can hardly'} beat ${whose(seat)} ${aCard(foe)}.`,
    ambush: ({ cards, foe, seat, points, chance }) =>
      say`${theCards(cards, 'The')} get ${whose(seat)} ${aCard(foe)} ${chance === 100 ? 'for sure' : `with a chance of about ${chance} percent`}: ${gained(points)}.`,
    bank: ({ cards, target, foe, seat, points }) =>
      say`Before ${whose(seat)} ${aCard(foe)} takes your ${aCard(target)}, you score it yourself with ${theCards(cards)}: ${gained(points)}.`,
    cash: ({ cards, target, points }) =>
      say`With ${theCards(cards)} you score your own ${aCard(target)}: ${gained(points)} that nobody can take from you.`,
    miss: ({ cards, target, points }) =>
      say`${theCards(cards, 'The')} are too weak for your own ${aCard(target)}, and so you score the pair: ${gained(points)}.`,
    squander: ({ cards, target }) =>
      say`${theCards(cards, 'The')} are too weak for your own ${aCard(target)}: the pair would be lost.`,
    bullet: ({ card, foe, seat }) => say`The ${aCard(card)} takes ${whose(seat)} ${aCard(foe)} off the table.`,
    shield: ({ card, foe, seat, target, points }) =>
      say`The ${aCard(card)} removes ${whose(seat)} ${aCard(foe)} before it takes your ${aCard(target)}: ${gained(points)} saved.`,
    deny: ({ card, target, foe, seat, points }) =>
      say`Before ${whose(seat)} ${aCard(foe)} takes your ${aCard(target)} for ${points}, the ${aCard(card)} discards it.`,
    waste: ({ card, target }) =>
      say`The ${aCard(card)} would throw away your own ${aCard(target)}, which nothing threatens.`,
    showdown: ({ cards, points, count: fighters }) =>
      say`${theCards(cards, 'The')} sweep the street: ${count(fighters, 'fighter')}, ${gained(points)}.`,
    empty: ({ cards }) => say`The street is empty: ${theCards(cards)} would go for nothing.`,
    guard: ({ card, target, foe, seat, points }) =>
      say`The ${aCard(card)} makes your ${aCard(target)} too fast for ${whose(seat)} ${aCard(foe)}: ${gained(points)} saved.`,
    strike: ({ card, target, foe, seat, points }) =>
      say`With ${the(card)}, your ${aCard(target)} can beat ${whose(seat)} ${aCard(foe)} next turn: ${gained(points)}.`,
    bury: ({ card, target, points }) =>
      say`As a fighter the ${aCard(card)} would be a prize of ${points}; under your ${aCard(target)} nobody can score it.`,
    ready: ({ card, target, total }) => say`The ${aCard(card)} brings your ${aCard(target)} to ${total} in an attack.`,
    hunt: ({ card, foe, seat, points, isLaw }) =>
      isLaw
        ? say`The ${aCard(card)} is a Lawman: next turn it beats the Outlaw, ${whose(seat)} ${aCard(foe)}, for ${gained(points)}.`
        : say`The ${aCard(card)} can beat ${whose(seat)} ${aCard(foe)} next turn: ${gained(points)}.`,
    safe: ({ card, isOpen }) =>
      isOpen
        ? say`Nobody has a fighter against ${the(card)} yet.`
        : say`None of the fighters on the table is likely to beat ${the(card)}.`,
    cheap: ({ card, points }) => say`The ${aCard(card)} puts only ${gained(points)} at risk.`,
    stand: ({ card, points }) => say`The ${aCard(card)} gives you a fighter of ${points} to take aim with.`,
    only: () => say`There is no other play.`,
    enough: () => say`Nothing is left that is worth doing.`,
    ahead: ({ points }) =>
      points === 0 ? say`If you pass, it ends level.` : say`If you pass, it is over, and you are ${points} ahead.`,
    behind: ({ points }) => say`If you pass, it is over, and you are ${points} behind.`,
    exposed: ({ foe, seat, points, chance }) =>
      say`Before that, ${whose(seat)} ${aCard(foe)} ${chance === 100 ? 'can beat it' : `beats it with a chance of about ${chance} percent`}: ${gained(points)} at risk.`,
    falls: ({ foe, seat, chance }) =>
      say`${whose(seat)} ${aCard(foe)} ${chance === 100 ? 'can beat it' : `has a chance of about ${chance} percent to beat it`} before your next turn.`,
    outlaw: ({ points }) => say`It is an Outlaw, though: any Two would take it for ${points}.`,
    dear: ({ points }) => say`With a pair or an aim card, somebody could still take it for ${points}.`,
    loses: ({ seat, points }) => say`If it loses, ${who(seat)} ${bySeat(seat, 'scores', 'score')} it for ${points}.`,
    bare: ({ foe, seat, points }) =>
      say`Then it stands without aim cards, open to ${whose(seat)} ${aCard(foe)}: ${gained(points)} at risk.`,
    gives: ({ seat, points }) =>
      say`If too much is hidden on the target, ${who(seat)} ${bySeat(seat, 'scores', 'score')} your pair for ${points}.`,
    unscored: ({ points }) => say`Nobody scores its ${points}.`,
    pair: ({ twin }) => say`It breaks up your pair with ${the(twin)}.`,
    ace: () => say`You give up a stray bullet.`,
    joker: () => say`While it is somebody else's turn, a Joker adds nothing.`,
    still: ({ foe, seat }) => say`Even so ${whose(seat)} ${aCard(foe)} can still win.`,
  },
  piles: { aim: (on) => `aim under the ${on}` },
  options: {
    selfAmbush: {
      name: 'A miss at your own fighter',
      about: 'What becomes of a pair that fails to shoot a fighter of your own.',
      values: { score: 'you score the pair', discard: 'the pair is discarded' },
    },
    ambushSpendsAim: {
      name: 'Ambushes use up aim cards',
      about:
        'Aim cards shown by an ambush are discarded even when the fighter survives. Otherwise they stay on it, known to all.',
    },
    jokerLawmen: {
      name: 'A Joker can be a Lawman',
      about: 'A Two with a Joker counts as a pair of Lawmen and always gets its Outlaw.',
    },
    stop: {
      name: 'Passing at the end',
      about:
        'Whether whoever can play has to, however useless it is; or may pass once the deck is empty, and the game ends when everybody has passed in a row.',
      values: { legal: 'whoever can play must', useful: 'with an empty deck you may pass' },
    },
  },
};

const showdownTake = (seat: number, fighters: number): Sentence =>
  fighters === 0 ? ['in an empty street.'] : ['and ', bySeat(seat, 'takes', 'take'), ` ${count(fighters, 'fighter')}.`];
