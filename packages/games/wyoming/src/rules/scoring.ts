// WC-8 Scoring: what a hand is worth, line by line. Pure: the cards in, the sheet out.
import {
  type Card,
  cardOf,
  JACK,
  KING,
  makeCard,
  makeCards,
  QUEEN,
  rankOf,
  type Seat,
  type SheetLine,
  SIX,
  suitOf,
  TEN,
  TWO,
} from '@sagebrush/engine';
import type { Options } from '../options.ts';

/** All that a player's points depend on. */
export interface Holding {
  readonly hand: readonly Card[];
  /** The Ace on a King, or NONE. */
  readonly badgeOn: (king: Card) => Card;
  readonly tens: readonly Card[];
  /** The suits of the couples shown, a bit each. */
  readonly couples: number;
  readonly endedHand: boolean;
}
type Line = Omit<SheetLine, 'seat'>;

export const POINTS = {
  ending: 30,
  delay: -30,
  ten: 10,
  six: -20,
  evil: -100,
  couple: 25,
  cowboy: 25,
  harlot: -25,
  marriage: -50,
  orphanage: 80,
  harem: 100,
  family: 120,
  gang: 150,
  posse: 200,
} as const;

const SUIT_INDICES = [0, 1, 2, 3] as const;
const NONE = -1;

/** The Kings, Queens and Jacks of a hand, by suit; badged Kings first. */
interface Court {
  readonly kings: readonly (readonly Card[])[];
  readonly queens: readonly (readonly Card[])[];
  readonly jacks: readonly (readonly Card[])[];
  /** Whether a King of the suit wears a badge. */
  readonly badged: readonly boolean[];
}
function courtOf(hand: readonly Card[], badgeOn: Holding['badgeOn']): Court {
  const [kings, queens, jacks]: [Card[][], Card[][], Card[][]] = [
    [[], [], [], []],
    [[], [], [], []],
    [[], [], [], []],
  ];
  const badged = [false, false, false, false];
  for (const card of hand) {
    const suit = suitOf(card);
    if (rankOf(card) === QUEEN) queens[suit]?.push(card);
    else if (rankOf(card) === JACK) jacks[suit]?.push(card);
    else if (rankOf(card) !== KING) continue;
    else if (badgeOn(card) === NONE) kings[suit]?.push(card);
    else {
      kings[suit]?.unshift(card);
      badged[suit] = true;
    }
  }
  return { kings, queens, jacks, badged };
}

/** Which collections a player claims: WC-8.11 leaves the choice to them. */
interface Claim {
  /** The suits of the families, a bit each. */
  readonly families: number;
  readonly harem: boolean;
  readonly orphanage: boolean;
}
const inFamily = (claim: Claim, suit: number): number => (claim.families >> suit) & 1;

/** WC-8.8, WC-8.9, WC-8.10 One card of each suit, and no Queen or Jack in a family and another collection at once. */
function isAllowed(court: Court, claim: Claim): boolean {
  return SUIT_INDICES.every((suit) => {
    const family = inFamily(claim, suit);
    const [queens, jacks] = [court.queens[suit]?.length ?? 0, court.jacks[suit]?.length ?? 0];
    if (family === 1 && !court.badged[suit]) return false;
    return queens >= family + Number(claim.harem) && jacks >= family + Number(claim.orphanage);
  });
}

function claimsFor(court: Court): Claim[] {
  const claims: Claim[] = [];
  const canBe = (claim: Claim): boolean => isAllowed(court, claim);
  const none = { families: 0, harem: false, orphanage: false };
  const harems = canBe({ ...none, harem: true }) ? [false, true] : [false];
  const orphanages = canBe({ ...none, orphanage: true }) ? [false, true] : [false];
  const possible = SUIT_INDICES.reduce<number>(
    (suits, suit) => suits | (canBe({ ...none, families: 1 << suit }) ? 1 << suit : 0),
    0,
  );
  for (let families = 0; families <= possible; families++) {
    if ((families & ~possible) !== 0) continue;
    for (const harem of harems) for (const orphanage of orphanages) claims.push({ families, harem, orphanage });
  }
  return claims.filter(canBe);
}

/**
 * WC-8.6, WC-8.7, WC-8.8, WC-8.9, WC-8.10 The lines of Kings, Queens and Jacks under one claim.
 * WC-8.12 With two decks each kind of collection counts once; the Kings and Queens beyond them count singly, or marry.
 */
function courtLines(court: Court, claim: Claim, badgeOn: Holding['badgeOn']): Line[] {
  const lines: Line[] = [];
  const line = (rule: string, what: keyof typeof POINTS, cards: readonly Card[]): void => {
    lines.push({ rule, what, cards: makeCards(cards), points: POINTS[what] });
  };
  const gang: Card[] = [];
  const singles: Card[] = [];
  const harem: Card[] = [];
  for (const suit of SUIT_INDICES) {
    const kings = [...(court.kings[suit] ?? [])];
    const queens = [...(court.queens[suit] ?? [])];
    const first = kings[0];
    if (first !== undefined) gang.push(first);
    if (inFamily(claim, suit) === 1) {
      const [king, queen, jack] = [kings.shift(), queens.shift(), court.jacks[suit]?.[0]];
      if (king !== undefined && queen !== undefined && jack !== undefined)
        line('WC-8.9', 'family', [badgeOn(king), king, queen, jack]);
    }
    if (claim.harem) harem.push(...queens.splice(0, 1));
    for (const queen of queens) {
      const husband = kings.shift();
      if (husband === undefined) line('WC-8.6', 'harlot', [queen]);
      else line('WC-8.6', 'marriage', [husband, queen]);
    }
    singles.push(...kings);
  }
  if (harem.length > 0) line('WC-8.8', 'harem', harem);
  if (claim.orphanage)
    line(
      'WC-8.10',
      'orphanage',
      SUIT_INDICES.flatMap((suit) => (court.jacks[suit] ?? []).slice(inFamily(claim, suit)).slice(0, 1)),
    );
  const isGang = gang.length === 4;
  if (isGang && gang.every((king) => badgeOn(king) !== NONE))
    line(
      'WC-8.7',
      'posse',
      gang.flatMap((king) => [king, badgeOn(king)]),
    );
  else if (isGang) line('WC-8.7', 'gang', gang);
  for (const king of singles) if (!(isGang && gang.includes(king))) line('WC-8.6', 'cowboy', [king]);
  return lines;
}

const sum = (lines: readonly Line[]): number => lines.reduce((total, line) => total + line.points, 0);
const countedCards = (lines: readonly Line[]): Set<string> =>
  new Set(lines.flatMap((line) => (line.points > 0 ? line.cards : [])));

/** WC-8.11 The best total that is allowed; among equals the one in which most cards count for points. */
function bestCourtLines(hand: readonly Card[], badgeOn: Holding['badgeOn']): Line[] {
  const court = courtOf(hand, badgeOn);
  const [first = [], ...others] = claimsFor(court).map((claim) => courtLines(court, claim, badgeOn));
  return others.reduce((best, lines) => (isBetter(lines, best) ? lines : best), first);
}
function isBetter(lines: readonly Line[], best: readonly Line[]): boolean {
  const more = sum(lines) - sum(best);
  return more > 0 || (more === 0 && countedCards(lines).size > countedCards(best).size);
}

const isCourt = (card: Card): boolean => rankOf(card) >= JACK && rankOf(card) <= KING;

/**
 * WC-4.5 Whether every card but the 6s would count for points if the hand ended now. The husband in a marriage does
 * not, be he in a gang or not.
 */
export function everyOtherCardCounts(hand: readonly Card[], badgeOn: Holding['badgeOn']): boolean {
  let others = 0;
  let kings = 0;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as Card;
    if (rankOf(card) === SIX) continue;
    if (!isCourt(card)) return false;
    others++;
    if (rankOf(card) === KING) kings++;
  }
  // Kings count, alone or as a gang; a Queen or a Jack only in a collection, and the smallest is a family of three.
  if (kings === others) return true;
  if (others < 3) return false;
  const lines = bestCourtLines(hand, badgeOn);
  const counted = countedCards(lines);
  return (
    hand.every((card) => rankOf(card) === SIX || counted.has(makeCard(card))) && lines.every((line) => line.points > 0)
  );
}

/** WC-8.2, WC-8.4, WC-8.5 Every line of one player's sheet. */
export function scoreLines(holding: Holding, delay: Options['delay']): Line[] {
  const { hand, badgeOn, tens, couples, endedHand } = holding;
  const lines: Line[] = [];
  if (endedHand) lines.push({ rule: 'WC-8.2', what: 'ending', cards: [], points: POINTS.ending });
  for (const ten of tens) lines.push({ rule: 'WC-8.4', what: 'ten', cards: [makeCard(ten)], points: POINTS.ten });
  for (const suit of SUIT_INDICES) {
    if (((couples >> suit) & 1) === 1)
      lines.push({
        rule: 'WC-8.5',
        what: 'couple',
        cards: makeCards([cardOf(KING, suit), cardOf(QUEEN, suit)]),
        points: POINTS.couple,
      });
  }
  lines.push(...bestCourtLines(hand, badgeOn), ...sixLines(hand), ...delayLines(hand, delay));
  return lines;
}

/** WC-8.4 Each 6 costs 20; three of them are 666 and cost 100, once. */
function sixLines(hand: readonly Card[]): Line[] {
  const sixes = makeCards(hand.filter((card) => rankOf(card) === SIX));
  const evil = sixes.length >= 3 ? sixes.splice(0, 3) : [];
  const lines: Line[] = sixes.map((six) => ({ rule: 'WC-8.4', what: 'six', cards: [six], points: POINTS.six }));
  return evil.length > 0 ? [{ rule: 'WC-8.4', what: 'evil', cards: evil, points: POINTS.evil }, ...lines] : lines;
}

/** WC-8.3 Whoever still holds a 10 or two 2s delays the game: once, or for each of them. */
function delayLines(hand: readonly Card[], delay: Options['delay']): Line[] {
  const twos = makeCards(hand.filter((card) => rankOf(card) === TWO));
  const delays = hand.filter((card) => rankOf(card) === TEN).map((ten) => [makeCard(ten)]);
  for (; twos.length >= 2; ) delays.push(twos.splice(0, 2));
  if (delays.length === 0) return [];
  const rows = delay === 'each' ? delays : [delays.flat()];
  return rows.map((cards) => ({ rule: 'WC-8.3', what: 'delay', cards, points: POINTS.delay }));
}

export const linesFor = (seat: Seat, lines: readonly Line[]): SheetLine[] => lines.map((line) => ({ seat, ...line }));
export const totalOf = (lines: readonly Line[]): number => sum(lines);
