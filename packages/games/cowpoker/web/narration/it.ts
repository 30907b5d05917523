// Cowpoker's scenes in Italian.
import { aCard, aSeat, bySeat, listed, listedCards, type Sentence, say, signed } from '@sagebrush/engine';
import { it as words } from '../words/it.ts';
import type { EffectCause, Narration } from './narration.ts';

const A_TRICK = { roundup: 'un raduno', gunfight: 'una sparatoria' } as const;
const THE_TRICK = { roundup: 'il raduno', gunfight: 'la sparatoria' } as const;
const NUMBER = {
  roundup: 'numero più alto accanto al lazo',
  gunfight: 'numero più alto accanto alla rivoltella',
} as const;
const WHERE = {
  worst: 'alla peggiore mano di poker',
  best: 'alla migliore mano di poker',
  smallest: 'alla banda con meno carte',
  largest: 'alla banda con più carte',
  poorest: 'alla banda con meno punti',
  richest: 'alla banda con più punti',
} as const;
const FROM = { hand: 'dalla mano', gang: 'dalla banda', cellar: 'dalla cantina' } as const;
const TO = { hand: 'in mano', gang: 'nella banda', cellar: 'in cantina' } as const;

const why = ({ seat, reason }: EffectCause): Sentence =>
  ({
    own: [', del ', bySeat(seat, 'suo', 'tuo'), ' ranch'],
    town: [' della città'],
    ace: [', il cui capo è nella ', bySeat(seat, 'sua', 'tua'), ' banda'],
  })[reason];
/** Nella banda di Hank, nella tua banda. */
const pile = (article: string, what: string, seat: number): Sentence => [
  bySeat(seat, `${article} ${what} di `, `${article} tua ${what}`),
  aSeat(seat, ''),
];
const cards = (count: number): string => (count === 1 ? 'una carta' : `${count} carte`);
const points = (count: number): string => `${signed('it', count)} ${Math.abs(count) === 1 ? 'punto' : 'punti'}`;

export const it: Narration = {
  worth: ({ points: has, best }) => {
    if (best.length === 0) return say`Hai ${has}.`;
    const whose = listed(
      'it',
      best.map((seat) => aSeat(seat, 'la tua')),
    );
    return say`Hai ${has}. Banda migliore (+6): ${whose}.`;
  },
  call: ({ cause, trick }) =>
    say`${aSeat(cause.seat, 'tu')} ${bySeat(cause.seat, 'annuncia', 'annunci')} ${A_TRICK[trick]} con ${aCard(cause.card)}${why(cause)}. Il ${NUMBER[trick]} prende tutte le carte.`,
  trick: ({ seat, card, trick, value, isTied, taken, points: worth }) => {
    const reason = isTied ? `${value}, giocato dopo un valore uguale` : `il ${NUMBER[trick]}, ${value}`;
    const won =
      taken === 0
        ? say`Tutte le carte sono andate nelle bande.`
        : say`${bySeat(seat, 'Nella cantina di ', 'Nella tua cantina')}${aSeat(seat, '')}: ${cards(taken)}, valore ${signed('it', worth)}.`;
    return say`${aSeat(seat, 'tu')} ${bySeat(seat, 'vince', 'vinci')} ${THE_TRICK[trick]} con ${aCard(card)}: ${reason}. ${won}`;
  },
  noTrick: (trick) => say`Nessuno aveva carte: nessuno vince ${THE_TRICK[trick]}.`,
  randomTrick: ({ cause, trick }) =>
    say`${aCard(cause.card)} può annunciare l’uno o l’altra. La sorte sceglie per ${aSeat(cause.seat, 'te')}: ${A_TRICK[trick]}.`,
  randomSeat: ({ ranch, seat, card, decides }) => {
    const equal = decides === 'player' ? '' : 'Bande pari: decide la sorte. ';
    const verdict = say`Esce ${words.ranches[ranch]}: ${aSeat(seat, 'tu')}.`;
    return decides === 'place'
      ? say`${equal}Dove va ${aCard(card)}? ${verdict}`
      : say`${equal}A chi tocca ${aCard(card)}? ${verdict}`;
  },
  place: ({ by, card, rule, seat, points: worth }) =>
    say`${bySeat(by, 'Gioca ', 'Giochi tu')}${aSeat(by, '')}: ${aCard(card)} va ${WHERE[rule]}: ${pile('nella', 'banda', seat)}, ${points(worth)}.`,
  steal: ({ cause, from, card, points: worth, to }) =>
    say`${aSeat(cause.seat, 'tu')} ${bySeat(cause.seat, 'ruba', 'rubi')} ${aCard(card)} a ${aSeat(from, 'te')} con ${aCard(cause.card)}: ${points(-worth)} per ${aSeat(from, 'te')}${to === 'gang' ? say`, ${signed('it', worth)} per ${aSeat(cause.seat, 'te')}` : `, ${TO[to]}`}.`,
  discard: ({ cause, from, place, card, points: worth }) => {
    if (place !== 'gang')
      return say`${aSeat(cause.seat, 'tu')} ${bySeat(cause.seat, 'elimina', 'elimini')} ${aCard(card)} ${FROM[place]}, come vuole ${aCard(cause.card)}.`;
    if (card === cause.card)
      return say`${aCard(card)} deve uscire ${pile('dalla', 'banda', from)} per il suo stesso effetto: ${points(-worth)}.`;
    return from === cause.seat
      ? say`${aCard(cause.card)} caccia ${aCard(card)} ${pile('dalla', 'banda', from)}: ${points(-worth)}.`
      : say`${aSeat(cause.seat, 'tu')} ${bySeat(cause.seat, 'caccia', 'cacci')} ${aCard(card)} ${pile('dalla', 'banda', from)} con ${aCard(cause.card)}: ${points(-worth)}.`;
  },
  move: ({ cause, card, from, to, points: worth }) =>
    say`Con ${aCard(cause.card)} ${aSeat(cause.seat, 'tu')} ${bySeat(cause.seat, 'sposta', 'sposti')} ${aCard(card)} ${FROM[from]} ${TO[to]}: ${points(worth)}.`,
  swap: ({ cause, other, takes, gives, points: worth }) =>
    say`Con ${aCard(cause.card)} ${aSeat(cause.seat, 'tu')} ${bySeat(cause.seat, 'prende', 'prendi')} ${aCard(takes)} a ${aSeat(other, 'te')} e ${bySeat(cause.seat, 'lascia', 'lasci')} ${aCard(gives)}: ${points(worth)}.`,
  look: ({ cause, at, count, cards: seen }) => {
    const what = at === 'deck' ? say`${cards(count)} in cima al mazzo` : pile('la', 'mano', at);
    const shown = seen.length === 0 ? [] : say`: ${listedCards('it', seen)}`;
    return say`Con ${aCard(cause.card)} ${aSeat(cause.seat, 'tu')} ${bySeat(cause.seat, 'guarda', 'guardi')} ${what}${shown}.`;
  },
};
