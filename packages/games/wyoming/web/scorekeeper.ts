// Wyoming Cowboy on a score sheet: what is held, worn and laid at the end of a hand.
import { type Card, parseCard, parseCards, rankOf, SUITS, suitName, suitOf } from '@sagebrush/engine';
import type { Holdings, Scorekeeper } from '@sagebrush/table-kit/scorekeeper.ts';
import { cardRows, linesFor, NONE, scoreLines, type WyomingOptions, wyoming } from '@sagebrush/wyoming';

const ENDED = 'ended';
const couple = (suit: number): string => `couple-${SUITS[suit]}`;

/** WC-5.1 A badge is the Ace of its King's suit. */
function badgesOf(kings: readonly Card[], aces: readonly Card[]): ReadonlyMap<Card, Card> {
  const left = [...aces];
  const badges = new Map<Card, Card>();
  for (const king of kings) {
    const at = left.findIndex((ace) => suitOf(ace) === suitOf(king));
    if (at >= 0) badges.set(king, left.splice(at, 1)[0] as Card);
  }
  return badges;
}

function linesOf(
  { piles: [held = [], aces = [], tens = []], marks }: Holdings,
  { delay }: WyomingOptions,
): ReturnType<typeof scoreLines> {
  const hand = parseCards(held);
  const badges = badgesOf(
    hand.filter((card) => rankOf(card) === rankOf(parseCard('KH'))),
    parseCards(aces),
  );
  const holding = {
    hand,
    badgeOn: (king: Card) => badges.get(king) ?? NONE,
    tens: parseCards(tens),
    couples: SUITS.reduce((shown, _, suit) => shown | (marks.includes(couple(suit)) ? 1 << suit : 0), 0),
    endedHand: marks.includes(ENDED),
  };
  return scoreLines(holding, delay);
}

export const wyomingScorekeeper: Scorekeeper = {
  options: ['target', 'delay', 'matchLimit'],
  cards: cardRows,
  piles: [
    {
      name: { en: 'Hand', de: 'Hand', it: 'Mano' },
      accepts: (card) => !card.startsWith('A'),
    },
    {
      name: { en: 'Badges on their cowboys', de: 'Sterne auf Cowboys', it: 'Stelle sui cowboy' },
      accepts: (card) => card.startsWith('A'),
    },
    {
      name: { en: 'Tens on the table', de: 'Zehnen auf dem Tisch', it: 'Dieci sul tavolo' },
      accepts: (card) => card.startsWith('T'),
    },
  ],
  marks: [
    {
      id: ENDED,
      name: { en: 'Ended the hand', de: 'Hat die Runde beendet', it: 'Ha chiuso la mano' },
      isUnique: true,
    },
    ...SUITS.map((_, suit) => ({
      id: couple(suit),
      name: {
        en: `Couple of ${suitName('en', suit)}`,
        de: `${suitName('de', suit)}-Pärchen`,
        it: `Coppia di ${suitName('it', suit)}`,
      },
    })),
  ],
  round: { en: (number) => `Hand ${number}`, de: (number) => `Runde ${number}`, it: (number) => `Mano ${number}` },
  /** WC-1.5 The player on the dealer's right deals next. */
  dealer: {
    name: { en: 'Dealer', de: 'Geber', it: 'Mazziere' },
    rule: 'WC-1.5',
    next: (dealer, seats) => (dealer + seats - 1) % seats,
  },
  ends: (options) => {
    const { target, matchLimit } = options as WyomingOptions;
    return [
      { rule: 'WC-1.1', points: target },
      { rule: 'WC-8.14', rounds: matchLimit },
    ];
  },
  sheet: (round, _seats, options) =>
    round.flatMap((holdings, seat) => linesFor(seat, linesOf(holdings, options as WyomingOptions))),
  words: (lang, options) => wyoming.words(lang, options as WyomingOptions, 'rulebook'),
};
