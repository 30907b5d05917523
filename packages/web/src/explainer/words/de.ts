// The hand explainer in German.
import type { HandsWords } from './index.ts';

export const de: HandsWords = {
  title: 'Ein Blatt erklären',
  about:
    'Beliebige Karten, beliebige Joker: die besten fünf, wofür jeder Joker steht und was bei Gleichstand entscheidet.',
  sides: { one: 'Erstes Blatt', two: 'Zweites Blatt' },
  into: 'Karten antippen für',
  typed: 'oder eintippen',
  example: 'KH 10S X für einen Joker',
  strange: (what) =>
    `Keine Karte: ${what}. Schreib Rang und Farbe auf Englisch: KH ist der Herz-König, 10S die Pik-Zehn, X ein Joker.`,
  wildRanks: 'Weitere Joker',
  deck: 'Das Kartenspiel',
  remove: (card) => `${card} herausnehmen`,
  empty: 'Noch keine Karten.',
  clear: 'Leeren',
  swap: 'Die beiden tauschen',
  share: 'Link kopieren',
  shared: 'Kopiert',
  best: 'Die besten fünf',
  standsFor: (card) => `als ${card}`,
  standsForSaid: (wild, card) => `${wild} steht für ${card}`,
  rest: 'Übrig',
  runnersUp: 'Was noch drinsteckt',
  runnersUpAbout:
    'Das Beste jeder niedrigeren Art aus denselben Karten. Ein Joker spielt immer für das beste Blatt; das hier dient nur dem Vergleich.',
  noRunnersUp: 'Etwas anderes ergeben diese Karten nicht.',
  verdict: 'Welches ist besser?',
  verdictAbout: 'Gib dem zweiten Blatt ein paar Karten, dann werden sie verglichen.',
  wins: { one: 'Das erste Blatt gewinnt', two: 'Das zweite Blatt gewinnt' },
  tie: 'Gleichstand',
  tieAbout: 'Die besten fünf sind Rang für Rang gleich, und keine Farbe schlägt eine andere.',
  byKind: (better, worse) => `${better} steht über ${worse}.`,
  byStep: (step, better, worse) => `Blätter derselben Art. ${step}: ${better} schlägt ${worse}.`,
  byMissing: (step, better) => `Blätter derselben Art. ${step}: ${better} schlägt eine Karte, die fehlt.`,
  steps: {
    rank: 'Der Rang entscheidet',
    top: 'Die höchste Karte entscheidet',
    pairs: ['Das höhere Paar entscheidet', 'Das niedrigere Paar entscheidet'],
    house: ['Der Drilling entscheidet', 'Das Paar entscheidet'],
    cards: [
      'Die höchste Karte entscheidet',
      'Die zweite Karte entscheidet',
      'Die dritte Karte entscheidet',
      'Die vierte Karte entscheidet',
      'Die fünfte Karte entscheidet',
    ],
    kickers: [
      'Die Beikarte entscheidet',
      'Die zweite Beikarte entscheidet',
      'Die dritte Beikarte entscheidet',
      'Die vierte Beikarte entscheidet',
    ],
  },
};
