// Cowpoker in German, in the words of the German edition: Bande, Keller, Viehtrieb, Schießerei, Kaktus.
import { aCard, aSeat, bySeat, listedCards, type Sentence, say } from '@sagebrush/engine';
import { between, hasEffect, scoreList } from './common.ts';
import { GANGS } from './effects-de.ts';
import type { Lexicon } from './lexicon.ts';
import { ranchName } from './names.ts';
import { reasonsDe } from './reasons-de.ts';

const TRICK = { roundup: 'Viehtrieb', gunfight: 'Schießerei' } as const;
const A_TRICK = { roundup: 'einen Viehtrieb', gunfight: 'eine Schießerei' } as const;
const THE_TRICK = { roundup: 'den Viehtrieb', gunfight: 'die Schießerei' } as const;
const VALUE = { roundup: 'Viehtriebwert', gunfight: 'Schießereiwert' } as const;
const FROM = { hand: 'aus der Hand', gang: 'aus der Bande', cellar: 'aus dem Keller' } as const;
const TO = { hand: 'auf die Hand', gang: 'in die Bande', cellar: 'in den Keller' } as const;
const SKIPPED = {
  call: 'auszurufen',
  steal: 'zu stehlen',
  draw: 'zu ziehen',
  discard: 'abzuwerfen',
  move: 'zu verschieben',
  swap: 'zu tauschen',
  look: 'anzusehen',
  live: 'zu tun',
  repeat: 'zu wiederholen',
  place: 'zu legen',
  wild: 'zum Joker zu machen',
} as const;
const WORKS = {
  own: '',
  town: '',
  ace: ' Der Boss ist in der Bande, also wirkt der Effekt.',
  no: ' Falsche Ranch: kein Effekt.',
} as const;
const QUESTION: Readonly<Record<string, string>> = {
  steal: 'stiehlst du',
  discard: 'wirfst du ab',
  move: 'verschiebst du',
  swap: 'nimmst du',
};

const cards = (count: number): string => (count === 1 ? 'eine Karte' : `${count} Karten`);
/** In die Bande von Hank, in deine Bande. */
const of = (theirs: string, yours: string, seat: number): Sentence => [
  bySeat(seat, `${theirs} von `, yours),
  aSeat(seat, ''),
];

export const de: Lexicon = {
  lang: 'de',
  title: 'Cowboy-Poker',
  events: {
    deal: (event) => {
      const seats = event.ranches.map(
        (ranch, seat) =>
          say`${aSeat(seat, 'du')} ${bySeat(seat, 'führt', 'führst')} ${ranchName(ranch)}${event.live[seat] ? '' : ' (Kaktus)'}`,
      );
      const hand = event.hand ? say` Deine Hand: ${listedCards('de', event.hand)}.` : [];
      return say`Spiel ${event.game}: ${between(seats, ', ')}. ${aSeat(event.lead, 'du')} ${bySeat(event.lead, 'fängt', 'fängst')} an.${hand}`;
    },
    draw: (event) =>
      event.cards
        ? say`${aSeat(event.seat, 'du')} ${bySeat(event.seat, 'zieht', 'ziehst')} ${listedCards('de', event.cards)}.`
        : say`${aSeat(event.seat, 'du')} ${bySeat(event.seat, 'zieht', 'ziehst')} ${cards(event.count)}. Im Stapel: ${event.deckSize}.`,
    play: (event, pack) => {
      const note = hasEffect(pack, event.card) ? WORKS[event.works] : '';
      return event.from === 'hand'
        ? say`${aSeat(event.seat, 'du')} ${bySeat(event.seat, 'spielt', 'spielst')} ${aCard(event.card)}.${note}`
        : say`${aSeat(event.seat, 'du')} ${bySeat(event.seat, 'deckt', 'deckst')} ${aCard(event.card)} auf.${note}`;
    },
    place: (event) => say`${aCard(event.card)} kommt in die Bande ${GANGS[event.rule]}: ${aSeat(event.gang, 'deine')}.`,
    join: (event) => say`${aCard(event.card)} kommt in ${of('die Bande', 'deine Bande', event.seat)}.`,
    randomizer: (event) => {
      const who =
        event.decides === 'gang'
          ? say`Der Zufall entscheidet`
          : say`${aSeat(event.seat, 'du')} ${bySeat(event.seat, 'dreht', 'drehst')} eine Zufallskarte um`;
      if (event.again) return say`${who}: ${ranchName(event.ranch)}, kommt nicht in Frage. Noch einmal.`;
      return event.decides === 'trick'
        ? say`${who}: ${ranchName(event.ranch)}, ${TRICK[event.trick]}.`
        : say`${who}: ${ranchName(event.ranch)}.`;
    },
    call: (event) =>
      say`${aSeat(event.seat, 'du')} ${bySeat(event.seat, 'ruft', 'rufst')} ${A_TRICK[event.trick]} aus.`,
    follow: (event) =>
      event.from === 'hand'
        ? say`${aSeat(event.seat, 'du')} ${bySeat(event.seat, 'spielt', 'spielst')} ${aCard(event.card)}: ${event.value}.`
        : say`${aSeat(event.seat, 'du')} ${bySeat(event.seat, 'deckt', 'deckst')} ${aCard(event.card)} auf: ${event.value}.`,
    pass: (event) => say`${aSeat(event.seat, 'du')} ${bySeat(event.seat, 'hat', 'hast')} keine Karte zu spielen.`,
    trick: (event) => {
      if (event.winner === null) return say`Niemand gewinnt ${THE_TRICK[event.trick]}.`;
      const taken =
        event.cards.length === 0
          ? ', aber alle Karten kamen in Banden'
          : say`: ${listedCards('de', event.cards)} in den Keller`;
      return say`${aSeat(event.winner, 'du')} ${bySeat(event.winner, 'gewinnt', 'gewinnst')} ${THE_TRICK[event.trick]} mit ${event.value}${taken}.`;
    },
    steal: (event) =>
      say`${aSeat(event.seat, 'du')} ${bySeat(event.seat, 'stiehlt', 'stiehlst')} ${aSeat(event.from, 'dir')} ${aCard(event.card)}${event.to === 'gang' ? '' : ` (${TO[event.to]})`}.`,
    discard: (event) =>
      event.from === event.seat
        ? say`${aSeat(event.seat, 'du')} ${bySeat(event.seat, 'jagt', 'jagst')} ${aCard(event.card)} aus der Stadt (${FROM[event.place]}).`
        : say`${aSeat(event.seat, 'du')} ${bySeat(event.seat, 'jagt', 'jagst')} ${aCard(event.card)} aus der Stadt, aus ${of('der Bande', 'deiner Bande', event.from)}.`,
    move: (event) =>
      say`${aSeat(event.seat, 'du')} ${bySeat(event.seat, 'legt', 'legst')} ${aCard(event.card)} ${FROM[event.from]} ${TO[event.to]}.`,
    swap: (event) =>
      say`${aSeat(event.seat, 'du')} ${bySeat(event.seat, 'gibt', 'gibst')} ${aSeat(event.with, 'dir')} ${aCard(event.gives)} und ${bySeat(event.seat, 'nimmt', 'nimmst')} ${aCard(event.takes)}.`,
    look: (event) => {
      const seen = event.cards ? say`: ${listedCards('de', event.cards)}` : [];
      return event.at === 'deck'
        ? say`${aSeat(event.seat, 'du')} ${bySeat(event.seat, 'sieht sich', 'siehst dir')} oben im Stapel ${cards(event.count)} an${seen}.`
        : say`${aSeat(event.seat, 'du')} ${bySeat(event.seat, 'sieht sich', 'siehst dir')} ${of('die Hand', 'deine Hand', event.at)} an${seen}.`;
    },
    skip: (event) => say`Es gibt nichts ${SKIPPED[event.step]}.`,
    end: (event) => {
      const series =
        event.games === 1 ? [] : say` Nach ${event.game} von ${event.games} Spielen: ${scoreList('de', event.totals)}.`;
      return say`Der Stapel ist leer, ${aSeat(event.seat, 'du')} ${bySeat(event.seat, 'kann', 'kannst')} nicht ziehen: Das Spiel ist aus. ${scoreList('de', event.scores)}.${series}`;
    },
  },
  refusals: {
    over: () => say`Das Spiel ist aus.`,
    turn: ({ seat }) => say`${seat} ist am Zug.`,
    'trick-turn': ({ seat }) => say`Im Stich ist ${seat} dran.`,
    'must-play': () => say`Spiele eine Karte aus deiner Hand: Das ist dein Zug.`,
    'must-follow': () => say`Ein Stich läuft: Spiele eine Karte aus deiner Hand.`,
    'must-choose': () => say`Der Effekt deiner Karte wartet auf deine Entscheidung.`,
    'not-in-hand': ({ card }) => say`${card} ist nicht auf deiner Hand.`,
    'not-an-option': ({ option }) => say`${option} steht nicht zur Wahl.`,
    'no-such-option': () => say`Wähle eine der Möglichkeiten, die der Effekt bietet.`,
  },
  refused: (rule) => say`Die Regeln lassen das nicht zu (${rule}).`,
  choices: {
    play: (card, what) => say`${card} spielen, ${what}`,
    idle: 'Falsche Ranch: kein Effekt.',
    follow: (card, trick, value) => say`${card} spielen: ${VALUE[trick]} ${value}`,
    choose: (option, verb) => say`${option} ${verb}`,
  },
  verbs: {
    trick: 'ausrufen',
    give: 'hergeben',
    steal: 'stehlen',
    discard: 'abwerfen',
    move: 'verschieben',
    swap: 'nehmen',
    choose: 'wählen',
  },
  asked: {
    over: say`Das Spiel ist aus.`,
    waiting: (seats) => say`Warten auf ${seats}.`,
    play: say`Spiele eine Karte in deine Bande.`,
    follow: (trick) => say`${TRICK[trick]}: Spiele eine Karte. Der höchste ${VALUE[trick]} gewinnt den Stich.`,
    trick: 'Viehtrieb oder Schießerei',
    who: 'Wen wählst du',
    give: 'Welche Karte gibst du her',
    card: (step) => `Welche Karte ${QUESTION[step] ?? 'wählst du'}`,
  },
  lines: {
    card: (card) => say`${card} in der Bande`,
    hands: {
      'gang-hand': ['Bande', 'Beste Bande'],
      'cellar-hand': ['Keller', 'Bester Keller'],
      'final-hand': ['Hand', 'Beste Hand'],
    },
    standsAs: 'als',
    split: (ways) => `, geteilt durch ${ways}`,
    cellar: (points) => `${points} Punkte im Keller`,
    fewest: ', die wenigsten',
    earlier: (games) => say`Frühere Spiele (${games})`,
  },
  reasons: reasonsDe,
  options: {
    games: {
      name: 'Spiele',
      about: 'Wie viele Spiele zur Serie gehören. Die Punkte werden addiert, der Anfang geht nach links weiter.',
    },
    foreignAce: {
      name: 'Fremde Asse',
      about: 'Ob ein Ass einer anderen Ranch für den, der es spielt, seinen eigenen Effekt hat.',
      values: { sleeps: 'Kein Effekt', wakes: 'Effekt wirkt' },
    },
    order: {
      name: 'Erst Bande oder Effekt',
      about: 'Ob eine Karte vor ihrem Effekt in die Bande kommt oder danach.',
      values: { 'gang-first': 'Erst in die Bande', 'effect-first': 'Erst der Effekt' },
    },
    memoryAid: {
      name: 'Offene Keller',
      about:
        'Zeigt schon vor dem Ende, was in den Kellern liegt. Alles wurde offen gespielt: nur eine Gedächtnishilfe.',
    },
    pack: {
      name: 'Kartensatz',
      about: 'Die 54 Karten: Centerville oder ein eigener Satz.',
      values: { centerville: 'Centerville' },
    },
    aces: {
      name: 'Asse',
      about: 'Für Simulationen: ob ein Ass seine Ranch für die Bande arbeiten lässt, in der es liegt.',
    },
    edition: {
      name: 'Ausgabe',
      about: 'Welche Ausgabe von Centerville gespielt wird. Frühere Partien behalten ihre.',
      values: { 1: 'Erste', 2: 'Zweite' },
    },
  },
};
