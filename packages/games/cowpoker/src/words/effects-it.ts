// Effects in Italian, in the words of the Italian translation.
import type { EffectWords } from './effect-words.ts';

export const GANGS = {
  worst: 'con la peggiore mano di poker',
  best: 'con la migliore mano di poker',
  smallest: 'con meno carte',
  largest: 'con più carte',
  poorest: 'con meno punti',
  richest: 'con più punti',
} as const;
const INTO = { gang: '', cellar: ' e mettila nella tua cantina', hand: ' e prendila in mano' } as const;
const TO = { gang: 'nella tua banda', cellar: 'nella tua cantina', hand: 'in mano' } as const;
const OWN = { hand: 'dalla tua mano', gang: 'dalla tua banda', cellar: 'dalla tua cantina' } as const;
const OF_OWN = { hand: 'della tua mano', gang: 'della tua banda', cellar: 'della tua cantina' } as const;
const A_RANK = [
  ...['2', '3', '4', '5', '6', '7', '8', '9', '10', 'fante'].map((rank) => `un ${rank}`),
  'una donna',
  'un re',
  'un asso',
];
const THE_RANK = [
  'il 2',
  'il 3',
  'il 4',
  'il 5',
  'il 6',
  'il 7',
  "l'8",
  'il 9',
  'il 10',
  'il fante',
  'la donna',
  'il re',
  "l'asso",
];
const TIMES = ['', 'una volta', 'due volte', 'tre volte', 'quattro volte', 'cinque volte'];
const HAND_OF = "guarda la mano dell'altro giocatore che ha la banda";

export const effectsIt: EffectWords = {
  nothing: 'nessun effetto speciale',
  place: (gang) => `comunque sia giocata, questa carta va nella banda ${GANGS[gang]}`,
  wild: (rank) => `${rank} sono jolly dove si trova questa carta`,
  call: {
    roundup: 'annuncia un raduno',
    gunfight: 'annuncia una sparatoria',
    choice: 'annuncia un raduno o una sparatoria, a tua scelta',
  },
  steal: (card, from, to) => `ruba ${card} ${from}${INTO[to]}`,
  draw: (cards) => (cards === 1 ? 'pesca una carta' : `pesca ${cards} carte`),
  discard: (card) => `elimina dal gioco ${card}`,
  move: (card, to) => `${to === 'hand' ? 'prendi' : 'metti'} ${card} ${TO[to]}`,
  swap: (give, take, from) => `scambia ${give} con ${take} ${from}`,
  lookAtHand: {
    choice: 'guarda la mano di un altro giocatore a tua scelta',
    random: 'guarda la mano di un altro giocatore scelto a caso',
    left: 'guarda la mano del giocatore alla tua sinistra',
    across: 'guarda la mano del giocatore di fronte',
    right: 'guarda la mano del giocatore alla tua destra',
    worst: `${HAND_OF} ${GANGS.worst}`,
    best: `${HAND_OF} ${GANGS.best}`,
    smallest: `${HAND_OF} ${GANGS.smallest}`,
    largest: `${HAND_OF} ${GANGS.largest}`,
    poorest: `${HAND_OF} ${GANGS.poorest}`,
    richest: `${HAND_OF} ${GANGS.richest}`,
  },
  lookAtDeck: (cards) => (cards === 1 ? 'guarda la prima carta del mazzo' : `guarda le prime ${cards} carte del mazzo`),
  live: (inner, times) => `giocatore reale${times === undefined ? '' : `, ${TIMES[times]}`}: ${inner}`,
  times: (times, inner) => `${TIMES[times]}: ${inner}`,
  whileWon: (inner) => `${inner}; se vinci la sfida, ripeti, e così via`,
  cards: {
    choice: 'una carta a tua scelta',
    random: 'una carta a caso',
    highest: 'la carta che vale di più',
    lowest: 'la carta che vale meno',
  },
  others: {
    choice: "da un'altra banda a tua scelta",
    random: "da un'altra banda scelta a caso",
    left: 'dalla banda alla tua sinistra',
    across: 'dalla banda di fronte',
    right: 'dalla banda alla tua destra',
    worst: `dalla banda avversaria ${GANGS.worst}`,
    best: `dalla banda avversaria ${GANGS.best}`,
    smallest: `dalla banda avversaria ${GANGS.smallest}`,
    largest: `dalla banda avversaria ${GANGS.largest}`,
    poorest: `dalla banda avversaria ${GANGS.poorest}`,
    richest: `dalla banda avversaria ${GANGS.richest}`,
  },
  anyOther: "da un'altra banda qualsiasi",
  own: OWN,
  ownCard: (rule, place) =>
    ({
      choice: `una carta ${OF_OWN[place]} a tua scelta`,
      random: `una carta a caso ${OF_OWN[place]}`,
      highest: `la carta ${OF_OWN[place]} che vale di più`,
      lowest: `la carta ${OF_OWN[place]} che vale meno`,
    })[rule],
  ofRank: (rule, rank) =>
    ({
      choice: `${A_RANK[rank]} a tua scelta`,
      random: `${A_RANK[rank]} a caso`,
      highest: `${THE_RANK[rank]} che vale di più`,
      lowest: `${THE_RANK[rank]} che vale meno`,
    })[rule],
  only: (what) => `(solo ${what})`,
  ranks: ['i 2', 'i 3', 'i 4', 'i 5', 'i 6', 'i 7', 'gli 8', 'i 9', 'i 10', 'i fanti', 'le donne', 'i re', 'gli assi'],
  suits: ['fiori', 'quadri', 'cuori', 'picche'],
  homes: {
    davila: 'Davila',
    gallagher: 'Gallagher',
    masterson: 'Masterson',
    'san-joaquin': 'San Joaquin',
    town: 'città',
  },
  or: ' o ',
};
