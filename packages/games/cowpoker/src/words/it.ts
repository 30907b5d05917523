// Cowpoker in Italian, in the words of the Italian translation: banda, cantina, rodeo, sparatoria, giocatore fantasma.
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

const TRICK = { roundup: 'Rodeo', gunfight: 'Sparatoria' } as const;
const A_TRICK = { roundup: 'un rodeo', gunfight: 'una sparatoria' } as const;
const THE_TRICK = { roundup: 'il rodeo', gunfight: 'la sparatoria' } as const;
const VALUE = { roundup: 'valore di rodeo', gunfight: 'valore di sparatoria' } as const;
const FROM = { hand: 'dalla mano', gang: 'dalla banda', cellar: 'dalla cantina' } as const;
const TO = { hand: 'nella mano', gang: 'nella banda', cellar: 'nella cantina' } as const;
const GANG = {
  worst: 'con la peggiore mano di poker',
  best: 'con la migliore mano di poker',
  smallest: 'con meno carte',
  largest: 'con più carte',
  poorest: 'con meno punti',
  richest: 'con più punti',
} as const;
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
const WORKS = { own: '', town: '', ace: ' Il suo capo è nella banda, quindi ha effetto.', no: ' Lavora per un altro ranch.' } as const;

const ranchName = (ranch: (typeof RANCHES)[number]): string => ranchNames[RANCHES.indexOf(ranch)] ?? ranch;
const cards = (count: number): string => (count === 1 ? 'una carta' : `${count} carte`);
const number = (points: number): string => String(points).replace('.', ',');

function eventSentence(pack: Pack, event: Event): Sentence {
  switch (event.type) {
    case 'deal': {
      const seats = event.ranches.map(
        (ranch, seat) => say`${aSeat(seat)} guida ${ranchName(ranch)}${event.live[seat] ? '' : ' (fantasma)'}`,
      );
      const hand = event.hand ? say` La tua mano: ${listedCards('it', event.hand)}.` : [];
      return say`Partita ${event.game}: ${between(seats, ', ')}. Comincia ${aSeat(event.lead)}.${hand}`;
    }
    case 'draw':
      return event.cards
        ? say`${aSeat(event.seat)} pesca ${listedCards('it', event.cards)}.`
        : say`${aSeat(event.seat)} pesca ${cards(event.count)}. Nel mazzo: ${event.deckSize}.`;
    case 'play': {
      const note = hasEffect(pack, event.card) ? WORKS[event.works] : '';
      return say`${aSeat(event.seat)} ${event.from === 'hand' ? 'gioca' : 'gira'} ${aCard(event.card)}.${note}`;
    }
    case 'place':
      return say`${aCard(event.card)} va nella banda ${GANG[event.rule]}: ${aSeat(event.gang)}.`;
    case 'randomizer': {
      const who = event.decides === 'gang' ? say`Decide la sorte` : say`${aSeat(event.seat)} gira una carta della sorte`;
      if (event.again) return say`${who}: ${ranchName(event.ranch)}, non è possibile. Ancora.`;
      return event.decides === 'trick'
        ? say`${who}: ${ranchName(event.ranch)}, ${TRICK[event.trick]}.`
        : say`${who}: ${ranchName(event.ranch)}.`;
    }
    case 'call':
      return say`${aSeat(event.seat)} annuncia ${A_TRICK[event.trick]}.`;
    case 'follow':
      return say`${aSeat(event.seat)} ${event.from === 'hand' ? 'mette' : 'gira'} ${aCard(event.card)}: ${event.value}.`;
    case 'pass':
      return say`${aSeat(event.seat)} non ha niente da mettere.`;
    case 'trick': {
      if (event.winner === null) return say`Nessuno vince ${THE_TRICK[event.trick]}.`;
      const taken = event.cards.length === 0 ? ', ma non resta niente' : say`: ${listedCards('it', event.cards)} in cantina`;
      return say`${aSeat(event.winner)} vince ${THE_TRICK[event.trick]} con ${event.value}${taken}.`;
    }
    case 'steal':
      return say`${aSeat(event.seat)} ruba ${aCard(event.card)} a ${aSeat(event.from)}${event.to === 'gang' ? '' : ` (${TO[event.to]})`}.`;
    case 'discard':
      return event.from === event.seat
        ? say`${aSeat(event.seat)} caccia ${aCard(event.card)} dalla città (${FROM[event.place]}).`
        : say`${aSeat(event.seat)} caccia ${aCard(event.card)} dalla città, dalla banda di ${aSeat(event.from)}.`;
    case 'move':
      return say`${aSeat(event.seat)} sposta ${aCard(event.card)} ${FROM[event.from]} ${TO[event.to]}.`;
    case 'swap':
      return say`${aSeat(event.seat)} dà ${aCard(event.gives)} a ${aSeat(event.with)} e prende ${aCard(event.takes)}.`;
    case 'look': {
      const seen = event.cards ? say`: ${listedCards('it', event.cards)}` : [];
      return event.at === 'deck'
        ? say`${aSeat(event.seat)} guarda ${cards(event.count)} in cima al mazzo${seen}.`
        : say`${aSeat(event.seat)} guarda la mano di ${aSeat(event.at)}${seen}.`;
    }
    case 'skip':
      return say`Non c'è niente ${SKIPPED[event.step]}.`;
    case 'end': {
      const listed = (points: readonly number[]): Sentence =>
        between(
          points.map((score, seat) => say`${aSeat(seat)} ${number(score)}`),
          ', ',
        );
      const series = event.games === 1 ? [] : say` Dopo ${event.game} partite su ${event.games}: ${listed(event.totals)}.`;
      return say`Il mazzo è finito e ${aSeat(event.seat)} non può pescare: la partita è finita. ${listed(event.scores)}.${series}`;
    }
  }
}

function refusalSentence(pack: Pack, refused: Refusal): Sentence {
  switch (refused.reason) {
    case 'over':
      return say`La partita è finita.`;
    case 'turn':
      return refused.rule === 'CP-4.1'
        ? say`Adesso tocca a ${aSeat(aboutSeat(refused.about))} mettere una carta.`
        : say`Tocca a ${aSeat(aboutSeat(refused.about))}.`;
    case 'must-play':
      return say`Gioca una carta dalla mano: è il tuo turno.`;
    case 'must-follow':
      return say`È in corso una sfida: metti una carta dalla mano.`;
    case 'must-choose':
      return say`L'effetto della tua carta aspetta la tua scelta.`;
    case 'not-in-hand':
      return say`${aCard(aboutText(refused, 'card'))} non è nella tua mano.`;
    case 'not-an-option':
      return say`${optionPart('it', pack, aboutText(refused, 'option'))} non è tra le scelte possibili.`;
    case 'no-such-option':
      return say`Scegli tra quello che l'effetto offre.`;
    default:
      return say`Le regole non lo permettono (${refused.rule}).`;
  }
}

function choiceSentence(pack: Pack, action: Action, view: View): Sentence {
  if (action.type === 'choose') return say`${optionVerb(view.asked)} ${optionPart('it', pack, action.option)}`;
  if (action.type === 'follow') {
    const kind = view.trick?.kind ?? 'roundup';
    return say`Metti ${aCard(action.card)}: ${VALUE[kind]} ${pack.values[kind === 'roundup' ? 0 : 1]?.[parseCard(action.card)] ?? 0}`;
  }
  const effect = effectFor('it', pack, view, action.card);
  return say`Gioca ${aCard(action.card)}, ${signed(pack.points[parseCard(action.card)] ?? 0)}${effect === '' ? '' : `. ${effect}`}`;
}

function optionVerb(asked: Asked | null): string {
  if (asked?.about === 'trick') return 'Annuncia:';
  if (asked?.about === 'give') return 'Dai';
  if (asked?.about === 'who') return 'Scegli';
  const verbs: Readonly<Record<string, string>> = { steal: 'Ruba', discard: 'Elimina', move: 'Sposta', swap: 'Prendi' };
  return verbs[asked?.step ?? ''] ?? 'Scegli';
}

function askedSentence(view: View, seat: number): Sentence {
  if (view.over) return say`La partita è finita.`;
  if (!view.pending.includes(seat))
    return say`Si aspetta ${between(
      view.pending.map((one) => [aSeat(one)]),
      ', ',
    )}.`;
  if (view.trick) return say`${TRICK[view.trick.kind]}: metti una carta. Il ${VALUE[view.trick.kind]} più alto prende tutto.`;
  if (!view.asked) return say`Gioca una carta nella tua banda.`;
  const { about, card, step } = view.asked;
  if (about === 'trick') return say`${aCard(card)}: rodeo o sparatoria?`;
  if (about === 'who') return say`${aCard(card)}: chi scegli?`;
  if (about === 'give') return say`${aCard(card)}: quale carta dai?`;
  const questions: Readonly<Record<string, string>> = { steal: 'rubi', discard: 'elimini', move: 'sposti', swap: 'prendi' };
  return say`${aCard(card)}: quale carta ${questions[step] ?? 'scegli'}?`;
}

function lineSentence(line: SheetLine): Sentence {
  const sharing = noteNumber(line, 'sharing');
  const split = sharing > 1 ? `, divisi per ${sharing}` : '';
  const wilds = standIns(line).map(([wild, as]) => say`${aCard(wild)} come ${as}`);
  const hand = (): Sentence => say`${lineHand('it', line)}${wilds.length === 0 ? '' : say` (${between(wilds, ', ')})`}`;
  switch (line.what) {
    case 'card':
      return say`${aCard(line.cards[0] ?? '')} nella banda`;
    case 'gang-hand':
      return say`${sharing > 0 ? 'Migliore banda' : 'Banda'}: ${hand()}${split}`;
    case 'cellar-hand':
      return say`${sharing > 0 ? 'Migliore cantina' : 'Cantina'}: ${hand()}${split}`;
    case 'final-hand':
      return say`${sharing > 0 ? 'Migliore mano' : 'Mano'}: ${hand()}${split}`;
    case 'cellar':
      return say`${noteNumber(line, 'held')} punti in cantina${sharing > 0 ? `, il minimo${split}` : ''}`;
    default:
      return say`Partite precedenti (${noteNumber(line, 'games')})`;
  }
}

const REASONS: Readonly<Record<Why, (card: Part) => Sentence>> = {
  points: (card) => say`${card} porta punti.`,
  poker: (card) => say`Con ${card} la banda è una mano di poker migliore.`,
  effect: (card) => say`L'effetto di ${card} vale la pena.`,
  pair: (card) => say`Anche senza ${card} la mano resta buona per la fine.`,
  keep: (card) => say`${card} vale di più in mano.`,
  steer: (card) => say`${card} va a chi conviene.`,
  costs: (card) => say`${card} costa punti.`,
  'leads-trick': (card) => say`${card} può vincere la sfida.`,
  spare: (card) => say`La sfida è difficile da vincere, e di ${card} si può fare a meno.`,
  'called-trick': () => say`Questa sfida è adatta alla mano.`,
  target: () => say`Colpisce chi deve.`,
  take: (card) => say`${card} cambia di più le cose.`,
  give: (card) => say`${card} è la carta che mancherà di meno.`,
};

export const italian = (pack: Pack): Words<CowpokerTypes> => ({
  title: 'Cowpoker',
  card: (card) => cardLabel('it', pack, parseCard(card)),
  event: (event) => eventSentence(pack, event),
  refusal: (refused) => refusalSentence(pack, refused),
  choice: (action, view) => choiceSentence(pack, action, view),
  asked: askedSentence,
  line: lineSentence,
  reason: ({ why, about }) => REASONS[why as Why](aCard(String(about?.['card'] ?? ''))),
  options: {
    games: { name: 'Partite', about: "Quante partite formano la serie. I punti si sommano e l'inizio passa a sinistra." },
    memoryAid: {
      name: 'Cantine aperte',
      about: 'Mostra che cosa c’è nelle cantine. Le carte sono state giocate scoperte: è solo un aiuto alla memoria.',
    },
    pack: { name: 'Mazzo', about: 'Le 54 carte: Centerville o un mazzo tuo.', values: { centerville: 'Centerville' } },
    aces: { name: 'Assi', about: 'Per il laboratorio: se un asso fa lavorare il suo ranch per la banda in cui si trova.' },
  },
});
