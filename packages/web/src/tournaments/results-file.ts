// The results of a tournament as a table for other programs.
import type { TournamentInfo } from '@sagebrush/protocol';

/** A sign before which a spreadsheet would take a name for a formula is set apart. */
const cell = (value: string | number | null): string => {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line for each seat of each round's table, after the standings; RFC 4180, with a mark that it is UTF-8. */
export function resultsAsCsv({ standings, rounds, tieBreaks }: TournamentInfo, nameOf: (id: string) => string): string {
  const lines: (readonly (string | number | null)[])[] = [
    ['place', 'name', 'points', 'played', 'byes', 'withdrawn', ...tieBreaks],
    ...standings.map(({ place, name, points, played, byes, left, tieBreaks: values }) => [
      place,
      name,
      points,
      played,
      byes,
      left ? 1 : 0,
      ...values,
    ]),
    [],
    ['round', 'table', 'seat', 'name', 'score', 'left', 'matches'],
    ...rounds.flatMap(({ tables }, round) =>
      tables.flatMap(({ seats, scores, left, matches }, table) =>
        seats.map((id, seat) => [
          round + 1,
          table + 1,
          seat + 1,
          nameOf(id),
          scores?.[seat] ?? null,
          left.includes(seat) ? 1 : 0,
          matches.join(' '),
        ]),
      ),
    ),
  ];
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}
