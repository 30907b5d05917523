// Cowpoker in Italian, in the words of the Italian translation: banda, cantina, sparatoria, giocatore fantasma;
// but raduno for a Roundup, which is no rodeo.
import { aCard, aSeat, bySeat, listedCards, type Sentence, say } from '@sagebrush/engine';
import { between, hasEffect, scoreList } from './common.ts';
import { GANGS } from './effects-it.ts';
import type { Lexicon } from './lexicon.ts';
import { ranchName } from './names.ts';
import { reasonsIt } from './reasons-it.ts';

const TRICK = { roundup: 'Raduno', gunfight: 'Sparatoria' } as const;
const A_TRICK = { roundup: 'un raduno', gunfight: 'una sparatoria' } as const;
const THE_TRICK = { roundup: 'il raduno', gunfight: 'la sparatoria' } as const;
const VALUE = { roundup: 'valore di raduno', gunfight: 'valore di sparatoria' } as const;
const FROM = { hand: 'dalla mano', gang: 'dalla banda', cellar: 'dalla cantina' } as const;
const TO = { hand: 'in mano', gang: 'nella banda', cellar: 'in cantina' } as const;
const SKIPPED = {
  call: 'da annunciare',
  steal: 'da rubare',
  draw: 'da pescare',
  discard: 'da eliminare',
  move: 'da spostare',
  swap: 'da scambiare',
  look: 'da guardare',
  live: 'da fare',
  repeat: 'da ripetere',
  place: 'da mettere',
  wild: 'da rendere jolly',
} as const;
const WORKS = {
  own: '',
  town: '',
  ace: " Il suo capo è nella banda: l'effetto si applica.",
  no: ' Ranch sbagliato: nessun effetto.',
} as const;
const QUESTION: Readonly<Record<string, string>> = {
  steal: 'rubi',
  discard: 'elimini',
  move: 'sposti',
  swap: 'prendi',
};

const cards = (count: number): string => (count === 1 ? 'una carta' : `${count} carte`);
/** La banda di Hank, la tua banda. */
const of = (article: string, what: string, seat: number): Sentence => [
  bySeat(seat, `${article} ${what} di `, `${article} tua ${what}`),
  aSeat(seat, ''),
];

export const it: Lexicon = {
  lang: 'it',
  title: 'Cowpoker',
  events: {
    deal: (event) => {
      const seats = event.ranches.map(
        (ranch, seat) =>
          say`${aSeat(seat, 'tu')} ${bySeat(seat, 'guida', 'guidi')} ${ranchName(ranch)}${event.live[seat] ? '' : ' (fantasma)'}`,
      );
      const hand = event.hand ? say` La tua mano: ${listedCards('it', event.hand)}.` : [];
      return say`Partita ${event.game}: ${between(seats, ', ')}. ${bySeat(event.lead, 'Comincia', 'Cominci')} ${aSeat(event.lead, 'tu')}.${hand}`;
    },
    draw: (event) =>
      event.cards
        ? say`${aSeat(event.seat, 'tu')} ${bySeat(event.seat, 'pesca', 'peschi')} ${listedCards('it', event.cards)}.`
        : say`${aSeat(event.seat, 'tu')} ${bySeat(event.seat, 'pesca', 'peschi')} ${cards(event.count)}. Nel mazzo: ${event.deckSize}.`,
    play: (event, pack) => {
      const note = hasEffect(pack, event.card) ? WORKS[event.works] : '';
      return say`${aSeat(event.seat, 'tu')} ${event.from === 'hand' ? bySeat(event.seat, 'gioca', 'giochi') : bySeat(event.seat, 'gira', 'giri')} ${aCard(event.card)}.${note}`;
    },
    place: (event) => say`${aCard(event.card)} va nella banda ${GANGS[event.rule]}: ${aSeat(event.gang, 'la tua')}.`,
    join: (event) => say`${aCard(event.card)} entra ${of('nella', 'banda', event.seat)}.`,
    randomizer: (event) => {
      const who =
        event.decides === 'gang'
          ? say`Decide la sorte`
          : say`${aSeat(event.seat, 'tu')} ${bySeat(event.seat, 'gira', 'giri')} una carta della sorte`;
      if (event.again) return say`${who}: ${ranchName(event.ranch)}, che non si può scegliere. Di nuovo.`;
      return event.decides === 'trick'
        ? say`${who}: ${ranchName(event.ranch)}, ${TRICK[event.trick]}.`
        : say`${who}: ${ranchName(event.ranch)}.`;
    },
    call: (event) =>
      say`${aSeat(event.seat, 'tu')} ${bySeat(event.seat, 'annuncia', 'annunci')} ${A_TRICK[event.trick]}.`,
    follow: (event) =>
      say`${aSeat(event.seat, 'tu')} ${event.from === 'hand' ? bySeat(event.seat, 'gioca', 'giochi') : bySeat(event.seat, 'gira', 'giri')} ${aCard(event.card)}: ${event.value}.`,
    pass: (event) => say`${aSeat(event.seat, 'tu')} non ${bySeat(event.seat, 'ha', 'hai')} carte da giocare.`,
    trick: (event) => {
      if (event.winner === null) return say`Nessuno vince ${THE_TRICK[event.trick]}.`;
      const taken =
        event.cards.length === 0
          ? ', ma tutte le carte sono andate nelle bande'
          : say`: ${listedCards('it', event.cards)} in cantina`;
      return say`${aSeat(event.winner, 'tu')} ${bySeat(event.winner, 'vince', 'vinci')} ${THE_TRICK[event.trick]} con ${event.value}${taken}.`;
    },
    steal: (event) =>
      say`${aSeat(event.seat, 'tu')} ${bySeat(event.seat, 'ruba', 'rubi')} ${aCard(event.card)} a ${aSeat(event.from, 'te')}${event.to === 'gang' ? '' : ` (${TO[event.to]})`}.`,
    discard: (event) =>
      event.from === event.seat
        ? say`${aSeat(event.seat, 'tu')} ${bySeat(event.seat, 'caccia', 'cacci')} ${aCard(event.card)} dalla città (${FROM[event.place]}).`
        : say`${aSeat(event.seat, 'tu')} ${bySeat(event.seat, 'caccia', 'cacci')} ${aCard(event.card)} dalla città, ${of('dalla', 'banda', event.from)}.`,
    move: (event) =>
      say`${aSeat(event.seat, 'tu')} ${bySeat(event.seat, 'sposta', 'sposti')} ${aCard(event.card)} ${FROM[event.from]} ${TO[event.to]}.`,
    swap: (event) =>
      say`${aSeat(event.seat, 'tu')} ${bySeat(event.seat, 'dà', 'dai')} ${aCard(event.gives)} a ${aSeat(event.with, 'te')} e ${bySeat(event.seat, 'prende', 'prendi')} ${aCard(event.takes)}.`,
    look: (event) => {
      const seen = event.cards ? say`: ${listedCards('it', event.cards)}` : [];
      return event.at === 'deck'
        ? say`${aSeat(event.seat, 'tu')} ${bySeat(event.seat, 'guarda', 'guardi')} ${cards(event.count)} in cima al mazzo${seen}.`
        : say`${aSeat(event.seat, 'tu')} ${bySeat(event.seat, 'guarda', 'guardi')} ${of('la', 'mano', event.at)}${seen}.`;
    },
    skip: (event) => say`Non c'è niente ${SKIPPED[event.step]}.`,
    end: (event) => {
      const series =
        event.games === 1 ? [] : say` Dopo ${event.game} partite su ${event.games}: ${scoreList('it', event.totals)}.`;
      return say`Il mazzo è finito e ${aSeat(event.seat, 'tu')} non ${bySeat(event.seat, 'può', 'puoi')} pescare: la partita è finita. ${scoreList('it', event.scores)}.${series}`;
    },
  },
  refusals: {
    over: () => say`La partita è finita.`,
    turn: ({ seat }) => say`Tocca a ${seat}.`,
    'trick-turn': ({ seat }) => say`Nella sfida tocca a ${seat}.`,
    'must-play': () => say`Gioca una carta dalla mano: è il tuo turno.`,
    'must-follow': () => say`È in corso una sfida: gioca una carta dalla mano.`,
    'must-choose': () => say`L'effetto della tua carta aspetta la tua scelta.`,
    'not-in-hand': ({ card }) => say`Non hai in mano ${card}.`,
    'not-an-option': ({ option }) => say`${option} non è tra le scelte possibili.`,
    'no-such-option': () => say`Scegli una delle possibilità offerte dall'effetto.`,
  },
  refused: (rule) => say`Le regole non lo permettono (${rule}).`,
  choices: {
    play: (card, what) => say`Gioca ${card}, ${what}`,
    idle: 'Ranch sbagliato: nessun effetto.',
    follow: (card, trick, value) => say`Gioca ${card}: ${VALUE[trick]} ${value}`,
    choose: (option, verb) => say`${verb} ${option}`,
  },
  verbs: {
    trick: 'Annuncia:',
    give: 'Dai',
    steal: 'Ruba',
    discard: 'Elimina',
    move: 'Sposta',
    swap: 'Prendi',
    choose: 'Scegli',
  },
  asked: {
    over: say`La partita è finita.`,
    waiting: (seats) => say`Si aspetta ${seats}.`,
    play: say`Gioca una carta nella tua banda.`,
    follow: (trick) => say`${TRICK[trick]}: gioca una carta. Vince il ${VALUE[trick]} più alto.`,
    trick: 'raduno o sparatoria',
    who: 'chi scegli',
    give: 'quale carta dai',
    card: (step) => `quale carta ${QUESTION[step] ?? 'scegli'}`,
  },
  lines: {
    card: (card) => say`${card} nella banda`,
    hands: {
      'gang-hand': ['Banda', 'Migliore banda'],
      'cellar-hand': ['Cantina', 'Migliore cantina'],
      'final-hand': ['Mano', 'Migliore mano'],
    },
    standsAs: 'come',
    split: (ways) => `, divisi per ${ways}`,
    cellar: (points) => `${points} punti in cantina`,
    fewest: ', il minimo',
    earlier: (games) => say`Partite precedenti (${games})`,
  },
  reasons: reasonsIt,
  options: {
    games: {
      name: 'Partite',
      about: "Quante partite formano la serie. I punti si sommano e l'inizio passa a sinistra.",
    },
    foreignAce: {
      name: 'Assi altrui',
      about: "Se l'asso di un altro ranch ha il proprio effetto per chi lo gioca.",
      values: { sleeps: 'Nessun effetto', wakes: "L'effetto si applica" },
    },
    order: {
      name: 'Prima banda o effetto',
      about: 'Se una carta entra nella banda prima del suo effetto o dopo.',
      values: { 'gang-first': 'Prima la banda', 'effect-first': "Prima l'effetto" },
    },
    memoryAid: {
      name: 'Cantine aperte',
      about:
        "Mostra già prima della fine che cosa c'è nelle cantine. Tutto è stato giocato scoperto: aiuta la memoria.",
    },
    pack: {
      name: 'Set di carte',
      about: 'Le 54 carte: Centerville o un set tuo.',
      values: { centerville: 'Centerville' },
    },
    aces: {
      name: 'Assi',
      about: 'Per le simulazioni: se un asso fa lavorare il suo ranch per la banda in cui si trova.',
    },
    edition: {
      name: 'Edizione',
      about: 'Quale edizione di Centerville si gioca. Le partite di prima tengono la loro.',
      values: { 1: 'Prima', 2: 'Seconda' },
    },
  },
};
