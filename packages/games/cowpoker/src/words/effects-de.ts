// Effects in German, in the words of the German edition.
import type { EffectWords } from './effect-words.ts';

export const GANGS = {
  worst: 'mit dem schlechtesten Pokerblatt',
  best: 'mit dem besten Pokerblatt',
  smallest: 'mit den wenigsten Karten',
  largest: 'mit den meisten Karten',
  poorest: 'mit den wenigsten Punkten',
  richest: 'mit den meisten Punkten',
} as const;
const INTO = { gang: '', cellar: ' und lege sie in deinen Keller', hand: ' und nimm sie auf die Hand' } as const;
const TO = { gang: 'in deine Bande', cellar: 'in deinen Keller', hand: 'auf die Hand' } as const;
const OWN = { hand: 'aus deiner Hand', gang: 'aus deiner Bande', cellar: 'aus deinem Keller' } as const;
const CARDS = {
  choice: 'eine Karte deiner Wahl',
  random: 'eine zufällige Karte',
  highest: 'die Karte mit den meisten Punkten',
  lowest: 'die Karte mit den wenigsten Punkten',
} as const;
/** One card of a rank, and that very card, in the accusative. */
const A_RANK = [
  ...['Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn'].map((rank) => `eine ${rank}`),
  'einen Buben',
  'eine Dame',
  'einen König',
  'ein Ass',
];
const THE_RANK = A_RANK.map((rank) =>
  rank
    .replace(/^einen /, 'den ')
    .replace(/^eine /, 'die ')
    .replace(/^ein /, 'das '),
);
const TIMES = ['', 'einmal', 'zweimal', 'dreimal', 'viermal', 'fünfmal'];
/** After a colon German goes on with a capital where a sentence follows. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const HAND_OF = 'sieh dir die Hand des anderen Spielers an, dessen Bande die';

export const effectsDe: EffectWords = {
  nothing: 'kein Spezialeffekt',
  place: (gang) => `egal, wie die Karte gespielt wird: Sie kommt in die Bande ${GANGS[gang]}`,
  wild: (rank) => `${rank} sind Joker, wo diese Karte liegt`,
  call: {
    roundup: 'rufe einen Viehtrieb aus',
    gunfight: 'rufe eine Schießerei aus',
    choice: 'rufe einen Viehtrieb oder eine Schießerei aus, du entscheidest',
  },
  steal: (card, from, to) => `stiehl ${card} ${from}${INTO[to]}`,
  draw: (cards) => (cards === 1 ? 'ziehe eine Karte' : `ziehe ${cards} Karten`),
  discard: (card) => `wirf ${card} ab`,
  move: (card, to) => `${to === 'hand' ? 'nimm' : 'lege'} ${card} ${TO[to]}`,
  swap: (give, take, from) => `tausche ${give} gegen ${take} ${from}`,
  lookAtHand: {
    choice: 'sieh dir die Hand eines anderen Spielers an, du entscheidest, wessen',
    random: 'sieh dir die Hand eines anderen Spielers an, der Zufall entscheidet, wessen',
    left: 'sieh dir die Hand deines linken Nachbarn an',
    across: 'sieh dir die Hand deines Gegenübers an',
    right: 'sieh dir die Hand deines rechten Nachbarn an',
    worst: `${HAND_OF} ${GANGS.worst} ist`,
    best: `${HAND_OF} ${GANGS.best} ist`,
    smallest: `${HAND_OF} ${GANGS.smallest} ist`,
    largest: `${HAND_OF} ${GANGS.largest} ist`,
    poorest: `${HAND_OF} ${GANGS.poorest} ist`,
    richest: `${HAND_OF} ${GANGS.richest} ist`,
  },
  lookAtDeck: (cards) =>
    cards === 1 ? 'sieh dir die oberste Karte des Stapels an' : `sieh dir die obersten ${cards} Karten des Stapels an`,
  live: (inner, times) => `echter Spieler${times === undefined ? '' : `, ${TIMES[times]}`}: ${capital(inner)}`,
  times: (times, inner) => `${TIMES[times]}: ${capital(inner)}`,
  whileWon: (inner) => `${inner}; gewinnst du den Stich, dann noch einmal, und so weiter`,
  cards: CARDS,
  others: {
    choice: 'aus einer anderen Bande, du entscheidest, aus welcher',
    random: 'aus einer anderen Bande, der Zufall entscheidet, aus welcher',
    left: 'aus der Bande links von dir',
    across: 'aus der Bande gegenüber',
    right: 'aus der Bande rechts von dir',
    worst: `aus der gegnerischen Bande ${GANGS.worst}`,
    best: `aus der gegnerischen Bande ${GANGS.best}`,
    smallest: `aus der gegnerischen Bande ${GANGS.smallest}`,
    largest: `aus der gegnerischen Bande ${GANGS.largest}`,
    poorest: `aus der gegnerischen Bande ${GANGS.poorest}`,
    richest: `aus der gegnerischen Bande ${GANGS.richest}`,
  },
  anyOther: 'aus irgendeiner anderen Bande',
  own: OWN,
  ownCard: (rule, place) => `${CARDS[rule]} ${OWN[place]}`,
  ofRank: (rule, rank) =>
    ({
      choice: `${A_RANK[rank]} deiner Wahl`,
      random: `${A_RANK[rank]}, zufällig bestimmt,`,
      highest: `${THE_RANK[rank]} mit den meisten Punkten`,
      lowest: `${THE_RANK[rank]} mit den wenigsten Punkten`,
    })[rule],
  only: (what) => `(nur ${what})`,
  ranks: [
    'Zweien',
    'Dreien',
    'Vieren',
    'Fünfen',
    'Sechsen',
    'Siebenen',
    'Achten',
    'Neunen',
    'Zehnen',
    'Buben',
    'Damen',
    'Könige',
    'Asse',
  ],
  suits: ['Kreuz', 'Karo', 'Herz', 'Pik'],
  homes: {
    davila: 'Davila',
    gallagher: 'Gallagher',
    masterson: 'Masterson',
    'san-joaquin': 'San Joaquin',
    town: 'Stadt',
  },
  or: ' oder ',
};
