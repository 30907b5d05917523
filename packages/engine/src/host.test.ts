// The host: what is tried changes nothing, and what is accepted is what the log comes to.
import { playedWithTakeBacks, toyGame } from '@sagebrush/testkit';
import { expect, test } from 'vitest';
import { canonical } from './fairness.ts';
import { type Game, RAIL } from './game.ts';
import { foldHost, type Host, hostOf, type NarratingHost, openHost, replayHost } from './host.ts';
import { freeTakeBack, logOf, openMatch, replay, seqOf, startOf, viewAndChoices } from './match.ts';
import { finish } from './steps.ts';

const game = toyGame as Game;
const start = startOf(game, {
  match: 'hosted',
  seats: ['live', 'live', 'live'],
  options: {},
  chance: { kind: 'seed', seed: 'hosted' },
});
const opened = (): NarratingHost => openHost(game, start);
const firstOf = (host: Host, seat: number) => host.questionFor(seat).choices[0] ?? { type: 'none' };
const play = (host: Host, seat: number): void => host.accept(host.tryAction(seat, firstOf(host, seat)));
/** All that anybody could notice of a match. */
const noticed = ({ match, emitted }: Pick<Host, 'match' | 'emitted'>): string =>
  canonical([
    ...[0, 1, 2, RAIL].map((viewer) => viewAndChoices(match, viewer as 0)),
    { entries: match.entries, askedAt: match.askedAt, played: match.played, emitted },
  ] as never);

test('a question has the game, the table, the view and the choices of a seat that is asked', () => {
  const host = opened();
  const { match } = host;
  expect(host.questionFor(1)).toEqual({
    game,
    table: match.table,
    seat: 1,
    view: game.view(match.state, 1),
    choices: game.choices(match.state, 1),
  });
  play(host, 1);
  expect(host.questionFor(1).choices).toEqual([]);
});

test('a move that is tried, or refused, leaves the match as it was', () => {
  const host = opened();
  play(host, 0);
  const before = noticed(host);
  host.tryAction(1, firstOf(host, 1));
  host.tryTakeBack(0, 0);
  expect(host.refuse(0, { type: 'none' })).toBeDefined();
  expect(() => host.tryTakeBack(0, 1)).toThrow('keep: is 1: 1 actions were played');
  expect(noticed(host)).toBe(before);
});

test('an accepted move is what was tried, and what a replay comes to', () => {
  const host = opened();
  const move = host.tryAction(2, firstOf(host, 2), 'deputy');
  expect(move).toMatchObject({ seq: 1, entry: { seat: 2, standIn: 'deputy' } });
  host.accept(move);
  expect(host.emitted).toBe(move.emitted);
  expect(seqOf(host.match)).toBe(1);
  expect(noticed({ match: replay(game, logOf(host.match)), emitted: move.emitted })).toBe(noticed(host));
});

test('of two moves tried at the same number only one is accepted', () => {
  const host = opened();
  const [one, other] = [host.tryAction(0, firstOf(host, 0)), host.tryAction(1, firstOf(host, 1))];
  host.accept(one);
  expect(() => host.accept(other)).toThrow('move 1 does not follow on 1');
  expect(host.match.entries).toEqual([one.entry]);
});

test('a free take-back leads back to the question, and unsays what was told', () => {
  const host = opened();
  const asked = host.questionFor(0);
  play(host, 0);
  expect(freeTakeBack(host.match, 0)).toBe(0);
  host.accept(host.tryTakeBack(0, 0));
  expect(host.emitted).toEqual([]);
  expect(host.questionFor(0)).toEqual(asked);
  play(host, 1);
  expect(host.storyUntil(3)).toEqual([...host.match.opening, ...host.emittedAt(3)]);
  expect(host.storyUntil(1)).toEqual([...host.match.opening, ...host.emittedAt(1)]);
});

test('opened, replayed, folded or followed entry by entry: the same match', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const log = logOf(playedWithTakeBacks(game, { seats: 3 }, seed, 60).match);
    const { entries, ...from } = log;
    const followed = opened();
    const match = openMatch(game, from);
    const host = hostOf({ match, emitted: match.opening });
    for (const entry of entries) host.accept(host.tryEntry(entry));
    const replayed = replayHost(game, log);
    expect(noticed(replayed)).toBe(noticed(host));
    expect(noticed(finish(foldHost(game, log)))).toBe(noticed(host));
    expect(replayed.emittedAt(seqOf(replayed.match))).toEqual(host.emitted);
    expect(followed.emittedAt(0)).toEqual(followed.match.opening);
  }
});
