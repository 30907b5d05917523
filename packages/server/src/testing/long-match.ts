// Long matches in a house that is closed: the entries are made by the rules and written as rows, as if they had been
// played.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  act,
  below,
  type Entry,
  fastRandom,
  type Game,
  type OwnMatch,
  openMatch,
  pick,
  takeBack,
} from '@sagebrush/engine';
import { startInRow } from '../tables/live-match.ts';

export interface Length {
  readonly entries: number;
  readonly takeBacks: number;
}

/** Plays at random to this length; so many of the entries, spread over all of it, take the last action back. */
function playToLength(game: Game, match: OwnMatch, { entries, takeBacks }: Length): void {
  const random = fastRandom('long match');
  let left = takeBacks;
  while (match.entries.length < entries) {
    const last = match.played.at(-1);
    if (last && below(random, entries - match.entries.length) < left) {
      takeBack(match, last.seat, match.played.length - 1);
      left -= 1;
    } else {
      const seat = pick(random, game.pending(match.state));
      act(match, seat, pick(random, game.choices(match.state, seat)));
    }
  }
}

/** The running match of a table, played on to a length: what it has come to, and the number of its last row. */
export function lengthenMatch(
  folder: string,
  table: string,
  game: Game,
  length: Length,
): { readonly match: OwnMatch; readonly lastRow: number } {
  const db = new DatabaseSync(join(folder, 'sagebrush.sqlite'));
  const row = db.prepare('SELECT id, start, secret FROM matches WHERE tbl = ?').get(table) as {
    id: string;
    start: string;
    secret: string;
  };
  const match = openMatch(game, startInRow(row));
  playToLength(game, match, length);
  const { n } = db.prepare('SELECT max(n) AS n FROM feed WHERE feed = ?').get(table) as { n: number };
  const insert = db.prepare(
    `INSERT INTO feed (feed, n, kind, match, seq, body, at) VALUES (?, ?, 'entry', ?, ?, ?, ?)`,
  );
  db.exec('BEGIN');
  match.entries.forEach((entry: Entry, index) => {
    insert.run(table, n + 1 + index, row.id, index + 1, JSON.stringify(entry), Date.now());
  });
  db.exec('COMMIT');
  db.close();
  return { match, lastRow: n + match.entries.length };
}
