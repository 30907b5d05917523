// Effects in English.
import type { EffectWords } from './effect-words.ts';

export const GANGS = {
  worst: 'with the worst poker hand',
  best: 'with the best poker hand',
  smallest: 'with the fewest cards',
  largest: 'with the most cards',
  poorest: 'with the fewest points',
  richest: 'with the most points',
} as const;
const INTO = { gang: '', cellar: ' and put it into your Cellar', hand: ' and take it into your hand' } as const;
const TO = { gang: 'into your Gang', cellar: 'into your Cellar', hand: 'into your hand' } as const;
const RANK = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King', 'Ace'];
const A_RANK = RANK.map((rank) => `${/^(?:8|Ace)/.test(rank) ? 'an' : 'a'} ${rank}`);
const OWN = { hand: 'from your hand', gang: 'from your Gang', cellar: 'from your Cellar' } as const;
const CARDS = {
  choice: 'a card of your choice',
  random: 'a card at random',
  highest: 'the card worth the most',
  lowest: 'the card worth the least',
} as const;
const TIMES = ['', 'once', 'twice', 'three times', 'four times', 'five times'];

export const effectsEn: EffectWords = {
  nothing: 'no special effect',
  place: (gang) => `however this card is played, it goes into the Gang ${GANGS[gang]}`,
  wild: (rank) => `${rank} are wild where this card lies`,
  call: { roundup: 'call a Roundup', gunfight: 'call a Gunfight', choice: 'call a Roundup or a Gunfight, you choose' },
  steal: (card, from, to) => `steal ${card} ${from}${INTO[to]}`,
  draw: (cards) => (cards === 1 ? 'draw a card' : `draw ${cards} cards`),
  discard: (card) => `discard ${card}`,
  move: (card, to) => `move ${card} ${TO[to]}`,
  swap: (give, take, from) => `swap ${give} for ${take} ${from}`,
  lookAtHand: {
    choice: "look at another player's hand, you choose whose",
    random: "look at another player's hand, whose is left to chance",
    left: 'look at the hand of the player on your left',
    across: 'look at the hand of the player across',
    right: 'look at the hand of the player on your right',
    worst: `look at the hand of the other player whose Gang is the one ${GANGS.worst}`,
    best: `look at the hand of the other player whose Gang is the one ${GANGS.best}`,
    smallest: `look at the hand of the other player whose Gang is the one ${GANGS.smallest}`,
    largest: `look at the hand of the other player whose Gang is the one ${GANGS.largest}`,
    poorest: `look at the hand of the other player whose Gang is the one ${GANGS.poorest}`,
    richest: `look at the hand of the other player whose Gang is the one ${GANGS.richest}`,
  },
  lookAtDeck: (cards) =>
    cards === 1 ? 'look at the top card of the deck' : `look at the top ${cards} cards of the deck`,
  live: (inner, times) => `live player${times === undefined ? '' : `, ${TIMES[times]}`}: ${inner}`,
  times: (times, inner) => `${TIMES[times]}: ${inner}`,
  whileWon: (inner) => `${inner}; each time you win the trick, do it again`,
  cards: CARDS,
  others: {
    choice: 'from another Gang, you choose which',
    random: 'from another Gang, which is left to chance',
    left: 'from the Gang on your left',
    across: 'from the Gang across the table',
    right: 'from the Gang on your right',
    worst: `from the other Gang ${GANGS.worst}`,
    best: `from the other Gang ${GANGS.best}`,
    smallest: `from the other Gang ${GANGS.smallest}`,
    largest: `from the other Gang ${GANGS.largest}`,
    poorest: `from the other Gang ${GANGS.poorest}`,
    richest: `from the other Gang ${GANGS.richest}`,
  },
  anyOther: 'from any other Gang',
  own: OWN,
  ownCard: (rule, place) => `${CARDS[rule]} ${OWN[place]}`,
  ofRank: (rule, rank) =>
    ({
      choice: `${A_RANK[rank]} of your choice`,
      random: `${A_RANK[rank]} at random`,
      highest: `the ${RANK[rank]} worth the most`,
      lowest: `the ${RANK[rank]} worth the least`,
    })[rule],
  only: (what) => `(only ${what})`,
  ranks: ['2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s', '10s', 'Jacks', 'Queens', 'Kings', 'Aces'],
  suits: ['Clubs', 'Diamonds', 'Hearts', 'Spades'],
  homes: {
    davila: 'Davila',
    gallagher: 'Gallagher',
    masterson: 'Masterson',
    'san-joaquin': 'San Joaquin',
    town: 'Town',
  },
  or: ' or ',
};
