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
const TO = { gang: 'nella tua banda', cellar: 'nella tua cantina', hand: 'nella tua mano' } as const;
const TIMES = ['', 'una volta', 'due volte', 'tre volte', 'quattro volte', 'cinque volte'];
const HAND_OF = "guarda la mano dell'altro giocatore che ha la banda";

export const effectsIt: EffectWords = {
  nothing: 'nessun effetto speciale',
  place: (gang) => `comunque sia giocata, questa carta va nella banda ${GANGS[gang]}`,
  wild: (rank) => `${rank} sono jolly dove si trova questa carta`,
  call: {
    roundup: 'annuncia un rodeo',
    gunfight: 'annuncia una sparatoria',
    choice: 'annuncia un rodeo o una sparatoria, a tua scelta',
  },
  steal: (card, from, to) => `ruba ${card} ${from}${INTO[to]}`,
  draw: (cards) => (cards === 1 ? 'pesca una carta' : `pesca ${cards} carte`),
  discard: (card, from) => `elimina dal gioco ${card} ${from}`,
  move: (card, from, to) => `sposta ${card} ${from} ${TO[to]}`,
  swap: (give, take, from) => `scambia ${give} dalla tua banda con ${take} ${from}`,
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
  live: (inner) => `giocatore reale: ${inner}`,
  times: (times, inner) => `${TIMES[times]}: ${inner}`,
  whileWon: (inner) => `${inner}; finché vinci la sfida, ancora`,
  cards: {
    choice: 'una carta a tua scelta',
    random: 'una carta a caso',
    highest: 'la carta che vale di più',
    lowest: 'la carta che vale di meno',
  },
  others: {
    choice: "da un'altra banda a tua scelta",
    random: "da un'altra banda scelta a caso",
    left: 'dalla banda alla tua sinistra',
    across: 'dalla banda di fronte',
    right: 'dalla banda alla tua destra',
    worst: `dall'altra banda ${GANGS.worst}`,
    best: `dall'altra banda ${GANGS.best}`,
    smallest: `dall'altra banda ${GANGS.smallest}`,
    largest: `dall'altra banda ${GANGS.largest}`,
    poorest: `dall'altra banda ${GANGS.poorest}`,
    richest: `dall'altra banda ${GANGS.richest}`,
  },
  anyOther: "da un'altra banda qualsiasi",
  own: { hand: 'dalla tua mano', gang: 'dalla tua banda', cellar: 'dalla tua cantina' },
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
