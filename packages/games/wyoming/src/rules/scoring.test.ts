// WC-8.3 to WC-8.12 Scoring, by example and against a brute force.
import {
  ACE,
  below,
  type Card,
  cardOf,
  fastRandom,
  JACK,
  KING,
  makeCard,
  parseCard,
  QUEEN,
  type Random,
  rankOf,
  SIX,
  shuffle,
  suitOf,
  TEN,
  TWO,
  twinOf,
} from '@sagebrush/engine';
import { describe, expect, test } from 'vitest';
import { type Holding, scoreLines, totalOf } from './scoring.ts';

/** `KH+AH 6C QS` as a holding. */
function holding(text: string, more: Partial<Holding> = {}): Holding {
  const badges = new Map<Card, Card>();
  const hand = text
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const [king = '', ace] = one.split('+');
      if (ace) badges.set(parseCard(king), parseCard(ace));
      return parseCard(king);
    });
  return { hand, badgeOn: (king) => badges.get(king) ?? (-1 as Card), tens: [], couples: 0, endedHand: false, ...more };
}
const sheet = (text: string, delay: 'once' | 'each' = 'once') =>
  scoreLines(holding(text), delay)
    .map(({ what, points, cards, rule }) => `${what} ${points} ${cards.join(' ')} ${rule}`)
    .sort();
const total = (text: string, delay: 'once' | 'each' = 'once') => totalOf(scoreLines(holding(text), delay));

describe('the sheet', () => {
  test('[WC-8.3] a 10 or two 2s in hand cost 30, once', () => {
    expect(sheet('TC 4C')).toEqual(['delay -30 TC WC-8.3']);
    expect(sheet('2C 2D')).toEqual(['delay -30 2C 2D WC-8.3']);
    expect(sheet('TC TD 2C 2D 2H')).toEqual(['delay -30 TC TD 2C 2D WC-8.3']);
    expect(sheet('2C 9C')).toEqual([]);
  });
  test('[WC-8.3] option delay: each 10 and each pair of 2s', () => {
    expect(total('TC TD 2C 2D 2H', 'each')).toBe(-90);
    expect(total('TC TD 2C 2D 2H 2S', 'each')).toBe(-120);
    expect(total('2C', 'each')).toBe(0);
  });
  test('[WC-8.4] 10s on the table, 6s in hand, and 666', () => {
    expect(totalOf(scoreLines(holding('', { tens: [parseCard('TC'), parseCard('TD')] }), 'once'))).toBe(20);
    expect(sheet('6C')).toEqual(['six -20 6C WC-8.4']);
    expect(total('6C 6D')).toBe(-40);
    expect(sheet('6C 6D 6H')).toEqual(['evil -100 6C 6D 6H WC-8.4']);
    expect(total('6C 6D 6H 6S')).toBe(-120);
  });
  test('[WC-8.6] cowboys, queens, jacks and marriages', () => {
    expect(sheet('KH')).toEqual(['cowboy 25 KH WC-8.6']);
    expect(sheet('QH')).toEqual(['harlot -25 QH WC-8.6']);
    expect(sheet('JC JD JH')).toEqual([]);
    expect(sheet('KH QH')).toEqual(['marriage -50 KH QH WC-8.6']);
    expect(total('KH QS')).toBe(0);
  });
  test('[WC-8.7] gang and posse; marriages still cost', () => {
    expect(sheet('KC KD KH KS')).toEqual(['gang 150 KC KD KH KS WC-8.7']);
    expect(total('KC KD KH KS QH')).toBe(100);
    expect(total('KC+AC KD+AD KH+AH KS+AS')).toBe(200);
    expect(total('KC+AC KD+AD KH+AH KS')).toBe(150);
  });
  test('[WC-8.8] harem: none of the Queens is a harlot or a wife, and their Kings earn 25', () => {
    expect(total('QC QD QH QS')).toBe(100);
    expect(sheet('QC QD QH QS KH')).toEqual(['cowboy 25 KH WC-8.6', 'harem 100 QC QD QH QS WC-8.8']);
    expect(total('QC QD QH QS KC KD KH KS')).toBe(250);
  });
  test('[WC-8.9] family, alone and sharing King and Ace with a gang or posse', () => {
    expect(sheet('KH+AH QH JH')).toEqual(['family 120 AH KH QH JH WC-8.9']);
    expect(total('KH QH JH')).toBe(-50);
    expect(total('KH+AH QH JH KC KD KS')).toBe(270);
    expect(total('KH+AH QH JH KC+AC KD+AD KS+AS')).toBe(320);
    expect(total('KH+AH QH JH KC')).toBe(145);
  });
  test('[WC-8.10] orphanage, not together with a family of the same Jack; no Queen in harem and family at once', () => {
    expect(sheet('JC JD JH JS')).toEqual(['orphanage 80 JC JD JH JS WC-8.10']);
    expect(sheet('KH+AH QH JC JD JH JS')).toEqual(['family 120 AH KH QH JH WC-8.9']);
    expect(total('QC QD QH QS KH+AH JH')).toBe(125);
    expect(total("KH+AH QH JH JC JD JH' JS")).toBe(200);
  });
  test('[WC-8.11] the best total that is allowed', () => {
    expect(total('KH+AH QH JH QC QD QS')).toBe(125);
    expect(sheet("KH KH' QH KC KD KS")).toEqual([
      "cowboy 25 KH' WC-8.6",
      'gang 150 KC KD KH KS WC-8.7',
      'marriage -50 KH QH WC-8.6',
    ]);
    expect(total('KH+AH QH JC JD JH JS KC QC')).toBe(70);
  });
  test('[WC-8.12] two decks: one card of each suit, each kind once; the rest counts singly', () => {
    expect(total("KC KC' KH KS")).toBe(100);
    expect(total("KC KC' KD KD' KH KH' KS KS'")).toBe(250);
    expect(total("QC QC' QD QD' QH QH' QS QS'")).toBe(0);
    expect(total("QC QD QH QS QH' KH")).toBe(50);
    expect(sheet("JC JC' JD JD' JH JH' JS JS'")).toEqual(['orphanage 80 JC JD JH JS WC-8.10']);
    expect(total("KH+AH KH'+AH' QH QH' JH JH'")).toBe(70);
    expect(sheet("KH KH' QH QH'")).toEqual(['marriage -50 KH QH WC-8.6', "marriage -50 KH' QH' WC-8.6"]);
    expect(sheet("KH KH' QH")).toEqual(["cowboy 25 KH' WC-8.6", 'marriage -50 KH QH WC-8.6']);
    expect(total("6C 6C' 6D 6D' 6H 6H'")).toBe(-160);
    expect(total('KH+AH QH JH KS+AS QS JS')).toBe(240);
  });
  test('[WC-8.2] [WC-8.5] ending and couples', () => {
    const lines = scoreLines(holding('', { endedHand: true, couples: 0b0110 }), 'once');
    expect(lines.map(({ what, cards, points }) => [what, cards.join(' '), points])).toEqual([
      ['ending', '', 30],
      ['couple', 'KD QD', 25],
      ['couple', 'KH QH', 25],
    ]);
  });
});

/**
 * The brute force: tries every way to put concrete cards into families, a harem, an orphanage, a gang and marriages.
 * Once it is settled which of the whole-table collections are claimed, the suits do not touch each other.
 */
function bruteForce({ hand, badgeOn }: Holding, delayEach: boolean): number {
  const of = (rank: number, suit: number): Card[] =>
    hand.filter((card) => rankOf(card) === rank && suitOf(card) === suit);
  const courts = [0, 1, 2, 3].map(
    (suit): Court => ({ kings: of(KING, suit), queens: of(QUEEN, suit), jacks: of(JACK, suit) }),
  );
  const whole = (kind: keyof Court): boolean => courts.every((court) => court[kind].length > 0);
  let best = Number.NEGATIVE_INFINITY;
  for (const harem of whole('queens') ? [false, true] : [false]) {
    for (const orphanage of whole('jacks') ? [false, true] : [false]) {
      for (const gang of whole('kings') ? (['none', 'gang', 'posse'] as const) : (['none'] as const)) {
        let points = (harem ? 100 : 0) + (orphanage ? 80 : 0) + { none: 0, gang: 150, posse: 200 }[gang];
        for (const court of courts) points += bestSuit(court, { harem, orphanage, gang }, badgeOn);
        best = Math.max(best, points);
      }
    }
  }
  const sixes = hand.filter((card) => rankOf(card) === SIX).length;
  const tens = hand.filter((card) => rankOf(card) === TEN).length;
  const pairs = Math.floor(hand.filter((card) => rankOf(card) === TWO).length / 2);
  return best - sixes * 20 - (sixes >= 3 ? 40 : 0) - (delayEach ? tens + pairs : Math.min(1, tens + pairs)) * 30;
}
type Court = Readonly<Record<'kings' | 'queens' | 'jacks', readonly Card[]>>;
interface Claims {
  readonly harem: boolean;
  readonly orphanage: boolean;
  readonly gang: 'none' | 'gang' | 'posse';
}
const oneOrNone = (cards: readonly Card[], wanted: boolean): readonly (Card | undefined)[] =>
  wanted ? cards : [undefined];

/** The best points of one suit, or minus infinity where a claim cannot be met. */
function bestSuit({ kings, queens, jacks }: Court, claims: Claims, badgeOn: Holding['badgeOn']): number {
  const families: (readonly Card[])[] = [[]];
  for (const king of kings)
    for (const queen of queens) for (const jack of jacks) if (badgeOn(king) >= 0) families.push([king, queen, jack]);
  let best = Number.NEGATIVE_INFINITY;
  for (const family of families) {
    const free = (cards: readonly Card[]): Card[] => cards.filter((card) => !family.includes(card));
    if (claims.orphanage && free(jacks).length === 0) continue;
    for (const dancer of oneOrNone(free(queens), claims.harem)) {
      for (const rider of oneOrNone(
        claims.gang === 'posse' ? kings.filter((king) => badgeOn(king) >= 0) : kings,
        claims.gang !== 'none',
      )) {
        const single = free(queens).filter((queen) => queen !== dancer);
        for (const husbands of choose(free(kings), Math.min(free(kings).length, single.length))) {
          const bachelors = free(kings).filter((king) => !husbands.includes(king) && king !== rider);
          best = Math.max(
            best,
            (family.length > 0 ? 120 : 0) -
              husbands.length * 50 -
              (single.length - husbands.length) * 25 +
              bachelors.length * 25,
          );
        }
      }
    }
  }
  return best;
}
function choose(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, index) => choose(cards.slice(index + 1), count - 1).map((others) => [card, ...others]));
}

/** Hands in which collections are common: mostly court cards, Kings often with badges. */
function randomHolding(random: Random, decks: 1 | 2): Holding {
  const court: Card[] = [];
  for (const rank of [KING, QUEEN, JACK])
    for (let suit = 0; suit < 4; suit++)
      court.push(cardOf(rank, suit), ...(decks === 2 ? [twinOf(cardOf(rank, suit))] : []));
  const others = [
    cardOf(SIX, 0),
    cardOf(SIX, 1),
    cardOf(SIX, 2),
    cardOf(SIX, 3),
    cardOf(TEN, 0),
    cardOf(TEN, 1),
    cardOf(TWO, 0),
    cardOf(TWO, 1),
    cardOf(TWO, 2),
    cardOf(TWO, 3),
    cardOf(5, 0),
  ];
  const hand = [
    ...shuffle(random, court).slice(0, below(random, 14)),
    ...shuffle(random, others).slice(0, below(random, 6)),
  ].sort((one, other) => one - other);
  const share = below(random, 4);
  const badges = new Map(
    hand
      .filter((card) => rankOf(card) === KING && below(random, 3) < share)
      .map((king) => [king, cardOf(ACE, suitOf(king))]),
  );
  return { hand, badgeOn: (king) => badges.get(king) ?? (-1 as Card), tens: [], couples: 0, endedHand: false };
}

describe('against a brute force over all admissible assignments', () => {
  test.each([1, 2] as const)(
    '[WC-8.11] [WC-8.12] 100,000 random hands of %i deck(s)',
    { timeout: 120_000 },
    (decks) => {
      const random = fastRandom(`scoring ${decks}`);
      let different = 0;
      for (let index = 0; index < 100_000; index++) {
        const dealt = randomHolding(random, decks);
        const delay = index % 2 === 0 ? 'once' : 'each';
        const lines = scoreLines(dealt, delay);
        if (totalOf(lines) !== bruteForce(dealt, delay === 'each')) {
          expect.fail(
            `${dealt.hand.map((card) => makeCard(card) + (dealt.badgeOn(card) >= 0 ? '*' : '')).join(' ')}: ${JSON.stringify(lines)}, brute force ${bruteForce(dealt, delay === 'each')}`,
          );
        }
        if (lines.some(({ what }) => what === 'family')) different++;
      }
      expect(different).toBeGreaterThan(5_000);
    },
  );
});
