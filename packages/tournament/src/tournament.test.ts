// Whole tournaments of 2 to 200 in every format, with chance as referee: what was promised to everybody is kept.
import { fastRandom, fraction } from '@sagebrush/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Competitor,
  comparisonsOf,
  drawRound,
  enter,
  FORMATS,
  type History,
  historyOf,
  isFiller,
  MOST_IN_ROUND_ROBIN,
  type TableSize,
  type TieBreak,
  type Tournament,
  type TournamentFormat,
  tableSizeFor,
  tournamentStandings,
  withdraw,
  withResult,
} from './index.ts';

/** As the games have them. */
const SIZES: readonly TableSize[] = [
  { min: 2, max: 2, usual: 2 },
  { min: 2, max: 4, usual: 4 },
  { min: 2, max: 6, usual: 4 },
  { min: 3, max: 9, usual: 5 },
];

const nameOf = (index: number): string => `p${index}`;

function opened(format: TournamentFormat, people: number, size: TableSize, fill = true, rounds = 5): Tournament {
  const competitors = Array.from({ length: people }, (_, index) => ({ id: nameOf(index), isBot: false, from: 0 }));
  return { rules: { format, size, rounds, fill, league: false, seed: 'test' }, competitors, rounds: [] };
}

/** Plays the round that was drawn; who has the lower number is a little stronger. */
function played(tournament: Tournament, seed: string): Tournament {
  const random = fastRandom(seed);
  const round = tournament.rounds.length - 1;
  return (tournament.rounds[round]?.tables ?? []).reduce((so, { seats }, table) => {
    const scores = seats.map((id) => Math.round(20 * fraction(random) - (isFiller(id) ? 0 : Number(id.slice(1)) / 50)));
    return withResult(so, round, table, { scores, left: [] });
  }, tournament);
}

function playedOut(tournament: Tournament, between: (so: Tournament) => Tournament = (so) => so): Tournament {
  let so = tournament;
  for (let round = 0; round < 400; round++) {
    const next = drawRound(so);
    if (!next) return so;
    so = between(played({ ...so, rounds: [...so.rounds, next] }, `${so.rules.seed}/${round}`));
  }
  throw new Error('it never ends');
}

const everywhere = fc.record({
  format: fc.constantFrom(...FORMATS),
  size: fc.constantFrom(...SIZES),
  fill: fc.boolean(),
  people: fc.oneof(fc.integer({ min: 2, max: 40 }), fc.constantFrom(41, 200)),
});

const seatedIn = ({ tables, byes }: Tournament['rounds'][number]): string[] => [
  ...tables.flatMap(({ seats }) => seats),
  ...byes,
];

describe('every tournament', () => {
  test('gives nobody a second bye while somebody has had none', () => {
    for (const format of ['swiss', 'round-robin'] as const)
      for (const people of [3, 5, 9, 25]) {
        const over = playedOut(opened(format, people, { min: 2, max: 2, usual: 2 }, false, 7));
        for (let round = 1; round <= over.rounds.length; round++) {
          const history = historyOf(over.rounds.slice(0, round));
          const byes = over.competitors.map(({ id }) => history.byes(id));
          expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
        }
      }
  });

  test('ranks everybody once, bots that fill never, and bots that entered only in a league', () => {
    fc.assert(
      fc.property(everywhere, fc.boolean(), ({ format, size, fill, people }, league) => {
        const small = Math.min(people, 20);
        const start = opened(format, small, size, fill);
        const bots: Competitor[] = [{ id: 'p900', isBot: true, from: 0 }];
        const over = playedOut({
          ...start,
          rules: { ...start.rules, league },
          competitors: [...start.competitors, ...bots],
        });
        const rows = tournamentStandings(over);
        const ranked = rows.flatMap(({ place }) => (place === undefined ? [] : [place]));
        expect(ranked).toEqual(Array.from({ length: small + (league ? 1 : 0) }, (_, index) => index + 1));
        expect(rows.find(({ id }) => id === 'p900')?.place === undefined).toBe(!league);
      }),
      { numRuns: 30, seed: 2 },
    );
  });
});

/** How often somebody sat in their most usual seat more than in their rarest. */
function seatSpread(history: History, { competitors }: Tournament, seats: number): number {
  const spreads = competitors.map(({ id }) => {
    const counts = Array.from({ length: seats }, (_, seat) => history.sat(id, seat));
    return Math.max(...counts) - Math.min(...counts);
  });
  return Math.max(...spreads);
}

const pairCounts = ({ competitors }: Tournament, count: (a: string, b: string) => number): number[] =>
  competitors.flatMap(({ id }, index) => competitors.slice(index + 1).map((other) => count(id, other.id)));

/** How many play each game. */
const GAMES = { corral: { min: 2, max: 6 }, wyoming: { min: 3, max: 9 }, cowpoker: { min: 2, max: 4 } } as const;
const TABLES = Object.entries(GAMES).flatMap(([name, players]) =>
  Array.from({ length: players.max - players.min + 1 }, (_, more) => ({ name, players, seats: players.min + more })),
);

/** The least that the most frequent meeting can be, were all meetings spread over all pairs. */
const leastMeetings = (meetings: readonly number[]): number =>
  Math.ceil(meetings.reduce((sum, count) => sum + count, 0) / meetings.length - 1e-9);

/** At tables of two, of three to five, and of more: so many times more than the least, in the rounds that were asked for. */
const AGAIN: Readonly<Record<TournamentFormat, readonly [two: number, few: number, many: number]>> = {
  swiss: [1, 1, 2],
  'round-robin': [0, 2, 3],
  // Those who go on are fewer each time, and meet again.
  'knock-out': [0, 2, 3],
  duplicate: [1, 1, 2],
};
function mostAgain(format: TournamentFormat, seats: number): number {
  const [two, few, many] = AGAIN[format];
  if (seats === 2) return two;
  return seats <= 5 ? few : many;
}

describe.each(FORMATS)('%s, from 2 entrants to 200', (format) => {
  const isRoundRobin = format === 'round-robin';
  const most = isRoundRobin ? MOST_IN_ROUND_ROBIN : 200;
  test.each(TABLES)('$name at tables of $seats: what was promised to everybody is kept', ({ players, seats }) => {
    const size = tableSizeFor({ format, seats }, players);
    fc.assert(
      fc.property(fc.integer({ min: 2, max: most }), fc.boolean(), (people, wantsBots) => {
        const fill = wantsBots || format === 'duplicate';
        const over = playedOut(opened(format, people, size, fill));
        const isTooFew = !fill && people < size.min && format !== 'knock-out';
        expect(over.rounds.length > 0).toBe(!isTooFew);
        if (isTooFew) return;
        const ids = over.competitors.map(({ id }) => id);
        for (const round of over.rounds) {
          const seated = seatedIn(round);
          expect(new Set(seated).size).toBe(seated.length);
          if (format !== 'knock-out') expect(seated.filter((id) => !isFiller(id)).toSorted()).toEqual(ids.toSorted());
          for (const { seats } of round.tables) {
            expect(seats.length).toBeGreaterThanOrEqual(size.min);
            expect(seats.length).toBeLessThanOrEqual(size.max);
          }
        }
        const history = historyOf(over.rounds);
        expect(seatSpread(history, over, size.min)).toBeLessThanOrEqual(2);
        const meetings = pairCounts(over, history.met);
        const again = Math.max(...meetings) - leastMeetings(meetings);
        expect(again).toBeLessThanOrEqual(mostAgain(format, seats));
        if (format === 'knock-out') return;
        const rounds = isRoundRobin ? over.rounds.length : 5;
        for (const { played: times, byes } of tournamentStandings(over)) expect(times + byes).toBe(rounds);
        const byes = ids.map(history.byes);
        expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
        if (isRoundRobin) expect(Math.min(...meetings)).toBeGreaterThan(0);
      }),
      { numRuns: 4, seed: 4, examples: [2, 3, most].map((people): [number, boolean] => [people, true]) },
    );
  });

  test('ranks by what is written, and by nothing before it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: isRoundRobin ? 16 : 60 }), (people) => {
        const rows = tournamentStandings(playedOut(opened(format, people, { min: 3, max: 5, usual: 4 })));
        const deciding = rows.map(({ points, tieBreaks }) => [
          ...(format === 'knock-out' ? [] : [points]),
          ...WRITTEN[format].map((name) => tieBreaks[name]),
        ]);
        for (const [index, mine] of deciding.slice(1).entries()) {
          const before = deciding[index] ?? [];
          const at = mine.findIndex((value, which) => Math.abs(value - (before[which] ?? 0)) > 1e-9);
          expect(before[at]).toBeGreaterThan(mine[at] ?? Number.POSITIVE_INFINITY);
        }
      }),
      { numRuns: 8, seed: 5 },
    );
  });
});

/** As docs/events.md says it. */
const WRITTEN: Readonly<Record<TournamentFormat, readonly TieBreak[]>> = {
  swiss: ['opponents', 'wins', 'lot'],
  'round-robin': ['wins', 'opponents', 'lot'],
  duplicate: ['margin', 'wins', 'lot'],
  'knock-out': ['reached', 'last', 'entry'],
};

describe('swiss', () => {
  test('everybody plays the promised number of rounds', () => {
    for (const size of SIZES)
      for (const people of [6, 17, 200]) {
        const rows = tournamentStandings(playedOut(opened('swiss', people, size, false)));
        for (const { played: times, byes } of rows) expect(times + byes).toBe(5);
      }
  });

  test('nobody meets anybody twice at tables of two while half of the field is unmet', () => {
    for (const people of [10, 11, 16, 33, 64, 200]) {
      const over = playedOut(opened('swiss', people, { min: 2, max: 2, usual: 2 }, true));
      expect(Math.max(...pairCounts(over, historyOf(over.rounds).met))).toBe(1);
    }
  });

  test('at tables of four nobody meets anybody twice in five rounds once the field is large enough', () => {
    for (const people of [32, 60, 200]) {
      const over = playedOut(opened('swiss', people, { min: 2, max: 6, usual: 4 }));
      expect(Math.max(...pairCounts(over, historyOf(over.rounds).met))).toBe(1);
    }
  });

  test('those who meet have about the same points', () => {
    const apart = (format: TournamentFormat): number => {
      const over = playedOut(opened(format, 64, { min: 2, max: 2, usual: 2 }));
      const before = new Map(
        tournamentStandings({ ...over, rounds: over.rounds.slice(0, 4) }).map((row) => [row.id, row.points]),
      );
      const gaps = (over.rounds[4]?.tables ?? []).map(({ seats: [a = '', b = ''] }) =>
        Math.abs((before.get(a) ?? 0) - (before.get(b) ?? 0)),
      );
      return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    };
    expect(apart('swiss')).toBeLessThan(0.35);
    expect(apart('round-robin')).toBeGreaterThan(0.7);
  });

  test('nobody has the same seat much more often than another', () => {
    const over = playedOut(opened('swiss', 40, { min: 2, max: 2, usual: 2 }, true, 8));
    expect(seatSpread(historyOf(over.rounds), over, 2)).toBeLessThanOrEqual(2);
  });
});

describe('round robin', () => {
  test('at tables of two everybody meets everybody once, and seats are even', () => {
    for (const people of [2, 3, 7, 8, 15]) {
      const over = playedOut(opened('round-robin', people, { min: 2, max: 2, usual: 2 }, false));
      expect(over.rounds).toHaveLength(people % 2 === 0 ? people - 1 : people);
      expect(new Set(pairCounts(over, historyOf(over.rounds).met))).toEqual(new Set([1]));
      expect(seatSpread(historyOf(over.rounds), over, 2)).toBeLessThanOrEqual(2);
    }
  });

  test('at larger tables everybody has met everybody, in not many more rounds than it takes', () => {
    for (const people of [8, 9, 12, 16]) {
      const over = playedOut(opened('round-robin', people, { min: 2, max: 4, usual: 4 }));
      expect(Math.min(...pairCounts(over, historyOf(over.rounds).met))).toBeGreaterThanOrEqual(1);
      expect(over.rounds.length).toBeLessThanOrEqual(2 * Math.ceil((people - 1) / 3) + 2);
    }
  });
});

describe('duplicate', () => {
  test('nobody has a seat much more often than another', () => {
    for (const people of [8, 16, 20, 24]) {
      const over = playedOut(opened('duplicate', people, { min: 2, max: 4, usual: 4 }, true, 4));
      expect(seatSpread(historyOf(over.rounds), over, 4)).toBeLessThanOrEqual(2);
    }
  });

  test('comparisons are as even as the numbers allow, far more than by lot', () => {
    const over = playedOut(opened('duplicate', 16, { min: 2, max: 4, usual: 4 }, true, 8));
    const counts = pairCounts(over, historyOf(over.rounds).compared);
    // 8 rounds of 16 seats, each compared with 3 others: 192 comparisons of 120 pairs.
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(192);
    expect(Math.max(...counts)).toBeLessThanOrEqual(3);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
  });

  test('has at least two tables, all alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 80 }), fc.constantFrom(...SIZES), (people, size) => {
        const [first] = playedOut(opened('duplicate', people, size, true, 1)).rounds;
        expect(first?.tables.length).toBeGreaterThanOrEqual(2);
        for (const { seats } of first?.tables ?? []) expect(seats).toHaveLength(size.usual);
      }),
      { numRuns: 30, seed: 3 },
    );
  });

  test('a bad hand costs nothing: who makes more of it than the others in the seat comes first', () => {
    const [draw] = playedOut(opened('duplicate', 6, { min: 2, max: 2, usual: 2 }, true, 1)).rounds;
    const tables = (draw?.tables ?? []).map(({ seats }, table) => ({
      seats,
      result: { scores: [90 + table, table], left: [] },
    }));
    const start = opened('duplicate', 6, { min: 2, max: 2, usual: 2 }, true, 1);
    const rows = tournamentStandings({ ...start, rounds: [{ tables, byes: [] }] });
    // At the last table both have more than anybody else in their seat, one with 92 points and one with 2.
    expect(
      rows
        .slice(0, 2)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(tables[2]?.seats.toSorted());
    expect(rows.map(({ points }) => points)).toEqual([1, 1, 0.5, 0.5, 0, 0]);
  });
});

describe('knock-out', () => {
  test('at tables of two the field halves, after byes for the strongest', () => {
    const over = playedOut(opened('knock-out', 11, { min: 2, max: 2, usual: 2 }));
    expect(over.rounds.map(({ tables, byes }) => [tables.length, byes.length])).toEqual([
      [3, 5],
      [4, 0],
      [2, 0],
      [1, 0],
    ]);
    expect(over.rounds[0]?.byes).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
  });

  test('who wins the last table is first, who lost it second', () => {
    for (const size of SIZES)
      for (const people of [2, 3, 5, 12, 33, 128]) {
        const over = playedOut(opened('knock-out', people, size));
        const last = over.rounds.at(-1)?.tables[0];
        const best = Math.max(...(last?.result?.scores.filter((_, seat) => !isFiller(last.seats[seat] ?? '')) ?? []));
        const winners = last?.seats.filter((id, seat) => !isFiller(id) && last.result?.scores[seat] === best) ?? [];
        expect(winners).toContain(tournamentStandings(over)[0]?.id);
      }
  });
});

describe('coming and going', () => {
  test('a late-comer is in from the next round on, with nothing for those before', () => {
    const over = playedOut(opened('swiss', 9, { min: 2, max: 4, usual: 4 }, true), (so) =>
      so.rounds.length === 2 ? enter(so, 'p50') : so,
    );
    expect(tournamentStandings(over).find(({ id }) => id === 'p50')?.played).toBe(3);
  });

  test('who withdraws is drawn no more, keeps what there was, and blocks nobody', () => {
    for (const format of FORMATS) {
      const over = playedOut(opened(format, 12, { min: 2, max: 4, usual: 4 }), (so) =>
        so.rounds.length === 1 ? withdraw(so, 'p3') : so,
      );
      expect(over.rounds.slice(1).flatMap(seatedIn)).not.toContain('p3');
      expect(tournamentStandings(over).find(({ id }) => id === 'p3')).toMatchObject({ played: 1, hasLeft: true });
    }
  });

  test('who leaves a table comes last there, whatever the score was', () => {
    const start = opened('swiss', 4, { min: 2, max: 4, usual: 4 }, true, 1);
    const drawn = { ...start, rounds: [drawRound(start) ?? { tables: [], byes: [] }] };
    const rows = tournamentStandings(withResult(drawn, 0, 0, { scores: [50, 10, 5, 0], left: [0] }));
    expect(rows.at(-1)).toMatchObject({ id: drawn.rounds[0]?.tables[0]?.seats[0], points: 0 });
    expect(rows[0]?.points).toBe(1);
  });

  test('who leaves a duplicate table has the least of the seat, in match points and in what breaks ties', () => {
    const table = (seats: string[], scores: number[], left: number[] = []) => ({ seats, result: { scores, left } });
    const tables = [table(['p0', 'p1'], [90, 1], [0]), table(['p2', 'p3'], [10, 2]), table(['p4', 'p5'], [20, 3])];
    const [left, worst, best] = comparisonsOf({ tables, byes: [] });
    expect([left?.id, worst?.id, best?.id]).toEqual(['p0', 'p2', 'p4']);
    expect([left?.matchPoints, worst?.matchPoints, best?.matchPoints]).toEqual([0, 0.5, 1]);
    expect(left?.margin).toBe(worst?.margin);
  });

  test('a result counts once', () => {
    const start = opened('swiss', 2, { min: 2, max: 2, usual: 2 }, true, 1);
    const drawn = { ...start, rounds: [drawRound(start) ?? { tables: [], byes: [] }] };
    const once = withResult(drawn, 0, 0, { scores: [1, 0], left: [] });
    expect(withResult(once, 0, 0, { scores: [0, 1], left: [] })).toBe(once);
  });
});

describe('ties', () => {
  test('are broken as written: opponents, then wins, then the lot', () => {
    const start = opened('swiss', 4, { min: 2, max: 2, usual: 2 }, true, 2);
    const table = (seats: string[], scores: number[]) => ({ seats, result: { scores, left: [] } });
    const rows = tournamentStandings({
      ...start,
      rounds: [
        { tables: [table(['p0', 'p1'], [1, 0]), table(['p2', 'p3'], [1, 0])], byes: [] },
        { tables: [table(['p0', 'p2'], [1, 0]), table(['p1', 'p3'], [1, 0])], byes: [] },
      ],
    });
    // p1 and p2 have a point each: p1 lost to the winner and beat the last, p2 likewise; p1 and p2 met the same points.
    expect(rows[0]?.id).toBe('p0');
    expect(rows.at(-1)?.id).toBe('p3');
    const [second, third] = rows.slice(1, 3);
    expect(second?.tieBreaks.opponents).toBe(third?.tieBreaks.opponents);
    expect(second?.tieBreaks.lot).toBeGreaterThan(third?.tieBreaks.lot ?? 0);
  });
});
