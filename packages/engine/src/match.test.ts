import { toyGame } from '@sagebrush/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, commitmentTo, fairSeed } from './fairness.ts';
import { type Game, RAIL, registry } from './game.ts';
import { type Log, logShape } from './log.ts';
import {
  act,
  finishedLog,
  freeTakeBack,
  heardBy,
  logOf,
  type OwnMatch,
  openMatch,
  refuseAction,
  replay,
  seqOf,
  startOf,
  takeBack,
  verify,
  viewAndChoices,
} from './match.ts';

const game = toyGame as Game;
const secret = '5e'.repeat(32);
const contributions = ['01'.repeat(32), '02'.repeat(32), null];
const fairStart = startOf(game, {
  match: 'm1',
  seats: ['live', 'live', 'live'],
  options: {},
  chance: { kind: 'fair', commitment: commitmentTo(secret), contributions, secret },
});
const opened = (start = fairStart): OwnMatch => openMatch(game, start);
const first = (match: OwnMatch, seat: number) => game.choices(match.state, seat)[0] ?? { type: 'none' };
function finished(start = fairStart): OwnMatch {
  const match = opened(start);
  for (let seat = game.pending(match.state)[0]; seat !== undefined; seat = game.pending(match.state)[0])
    act(match, seat, first(match, seat));
  return match;
}
const roundTrip = (log: Log): Log => logShape.parse(JSON.parse(JSON.stringify(log)));

describe('sequence numbers', () => {
  test('simultaneous decisions may arrive in any order with the number they answer', () => {
    const match = opened();
    act(match, 2, first(match, 2));
    expect(seqOf(match)).toBe(1);
    expect(refuseAction(match, 0, first(match, 0), 0)).toBeUndefined();
  });

  test('an answer to an earlier question, or to none yet, is stale', () => {
    const match = opened();
    for (const seat of [0, 1, 2]) act(match, seat, first(match, seat));
    expect(refuseAction(match, 0, first(match, 0), 2)).toEqual({ rule: 'stale', about: { seq: 2, now: 3 } });
    expect(refuseAction(match, 0, first(match, 0), 4)?.rule).toBe('stale');
    expect(refuseAction(match, 0, first(match, 0), 3)).toBeUndefined();
  });

  test('a second answer to the same question is stale, also while others still answer', () => {
    const match = opened();
    const bid = first(match, 1);
    act(match, 1, bid);
    expect(refuseAction(match, 1, bid, 0)).toEqual({ rule: 'stale', about: { seq: 0, now: 1 } });
    expect(refuseAction(match, 1, bid, 1)?.rule).not.toBe('stale');
  });

  test('a seat that is not there is an error, not a refusal', () => {
    expect(() => refuseAction(opened(), 7, { type: 'bid' }, 0)).toThrow('seat: is 7: this match has 3 seats');
  });
});

test('a seat hears its own secret, the others do not', () => {
  const match = opened();
  const emitted = act(match, 1, first(match, 1))[0];
  if (!emitted) throw new Error('nothing was told');
  expect(heardBy(emitted, 1)).toHaveProperty('card');
  expect(heardBy(emitted, 0)).not.toHaveProperty('card');
  expect(heardBy(emitted, RAIL)).not.toHaveProperty('card');
  expect(viewAndChoices(match, 1).choices).toEqual([]);
  expect(viewAndChoices(match, 0).choices).toHaveLength(3);
});

describe('take-backs', () => {
  test('are free while nobody has learned anything, and stay in the log', () => {
    const match = opened();
    const before = game.positionOf(match.state);
    act(match, 0, first(match, 0));
    expect(freeTakeBack(match, 1)).toBeUndefined();
    expect(freeTakeBack(match, 0)).toBe(0);
    takeBack(match, 0, 0);
    expect(game.positionOf(match.state)).toEqual(before);
    expect(seqOf(match)).toBe(2);
    expect(game.positionOf(replay(game, roundTrip(logOf(match))).state)).toEqual(before);
    expect(refuseAction(match, 0, first(match, 0), 0)?.rule).toBe('stale');
  });

  test('are not free once the bids were turned up', () => {
    const match = opened();
    for (const seat of [0, 1, 2]) act(match, seat, first(match, seat));
    expect(freeTakeBack(match, 2)).toBeUndefined();
    expect(() => takeBack(match, 2, 3)).toThrow('keep: is 3: 3 actions were played');
  });
});

describe('the log', () => {
  test('comes back from JSON and replays to the same table', () => {
    const match = finished();
    const again = replay(game, roundTrip(finishedLog(match)));
    expect(game.positionOf(again.state)).toEqual(game.positionOf(match.state));
  });

  test.each([
    ['no log at all', 'hello', 'is not a match log'],
    ['an unknown format', { ...finishedLog(finished()), format: 2 }, 'format: is 2: this program reads format 1'],
    ['a missing part', { ...finishedLog(finished()), chance: undefined }, 'chance: is missing: expected an object'],
    ['a broken entry', { ...finishedLog(finished()), entries: [{ seat: 'x' }] }, 'entries[0].seat'],
  ])('%s is refused with the place', (_, json, message) => {
    expect(() => logShape.parse(json)).toThrow(message);
  });

  test('of another game, of another version, or with an impossible action does not replay', () => {
    const log = finishedLog(finished());
    expect(() => replay(game, { ...log, game: 'chess' })).toThrow('game: is chess: expected toy');
    expect(() => replay(game, { ...log, rules: '0' })).toThrow('rules: is version 0: this program plays version 1');
    expect(() => replay(game, { ...log, entries: log.entries.slice(0, 1).concat(log.entries.slice(0, 1)) })).toThrow(
      'entries[1]: seat 0 may not',
    );
    expect(() => replay(game, { ...log, seats: ['live'] })).toThrow('seats: is 1');
    const { secret: _, ...chance } = { secret: '', ...log.chance };
    expect(() => replay(game, { ...log, chance: chance as Log['chance'] })).toThrow('chance.secret: is missing');
  });
});

describe('fairness', () => {
  test('an untouched log is verified', () => expect(verify(game, roundTrip(finishedLog(finished())))).toEqual([]));

  test('any change of one character of a log is found', { timeout: 60_000 }, () => {
    const text = JSON.stringify(finishedLog(finished()));
    const changes = fc.tuple(fc.nat(text.length - 1), fc.constantFrom(...'0123456789abcdefKQJ'));
    fc.assert(
      fc.property(changes, ([index, character]) => {
        fc.pre(text[index] !== character);
        const changed = text.slice(0, index) + character + text.slice(index + 1);
        let problems: readonly string[];
        try {
          problems = verify(game, logShape.parse(JSON.parse(changed)));
        } catch {
          return;
        }
        expect(problems).not.toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });

  test('a changed action, contribution or secret is found even when the log is sealed again', () => {
    const log = logOf(finished());
    const resealed = (changed: Log) => verify(game, finishedLog(replayable(changed)));
    expect(resealed({ ...log, chance: { ...log.chance, secret: 'ab'.repeat(32) } as Log['chance'] }).join()).toContain(
      'does not fit the commitment',
    );
    expect(
      resealed({ ...log, chance: { ...log.chance, contributions: [null, null, null] } as Log['chance'] }).join(),
    ).toContain('entries[0]');
    expect(resealed({ ...log, entries: log.entries.slice(1) }).join()).toContain('not played to its end');
  });

  test('an unfinished match and a known seed are said to prove nothing', () => {
    expect(verify(game, logOf(opened())).join()).toContain('was not finished');
    const seeded = openMatch(game, { ...fairStart, chance: { kind: 'seed', seed: 'x' } });
    expect(verify(game, finishedLog(seeded)).join()).toContain('there was no shuffle to prove');
  });

  test('the seed depends on the match, the secret and every contribution, and where it stands', () => {
    const seeds = [
      fairSeed('m1', secret, contributions),
      fairSeed('m2', secret, contributions),
      fairSeed('m1', '00'.repeat(32), contributions),
      fairSeed('m1', secret, [contributions[1] ?? null, contributions[0] ?? null, null]),
      fairSeed('m1', secret, [null, '01'.repeat(32), '02'.repeat(32)]),
    ];
    expect(new Set(seeds.map(String)).size).toBe(seeds.length);
  });

  test('matches that share a deal have the same cards, and each is verified on its own', () => {
    const chance = { ...fairStart.chance, deal: 'd1' };
    const states = ['m1', 'm2'].map((id) => openMatch(game, { ...fairStart, match: id, chance }).state);
    expect(states[0]).toEqual(states[1]);
    expect(openMatch(game, { ...fairStart, match: 'm2' }).state).not.toEqual(states[0]);
    const match = finished({ ...fairStart, chance });
    expect(verify(game, roundTrip(finishedLog(match)))).toEqual([]);
  });

  test('canonical JSON does not depend on the order of keys', () => {
    expect(canonical({ b: 1, a: [true, null, { d: 'x', c: 2 }] })).toBe('{"a":[true,null,{"c":2,"d":"x"}],"b":1}');
  });
});

/** A match with this log's start and entries, whether or not they would be legal there. */
function replayable(log: Log): OwnMatch {
  const { entries, seal: _, ...start } = log;
  return { ...openMatch(game, start), entries: [...entries] };
}

test('the registry names the games there are', () => {
  const one = registry([game]);
  expect(one.find('toy')).toBe(game);
  expect(one.ids).toEqual(['toy']);
  expect(() => one.find('chess')).toThrow('game: "chess" is not a game here: expected toy');
});
