// Cowpoker's scenes in German.
import { aCard, aSeat, bySeat, listed, listedCards, type Sentence, say, signed } from '@sagebrush/engine';
import { de as words } from '../words/de.ts';
import type { EffectCause, Narration } from './narration.ts';

const A_TRICK = { roundup: 'einen Viehtrieb', gunfight: 'eine Schießerei' } as const;
const THE_TRICK = { roundup: 'den Viehtrieb', gunfight: 'die Schießerei' } as const;
const NUMBER = { roundup: 'Zahl neben dem Lasso', gunfight: 'Zahl neben dem Revolver' } as const;
const WHERE = {
  worst: 'zum schlechtesten Pokerblatt',
  best: 'zum besten Pokerblatt',
  smallest: 'zur kleinsten Bande',
  largest: 'zur größten Bande',
  poorest: 'zur Bande mit den wenigsten Punkten',
  richest: 'zur Bande mit den meisten Punkten',
} as const;
const FROM = { hand: 'aus der Hand', gang: 'aus der Bande', cellar: 'aus dem Keller' } as const;
const TO = { hand: 'auf die Hand', gang: 'in die Bande', cellar: 'in den Keller' } as const;

const why = ({ seat, reason }: EffectCause): Sentence =>
  ({
    own: [' von ', bySeat(seat, 'der eigenen', 'deiner'), ' Ranch'],
    town: [' aus der Stadt'],
    ace: [' (der Boss reitet in ', bySeat(seat, 'der eigenen', 'deiner'), ' Bande)'],
  })[reason];
/** In die Bande von Hank, in deine Bande. */
const pile = (theirs: string, yours: string, seat: number): Sentence => [
  bySeat(seat, `${theirs} von `, yours),
  aSeat(seat, ''),
];
const cards = (count: number): string => (count === 1 ? 'eine Karte' : `${count} Karten`);
const points = (count: number): string => `${signed('de', count)} ${Math.abs(count) === 1 ? 'Punkt' : 'Punkte'}`;

export const de: Narration = {
  worth: ({ points: has, best }) => {
    if (best.length === 0) return say`Du hast ${has}.`;
    const whose = listed(
      'de',
      best.map((seat) => aSeat(seat, 'deine')),
    );
    return say`Du hast ${has}. Beste Bande (+6): ${whose}.`;
  },
  call: ({ cause, trick }) =>
    say`${aSeat(cause.seat, 'du')} ${bySeat(cause.seat, 'ruft', 'rufst')} mit ${aCard(cause.card)}${why(cause)} ${A_TRICK[trick]} aus. Die höchste ${NUMBER[trick]} nimmt alle Karten.`,
  trick: ({ seat, card, trick, value, isTied, taken, points: worth }) => {
    const reason = isTied ? `${value}, später gespielt als die gleiche Zahl` : `die höchste ${NUMBER[trick]}, ${value}`;
    const won =
      taken === 0
        ? say`Alle Karten kamen in Banden.`
        : say`In ${pile('den Keller', 'deinen Keller', seat)}: ${cards(taken)}, ${signed('de', worth)} wert.`;
    return say`${aSeat(seat, 'du')} ${bySeat(seat, 'gewinnt', 'gewinnst')} ${THE_TRICK[trick]} mit ${aCard(card)}: ${reason}. ${won}`;
  },
  noTrick: (trick) => say`Niemand hatte eine Karte: Niemand gewinnt ${THE_TRICK[trick]}.`,
  randomTrick: ({ cause, trick }) =>
    say`${aCard(cause.card)} kann beides ausrufen. Der Zufall wählt für ${aSeat(cause.seat, 'dich')}: ${A_TRICK[trick]}.`,
  randomSeat: ({ ranch, seat, card, decides }) => {
    const equal = decides === 'player' ? '' : 'Banden sind gleich, also entscheidet der Zufall. ';
    const verdict = say`${words.ranches[ranch]} liegt oben: ${aSeat(seat, 'du')}.`;
    return decides === 'place'
      ? say`${equal}Wohin geht ${aCard(card)}? ${verdict}`
      : say`${equal}Wen trifft ${aCard(card)}? ${verdict}`;
  },
  place: ({ by, card, rule, seat, points: worth }) =>
    say`${aCard(card)}, von ${aSeat(by, 'dir')} gespielt, geht ${WHERE[rule]}: in ${pile('die Bande', 'deine Bande', seat)}, ${points(worth)}.`,
  steal: ({ cause, from, card, points: worth, to }) =>
    say`${aSeat(cause.seat, 'du')} ${bySeat(cause.seat, 'stiehlt', 'stiehlst')} ${aSeat(from, 'dir')} ${aCard(card)} mit ${aCard(cause.card)}: ${points(-worth)} für ${aSeat(from, 'dich')}${to === 'gang' ? say`, ${signed('de', worth)} für ${aSeat(cause.seat, 'dich')}` : `, ${TO[to]}`}.`,
  discard: ({ cause, from, place, card, points: worth }) => {
    if (place !== 'gang')
      return say`${aSeat(cause.seat, 'du')} ${bySeat(cause.seat, 'wirft', 'wirfst')} ${aCard(card)} ${FROM[place]} ab, wie ${aCard(cause.card)} es will.`;
    if (card === cause.card)
      return say`${aCard(card)} muss durch den eigenen Effekt aus ${pile('der Bande', 'deiner Bande', from)}: ${points(-worth)}.`;
    return from === cause.seat
      ? say`${aCard(cause.card)} jagt ${aCard(card)} aus ${pile('der Bande', 'deiner Bande', from)}: ${points(-worth)}.`
      : say`${aSeat(cause.seat, 'du')} ${bySeat(cause.seat, 'jagt', 'jagst')} ${aCard(card)} mit ${aCard(cause.card)} aus ${pile('der Bande', 'deiner Bande', from)}: ${points(-worth)}.`;
  },
  move: ({ cause, card, from, to, points: worth }) =>
    say`Mit ${aCard(cause.card)} ${bySeat(cause.seat, 'legt', 'legst')} ${aSeat(cause.seat, 'du')} ${aCard(card)} ${FROM[from]} ${TO[to]}: ${points(worth)}.`,
  swap: ({ cause, other, takes, gives, points: worth }) =>
    say`Mit ${aCard(cause.card)} ${bySeat(cause.seat, 'nimmt', 'nimmst')} ${aSeat(cause.seat, 'du')} ${aSeat(other, 'dir')} ${aCard(takes)} und lässt ${aCard(gives)} da: ${points(worth)}.`,
  look: ({ cause, at, count, cards: seen }) => {
    const what = at === 'deck' ? say`oben im Stapel ${cards(count)}` : pile('die Hand', 'deine Hand', at);
    const shown = seen.length === 0 ? [] : say`: ${listedCards('de', seen)}`;
    return say`Mit ${aCard(cause.card)} ${bySeat(cause.seat, 'sieht sich ', 'siehst du dir')}${aSeat(cause.seat, '')} ${what} an${shown}.`;
  },
};
