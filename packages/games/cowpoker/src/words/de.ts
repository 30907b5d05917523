// Cowpoker in German, in the words of the German edition: Bande, Keller, Viehtrieb, Schießerei, Kaktus.
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

const TRICK = { roundup: 'Viehtrieb', gunfight: 'Schießerei' } as const;
const A_TRICK = { roundup: 'einen Viehtrieb', gunfight: 'eine Schießerei' } as const;
const THE_TRICK = { roundup: 'den Viehtrieb', gunfight: 'die Schießerei' } as const;
const VALUE = { roundup: 'Viehtriebwert', gunfight: 'Schießereiwert' } as const;
const FROM = { hand: 'aus der Hand', gang: 'aus der Bande', cellar: 'aus dem Keller' } as const;
const TO = { hand: 'auf die Hand', gang: 'in die Bande', cellar: 'in den Keller' } as const;
const GANG = {
  worst: 'mit dem schlechtesten Pokerblatt',
  best: 'mit dem besten Pokerblatt',
  smallest: 'mit den wenigsten Karten',
  largest: 'mit den meisten Karten',
  poorest: 'mit den wenigsten Punkten',
  richest: 'mit den meisten Punkten',
} as const;
const SKIPPED = {
  call: 'auszurufen',
  steal: 'zu stehlen',
  draw: 'zu ziehen',
  discard: 'wegzulegen',
  move: 'umzulegen',
  swap: 'zu tauschen',
  look: 'zu sehen',
  live: 'zu tun',
  repeat: 'zu wiederholen',
  place: 'zu legen',
  wild: 'zum Joker zu machen',
} as const;
const WORKS = { own: '', town: '', ace: ' Der Boss ist in der Bande, also wirkt sie.', no: ' Sie wirkt für eine andere Ranch.' } as const;

const ranchName = (ranch: (typeof RANCHES)[number]): string => ranchNames[RANCHES.indexOf(ranch)] ?? ranch;
const cards = (count: number): string => (count === 1 ? 'eine Karte' : `${count} Karten`);
const number = (points: number): string => String(points).replace('.', ',');

function eventSentence(pack: Pack, event: Event): Sentence {
  switch (event.type) {
    case 'deal': {
      const seats = event.ranches.map((ranch, seat) => say`${aSeat(seat)} führt ${ranchName(ranch)}${event.live[seat] ? '' : ' (Kaktus)'}`);
      const hand = event.hand ? say` Deine Hand: ${listedCards('de', event.hand)}.` : [];
      return say`Spiel ${event.game}: ${between(seats, ', ')}. ${aSeat(event.lead)} fängt an.${hand}`;
    }
    case 'draw':
      return event.cards
        ? say`${aSeat(event.seat)} zieht ${listedCards('de', event.cards)}.`
        : say`${aSeat(event.seat)} zieht ${cards(event.count)}. Im Stapel: ${event.deckSize}.`;
    case 'play': {
      const note = hasEffect(pack, event.card) ? WORKS[event.works] : '';
      return event.from === 'hand'
        ? say`${aSeat(event.seat)} spielt ${aCard(event.card)}.${note}`
        : say`${aSeat(event.seat)} deckt ${aCard(event.card)} auf.${note}`;
    }
    case 'place':
      return say`${aCard(event.card)} geht in die Bande ${GANG[event.rule]}: ${aSeat(event.gang)}.`;
    case 'randomizer': {
      const who = event.decides === 'gang' ? say`Der Zufall entscheidet` : say`${aSeat(event.seat)} dreht eine Zufallskarte um`;
      if (event.again) return say`${who}: ${ranchName(event.ranch)}, das geht nicht. Noch einmal.`;
      return event.decides === 'trick'
        ? say`${who}: ${ranchName(event.ranch)}, ${TRICK[event.trick]}.`
        : say`${who}: ${ranchName(event.ranch)}.`;
    }
    case 'call':
      return say`${aSeat(event.seat)} ruft ${A_TRICK[event.trick]} aus.`;
    case 'follow':
      return event.from === 'hand'
        ? say`${aSeat(event.seat)} legt ${aCard(event.card)}: ${event.value}.`
        : say`${aSeat(event.seat)} deckt ${aCard(event.card)} auf: ${event.value}.`;
    case 'pass':
      return say`${aSeat(event.seat)} hat nichts zu legen.`;
    case 'trick': {
      if (event.winner === null) return say`Niemand gewinnt ${THE_TRICK[event.trick]}.`;
      const taken = event.cards.length === 0 ? ', aber es bleibt nichts übrig' : say`: ${listedCards('de', event.cards)} in den Keller`;
      return say`${aSeat(event.winner)} gewinnt ${THE_TRICK[event.trick]} mit ${event.value}${taken}.`;
    }
    case 'steal':
      return say`${aSeat(event.seat)} stiehlt ${aSeat(event.from)} ${aCard(event.card)}${event.to === 'gang' ? '' : ` (${TO[event.to]})`}.`;
    case 'discard':
      return event.from === event.seat
        ? say`${aSeat(event.seat)} jagt ${aCard(event.card)} aus der Stadt (${FROM[event.place]}).`
        : say`${aSeat(event.seat)} jagt ${aCard(event.card)} aus der Stadt, aus der Bande von ${aSeat(event.from)}.`;
    case 'move':
      return say`${aSeat(event.seat)} legt ${aCard(event.card)} ${FROM[event.from]} ${TO[event.to]}.`;
    case 'swap':
      return say`${aSeat(event.seat)} gibt ${aSeat(event.with)} ${aCard(event.gives)} und nimmt ${aCard(event.takes)}.`;
    case 'look': {
      const seen = event.cards ? say`: ${listedCards('de', event.cards)}` : [];
      return event.at === 'deck'
        ? say`${aSeat(event.seat)} sieht oben im Stapel ${cards(event.count)} an${seen}.`
        : say`${aSeat(event.seat)} sieht die Hand von ${aSeat(event.at)} an${seen}.`;
    }
    case 'skip':
      return say`Es gibt nichts ${SKIPPED[event.step]}.`;
    case 'end': {
      const listed = (points: readonly number[]): Sentence =>
        between(
          points.map((score, seat) => say`${aSeat(seat)} ${number(score)}`),
          ', ',
        );
      const series = event.games === 1 ? [] : say` Nach ${event.game} von ${event.games} Spielen: ${listed(event.totals)}.`;
      return say`Der Stapel ist leer, ${aSeat(event.seat)} kann nicht ziehen: Das Spiel ist aus. ${listed(event.scores)}.${series}`;
    }
  }
}

function refusalSentence(pack: Pack, refused: Refusal): Sentence {
  switch (refused.reason) {
    case 'over':
      return say`Das Spiel ist aus.`;
    case 'turn':
      return refused.rule === 'CP-4.1'
        ? say`Im Stich ist ${aSeat(aboutSeat(refused.about))} dran.`
        : say`${aSeat(aboutSeat(refused.about))} ist am Zug.`;
    case 'must-play':
      return say`Spiele eine Karte aus deiner Hand: Das ist dein Zug.`;
    case 'must-follow':
      return say`Ein Stich läuft: Lege eine Karte aus deiner Hand.`;
    case 'must-choose':
      return say`Der Effekt deiner Karte wartet auf deine Entscheidung.`;
    case 'not-in-hand':
      return say`${aCard(aboutText(refused, 'card'))} ist nicht in deiner Hand.`;
    case 'not-an-option':
      return say`${optionPart('de', pack, aboutText(refused, 'option'))} steht nicht zur Wahl.`;
    case 'no-such-option':
      return say`Wähle etwas von dem, was der Effekt anbietet.`;
    default:
      return say`Die Regeln lassen das nicht zu (${refused.rule}).`;
  }
}

function choiceSentence(pack: Pack, action: Action, view: View): Sentence {
  if (action.type === 'choose') return say`${optionPart('de', pack, action.option)} ${optionVerb(view.asked)}`;
  if (action.type === 'follow') {
    const kind = view.trick?.kind ?? 'roundup';
    return say`${aCard(action.card)} legen: ${VALUE[kind]} ${pack.values[kind === 'roundup' ? 0 : 1]?.[parseCard(action.card)] ?? 0}`;
  }
  const effect = effectFor('de', pack, view, action.card);
  return say`${aCard(action.card)} spielen, ${signed(pack.points[parseCard(action.card)] ?? 0)}${effect === '' ? '' : `. ${effect}`}`;
}

function optionVerb(asked: Asked | null): string {
  if (asked?.about === 'trick') return 'ausrufen';
  if (asked?.about === 'give') return 'hergeben';
  if (asked?.about === 'who') return 'wählen';
  const verbs: Readonly<Record<string, string>> = { steal: 'stehlen', discard: 'aus dem Spiel nehmen', move: 'umlegen', swap: 'nehmen' };
  return verbs[asked?.step ?? ''] ?? 'wählen';
}

function askedSentence(view: View, seat: number): Sentence {
  if (view.over) return say`Das Spiel ist aus.`;
  if (!view.pending.includes(seat))
    return say`Warten auf ${between(
      view.pending.map((one) => [aSeat(one)]),
      ', ',
    )}.`;
  if (view.trick) return say`${TRICK[view.trick.kind]}: Lege eine Karte. Der höchste ${VALUE[view.trick.kind]} bekommt alles.`;
  if (!view.asked) return say`Spiele eine Karte in deine Bande.`;
  const { about, card, step } = view.asked;
  if (about === 'trick') return say`${aCard(card)}: Viehtrieb oder Schießerei?`;
  if (about === 'who') return say`${aCard(card)}: Wen wählst du?`;
  if (about === 'give') return say`${aCard(card)}: Welche Karte gibst du her?`;
  const questions: Readonly<Record<string, string>> = {
    steal: 'stiehlst du',
    discard: 'nimmst du aus dem Spiel',
    move: 'legst du um',
    swap: 'nimmst du',
  };
  return say`${aCard(card)}: Welche Karte ${questions[step] ?? 'wählst du'}?`;
}

function lineSentence(line: SheetLine): Sentence {
  const sharing = noteNumber(line, 'sharing');
  const split = sharing > 1 ? `, durch ${sharing} geteilt` : '';
  const wilds = standIns(line).map(([wild, as]) => say`${aCard(wild)} als ${as}`);
  const hand = (): Sentence => say`${lineHand('de', line)}${wilds.length === 0 ? '' : say` (${between(wilds, ', ')})`}`;
  switch (line.what) {
    case 'card':
      return say`${aCard(line.cards[0] ?? '')} in der Bande`;
    case 'gang-hand':
      return say`${sharing > 0 ? 'Beste Bande' : 'Bande'}: ${hand()}${split}`;
    case 'cellar-hand':
      return say`${sharing > 0 ? 'Bester Keller' : 'Keller'}: ${hand()}${split}`;
    case 'final-hand':
      return say`${sharing > 0 ? 'Beste Hand' : 'Hand'}: ${hand()}${split}`;
    case 'cellar':
      return say`${noteNumber(line, 'held')} Punkte im Keller${sharing > 0 ? `, die wenigsten${split}` : ''}`;
    default:
      return say`Frühere Spiele (${noteNumber(line, 'games')})`;
  }
}

const REASONS: Readonly<Record<Why, (card: Part) => Sentence>> = {
  points: (card) => say`${card} bringt Punkte.`,
  poker: (card) => say`Mit ${card} wird die Bande ein besseres Pokerblatt.`,
  effect: (card) => say`Der Effekt von ${card} lohnt sich.`,
  pair: (card) => say`Auch ohne ${card} bleibt die Hand gut für den Schluss.`,
  keep: (card) => say`${card} ist auf der Hand mehr wert.`,
  steer: (card) => say`${card} geht dahin, wo es passt.`,
  costs: (card) => say`${card} kostet Punkte.`,
  'leads-trick': (card) => say`${card} kann den Stich gewinnen.`,
  spare: (card) => say`Der Stich ist schwer zu holen, und ${card} ist entbehrlich.`,
  'called-trick': () => say`Dieser Stich passt zur Hand.`,
  target: () => say`Es trifft den Richtigen.`,
  take: (card) => say`${card} ändert am meisten.`,
  give: (card) => say`${card} fehlt am wenigsten.`,
};

export const german = (pack: Pack): Words<CowpokerTypes> => ({
  title: 'Cowboy-Poker',
  card: (card) => cardLabel('de', pack, parseCard(card)),
  event: (event) => eventSentence(pack, event),
  refusal: (refused) => refusalSentence(pack, refused),
  choice: (action, view) => choiceSentence(pack, action, view),
  asked: askedSentence,
  line: lineSentence,
  reason: ({ why, about }) => REASONS[why as Why](aCard(String(about?.['card'] ?? ''))),
  options: {
    games: { name: 'Spiele', about: 'Wie viele Spiele zur Serie gehören. Die Punkte werden addiert, der Anfang geht nach links weiter.' },
    memoryAid: {
      name: 'Offene Keller',
      about: 'Zeigt, was in den Kellern liegt. Die Karten wurden offen gespielt, es hilft also nur dem Gedächtnis.',
    },
    pack: { name: 'Kartensatz', about: 'Die 54 Karten: Centerville oder ein eigener Satz.', values: { centerville: 'Centerville' } },
    aces: { name: 'Asse', about: 'Fürs Labor: ob ein Ass seine Ranch für die Bande wirken lässt, in der es liegt.' },
  },
});
