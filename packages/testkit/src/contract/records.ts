// Records: logs, take-backs, positions and clones all bring the same match back.
import {
  act,
  below,
  fastRandom,
  finish,
  fold,
  logOf,
  logShape,
  type Match,
  pick,
  redo,
  replay,
  rewind,
} from '@sagebrush/engine';
import { expect } from 'vitest';
import { futureOf, playedWithTakeBacks } from '../take-backs.ts';
import { openedMatch, tableOf } from '../walk.ts';
import { emittedBy, roundTrip, viewersOf } from './steps.ts';
import type { Suite } from './suite.ts';

/** Enough for snapshots to be thinned out on the way. */
const TAKE_BACK_ENTRIES = 500;

export function recordChecks({ game, onEveryTable, onSomeSteps }: Suite): void {
  onEveryTable('a log replays to the same state, and JSON brings everything back', (table, seed) => {
    const match = openedMatch(game, table, seed);
    const random = fastRandom(seed);
    while (game.pending(match.state).length > 0) {
      const seat = pick(random, game.pending(match.state));
      const emitted = act(match, seat, game.action.parse(roundTrip(pick(random, game.choices(match.state, seat)))));
      for (const { event, privateEvents } of emitted)
        expect(roundTrip([event, privateEvents])).toEqual([event, privateEvents]);
    }
    const again = replay(game, logShape.parse(roundTrip(logOf(match))));
    expect(game.positionOf(again.state)).toEqual(game.positionOf(match.state));
    expect(roundTrip(game.outcome(again.state))).toEqual(game.outcome(match.state));
  });

  onEveryTable('a take-back, a fold and a rewind all come to the match as it was', (table, seed) => {
    const remembered = playedWithTakeBacks(game, table, seed, TAKE_BACK_ENTRIES);
    const { match } = remembered;
    const random = fastRandom(seed);
    const textOf = ({
      entries,
      played,
      askedAt,
      state,
    }: Pick<Match, 'entries' | 'played' | 'askedAt' | 'state'>): string =>
      JSON.stringify({ entries, played, askedAt, future: futureOf(game, state) });
    const end = textOf(remembered.at(TAKE_BACK_ENTRIES));
    expect(textOf(match)).toBe(end);
    for (const seq of [0, TAKE_BACK_ENTRIES, below(random, TAKE_BACK_ENTRIES), below(random, TAKE_BACK_ENTRIES)]) {
      const folded = finish(fold(game, { ...match.start, entries: match.entries.slice(0, seq) }));
      const rewound = finish(rewind(match, seq));
      for (const reached of [folded, rewound]) {
        expect(textOf(reached.match)).toBe(textOf(remembered.at(seq)));
        expect(reached.emitted).toEqual(remembered.at(seq).emitted);
      }
      for (const entry of match.entries.slice(seq)) redo(rewound.match, entry);
      expect(textOf(rewound.match)).toBe(end);
    }
    expect(textOf(match)).toBe(end);
  });

  onSomeSteps('a position sets up the same table', ({ state }, table) => {
    const position = game.position.parse(roundTrip(game.positionOf(state)));
    const again = game.setUp(position, tableOf(game, table), fastRandom('position'));
    for (const viewer of viewersOf(game, state)) expect(game.view(again, viewer)).toEqual(game.view(state, viewer));
    expect(game.positionOf(again)).toEqual(game.positionOf(state));
  });

  onSomeSteps('a clone plays on identically and leaves the original alone', ({ state, seat, action }) => {
    const before = JSON.stringify(game.positionOf(state));
    const one = game.clone(state);
    const other = game.clone(state);
    const heard = [one, other].map((copy) => emittedBy(game, copy, seat, action));
    expect(heard[0]).toEqual(heard[1]);
    expect(game.positionOf(one)).toEqual(game.positionOf(other));
    expect(JSON.stringify(game.positionOf(state))).toBe(before);
  });
}
