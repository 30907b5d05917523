// Chapter 7 again, in lines: every point of the score, and why.
import { type Card, type Json, makeCard, makeCards, type Seat, type SheetLine } from '@sagebrush/engine';
import type { State } from '../types.ts';
import { pointsIn } from './placing.ts';
import { bestHand, strengthOf } from './poker.ts';
import { BONUS, type Scored } from './score.ts';

/** What the three bonuses are for. */
const BONUSES = [
  { what: 'gang-hand', piles: ({ gangs }: Scored) => gangs },
  { what: 'cellar-hand', piles: ({ cellars }: Scored) => cellars },
  { what: 'final-hand', piles: ({ hands }: Scored) => hands },
] as const;

/**
 * CP-7.1 to CP-7.4, line by line: the Gang card by card, the three poker hands, the Cellar; CP-1.5 and the games
 * before.
 */
export const sheetOf = (state: State): SheetLine[] =>
  state.gangs.flatMap((_, seat) => [...seatLines(state, seat), ...earlierLines(state, seat)]);

/** CP-7.1 to CP-7.4 The sheet of one game, whatever came before. */
export const scoreSheet = (scored: Scored): SheetLine[] => scored.gangs.flatMap((_, seat) => seatLines(scored, seat));

const seatLines = (scored: Scored, seat: Seat): SheetLine[] => [
  ...gangLines(scored, seat),
  ...BONUSES.flatMap(({ what, piles }) => handLines(scored, what, piles(scored), seat)),
  ...cellarLines(scored, seat),
];

const gangLines = ({ pack, gangs }: Scored, seat: Seat): SheetLine[] =>
  (gangs[seat] ?? []).map((card) => ({
    seat,
    rule: 'CP-7.1',
    what: 'card',
    cards: [makeCard(card)],
    points: pack.points[card] ?? 0,
  }));

function handLines({ pack }: Scored, what: string, piles: readonly (readonly Card[])[], seat: Seat): SheetLine[] {
  const cards = piles[seat] ?? [];
  if (cards.length === 0) return [];
  const strengths = piles.map((pile) => strengthOf(pack, pile));
  const top = Math.max(...strengths);
  const sharing = strengths.filter((strength) => strength === top).length;
  const { category, ranks, five } = bestHand(pack, cards);
  const isBest = strengths[seat] === top;
  const stands = Object.fromEntries(five.flatMap(({ card, as }) => (as === undefined ? [] : [[card, as]])));
  const note: { [name: string]: Json } = { category, ranks: [...ranks], stands, sharing: isBest ? sharing : 0 };
  return [
    {
      seat,
      rule: isBest && sharing > 1 ? 'CP-7.4' : 'CP-7.2',
      what,
      cards: five.map(({ card }) => card),
      points: isBest ? BONUS / sharing : 0,
      note,
    },
  ];
}

function cellarLines({ pack, live, cellars }: Scored, seat: Seat): SheetLine[] {
  if (!live[seat]) return [];
  const held = cellars.map((cellar) => pointsIn(pack.points, cellar));
  const least = Math.min(...held.filter((_, other) => live[other]));
  const sharing = held.filter((points, other) => live[other] && points === least).length;
  const isLeast = held[seat] === least;
  const note = { held: held[seat] ?? 0, sharing: isLeast ? sharing : 0 };
  return [
    {
      seat,
      rule: isLeast && sharing > 1 ? 'CP-7.4' : 'CP-7.3',
      what: 'cellar',
      cards: makeCards(cellars[seat] ?? []),
      points: isLeast ? -BONUS / sharing : 0,
      note,
    },
  ];
}

const earlierLines = ({ game, totals }: State, seat: Seat): SheetLine[] =>
  game === 1
    ? []
    : [{ seat, rule: 'CP-1.5', what: 'earlier', cards: [], points: totals[seat] ?? 0, note: { games: game - 1 } }];
