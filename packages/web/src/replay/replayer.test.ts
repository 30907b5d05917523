// Any moment of a replay is the moment that was told when the match was played.
import {
  act,
  fastRandom,
  type Game,
  type Log,
  logOf,
  type Move,
  openMatch,
  pick,
  RAIL,
  startOf,
  takeBack,
} from '@sagebrush/engine';
import { momentsOf } from '@sagebrush/protocol';
import type { TableMoment } from '@sagebrush/table-kit/table/connection.ts';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadRules } from '../games/games.ts';
import { openReplayer } from './replayer.ts';

/** Options for a short match, where the usual one is long. */
const SHORT: Readonly<Partial<Record<string, object>>> = { wyoming: { target: 50, matchLimit: 2, handLimit: 10 } };
const TAKEN_BACK = 7;

/** A match at random with one move taken back, and every moment of it as the first seat and the rail saw it. */
function played(game: Game, id: string): { log: Log; seen: TableMoment[][] } {
  const chance = { kind: 'seed', seed: 'replayed' } as const;
  const match = openMatch(
    game,
    startOf(game, { match: 'replayed', seats: game.seating(3), options: (SHORT[id] ?? {}) as Log['options'], chance }),
  );
  const random = fastRandom('moves');
  const of = (emitted: Move['emitted']): TableMoment[] => {
    const moments = momentsOf({ match, emitted });
    return [0, RAIL].map((viewer) => ({ ...moments(viewer as 0), asked: false, choices: [], takeBack: false }));
  };
  const seen = [of(match.opening)];
  while (!game.outcome(match.state)) {
    const seat = game.pending(match.state)[0] ?? 0;
    const again = match.entries.length === TAKEN_BACK;
    if (again) takeBack(match, match.played.at(-1)?.seat ?? 0, match.played.length - 1);
    seen.push(of(again ? [] : act(match, seat, pick(random, game.choices(match.state, seat)))));
  }
  return { log: logOf(match), seen };
}

describe.each(GAME_IDS)('%s', (id) => {
  test('forwards, backwards and anywhere', { timeout: 60_000 }, async () => {
    const game = await loadRules(id);
    const { log, seen } = played(game, id);
    const replayer = openReplayer(game, log);
    expect(replayer.last).toBe(seen.length - 1);
    const places = seen.map((_, at) => at);
    for (const at of [...places, ...places.toReversed(), ...places.filter((place) => (place * 37) % 5 === 0)]) {
      expect(replayer.momentAt({ at, viewer: 0, open: false, whole: false })).toEqual(seen[at]?.[0]);
      expect(replayer.momentAt({ at, viewer: RAIL, open: false, whole: false })).toEqual(seen[at]?.[1]);
    }
  });

  test('a jump tells all that still stands, and all open shows every hand', async () => {
    const game = await loadRules(id);
    const { log, seen } = played(game, id);
    const replayer = openReplayer(game, log);
    const before = replayer.momentAt({ at: TAKEN_BACK - 1, viewer: 0, open: true, whole: true });
    const undone = replayer.momentAt({ at: TAKEN_BACK + 1, viewer: 0, open: true, whole: true });
    expect(undone.events).toEqual(before.events);
    expect(before.events).toEqual(seen.slice(0, TAKEN_BACK).flatMap(([moment]) => moment?.events ?? []));
    expect(undone.latest).toBe(0);
    expect(before.open?.map((view) => view.hand?.length)).toEqual(
      log.seats.map((kind, seat) => (kind === 'live' ? before.view.handSizes[seat] : undefined)),
    );
  });
});

test('a log that does not fit the rules says where', async () => {
  const game = await loadRules('corral');
  const { log } = played(game, 'corral');
  const twice = { ...log, entries: log.entries.flatMap((entry, index) => (index === 3 ? [entry, entry] : [entry])) };
  expect(() => openReplayer(game, twice)).toThrow(/^entries\[\d+\]/);
});
