// `order` against the poker evaluators that a user would pick instead. Usage: node poker.ts [rounds] [milliseconds]
import { evaluate, getCardCode } from '@pokertools/evaluator';
import ranking from 'poker-ranking';
import solver from 'pokersolver';
import { type Card, DECK, isJoker, JOKERS, makeCard } from '../packages/poker/src/cards.ts';
import { NO_RANKS, order, wildRanks } from '../packages/poker/src/index.ts';
import { type Contender, contender, paceOf, type Result, race, ratio, tableOf } from './race.ts';

/** Small and seeded, so that every run and every contender meets the same hands. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

function handsOf(count: number, size: number, pack: readonly Card[], fixed: readonly Card[] = []): Card[][] {
  const random = randomOf(12_345 + size);
  return Array.from({ length: count }, () => {
    const left = [...pack];
    const drawn = Array.from({ length: size - fixed.length }, () => left.splice(random(left.length), 1)).flat();
    return [...drawn, ...fixed];
  });
}

const DEUCES = wildRanks(['2']);

/** `KH` as the peers write it: `Kh`, and `KH` with 10 in figures. */
const lowerSuit = (card: Card): string => `${makeCard(card).charAt(0)}${makeCard(card).charAt(1).toLowerCase()}`;
const tenInFigures = (card: Card): string => (isJoker(card) ? 'joker' : makeCard(card).replace('T', '10'));

/**
 * The games that pokersolver ships are pay tables of video poker; for all categories with kickers one is built by hand.
 */
function solverGame(base: 'joker' | 'deuceswild'): InstanceType<typeof solver.Game> {
  const {
    FiveOfAKind,
    StraightFlush,
    FourOfAKind,
    FullHouse,
    Flush,
    Straight,
    ThreeOfAKind,
    TwoPair,
    OnePair,
    HighCard,
  } = solver;
  const game = new solver.Game(base);
  game.handValues = [
    FiveOfAKind,
    StraightFlush,
    FourOfAKind,
    FullHouse,
    Flush,
    Straight,
    ThreeOfAKind,
    TwoPair,
    OnePair,
    HighCard,
  ];
  game.noKickers = false;
  game.lowestQualified = null;
  return game;
}

const ours = (hands: readonly Card[][], wild = NO_RANKS): Contender =>
  contender('order', hands, (hand) => order(hand, wild));
const pokertools = (hands: readonly Card[][]): Contender => {
  const codes = hands.map((hand) => hand.map((card) => getCardCode(lowerSuit(card))));
  return contender('@pokertools/evaluator 1.0.20', codes, (hand) => evaluate(hand));
};
const pokerRanking = (hands: readonly Card[][], wildCards: string[] = []): Contender => {
  const texts = hands.map((hand) => hand.map(tenInFigures));
  return contender('poker-ranking 1.1.3 (category only)', texts, (hand) =>
    ranking.evaluateHand(hand, { aceCanBeLow: true, wildCards }),
  );
};
const pokersolver = (hands: readonly Card[][], joker = '', game?: InstanceType<typeof solver.Game>): Contender => {
  const texts = hands.map((hand) => hand.map((card) => (isJoker(card) ? joker : lowerSuit(card))));
  return contender('pokersolver 2.1.4', texts, (hand) => solver.Hand.solve(hand, game).rank);
};

type Target = { readonly against: string; readonly times: number };
const pace = paceOf(process.argv.slice(2));
let missed = 0;

function show(title: string, contenders: readonly Contender[], targets: readonly Target[]): void {
  const results = race(contenders, pace);
  console.log(`\n### ${title}\n${tableOf(results)}`);
  for (const target of targets) judge(results, target);
}

function judge([first, ...others]: readonly Result[], { against, times }: Target): void {
  const peer = others.find(({ name }) => name.startsWith(against));
  if (first === undefined || peer === undefined) throw new Error(`${against} is not in this race`);
  const reached = ratio(first, peer);
  if (reached < times) missed++;
  console.log(
    `${reached >= times ? 'reached' : 'MISSED'}: at least ${times} times ${against} (${reached.toPrecision(3)})`,
  );
}

const PACK = [...DECK, ...JOKERS];
const five = handsOf(16_384, 5, DECK);
const seven = handsOf(16_384, 7, DECK);
const joker = handsOf(4096, 5, DECK, JOKERS.slice(0, 1));
const many = handsOf(1024, 25, PACK);

/**
 * pokersolver's category of a hand with wild deuces, its lowest rank being 1; undefined where it throws (five wilds and
 * more).
 */
function categoryBySolver(hand: readonly Card[]): number | undefined {
  const texts = hand.map((card) => (isJoker(card) ? '2c' : lowerSuit(card)));
  try {
    return solver.Hand.solve(texts, solverGame('deuceswild')).rank - 1;
  } catch {
    return undefined;
  }
}
const solvable = many.filter((hand) => categoryBySolver(hand) !== undefined);
const failed = many.filter((hand) => categoryBySolver(hand) === undefined);
const wrong = solvable.filter((hand) => categoryBySolver(hand) !== order(hand, DEUCES) >> 20);

show(
  'five plain cards',
  [ours(five), pokertools(five), pokerRanking(five), pokersolver(five)],
  [{ against: '@pokertools', times: 0.8 }],
);
show(
  'seven plain cards',
  [ours(seven), pokertools(seven), pokerRanking(seven), pokersolver(seven)],
  [{ against: '@pokertools', times: 0.8 }],
);
show(
  'five cards with one Joker',
  [ours(joker), pokerRanking(joker), pokersolver(joker, 'Or', solverGame('joker'))],
  [
    { against: 'poker-ranking', times: 10 },
    { against: 'pokersolver', times: 100 },
  ],
);
show(
  '25 of 54 cards with wild deuces and Jokers',
  [ours(solvable, DEUCES), pokerRanking(solvable, ['2']), pokersolver(solvable, '2c', solverGame('deuceswild'))],
  [{ against: 'pokersolver', times: 50 }],
);

console.log(
  `\npokersolver fails on ${failed.length} of the ${many.length} hands of 25 (left out above), and names another category in ${wrong.length}`,
);

function bytesOf(hands: readonly Card[][]): number {
  const { run } = ours(hands, DEUCES);
  run(0, 1_000_000);
  const before = process.memoryUsage().heapUsed;
  run(0, 1_000_000);
  return (process.memoryUsage().heapUsed - before) / 1_000_000;
}
console.log(`order allocates ${Math.max(0, bytesOf(many)).toFixed(2)} bytes a call`);
process.exitCode = missed === 0 ? 0 : 1;
