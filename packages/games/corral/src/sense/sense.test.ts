// The rules of thumb: what they choose at tables where a good player would not think twice.
import { describe, expect, test } from 'vitest';
import { atTable } from '../at-table.ts';
import { corral } from '../game.ts';
import type { Action, Options, Position } from '../types.ts';
import { hiddenAtLeast, winChance } from './odds.ts';
import type { Sight, Stance } from './sight.ts';

const bestAt = (position: Position, options: Partial<Options> = {}): Action | undefined => {
  const { state } = atTable(position, options);
  const choices = corral.choices(state, state.turn);
  const weights = new Float64Array(choices.length);
  corral.sense.weigh(corral.sense.sightOf(state, state.turn), choices, weights);
  return choices[weights.indexOf(Math.max(...weights))];
};

test('a free kill is taken, and the dearest of several', () => {
  const fighters = [[{ card: 'TS' }], [{ card: '4D' }, { card: '9D' }]] as const;
  expect(bestAt({ hands: [['3C', '6C'], ['7D']], fighters, turn: 0 })).toEqual({
    type: 'fight',
    attacker: 'TS',
    target: '9D',
  });
});

test('a Two goes for the Outlaw, however well that one has aimed', () => {
  const fighters = [[{ card: '2S' }, { card: '9S' }], [{ card: 'KD', aim: ['QC', 'JC'] }]] as const;
  expect(bestAt({ hands: [['3C', '6C'], ['7D']], fighters, turn: 0 })).toEqual({
    type: 'fight',
    attacker: '2S',
    target: 'KD',
  });
});

test('a hopeless fight is left alone', () => {
  const fighters = [[{ card: '3S' }], [{ card: 'KD' }]] as const;
  expect(bestAt({ hands: [['6C', '8C', '9H'], ['7D']], fighters, turn: 0 })?.type).not.toBe('fight');
});

test('a threatened fighter of one’s own is banked with a pair that can do nothing better', () => {
  const fighters = [[{ card: 'QS' }], [{ card: '2D', aim: ['KC'] }]] as const;
  expect(bestAt({ hands: [['7C', '7H', 'KH', 'JH'], ['7D']], fighters, turn: 0 })).toEqual({
    type: 'ambush',
    cards: ['7C', '7H'],
    target: 'QS',
  });
});

test('a showdown is played when the street is rich, and kept when it is empty', () => {
  const hand = ['4C', '5D', '6H', '7S', '8C'] as const;
  const rich = [[{ card: '9S' }], [{ card: 'KD', aim: ['3D'] }, { card: 'QD' }, { card: 'TD', aim: ['2H'] }]] as const;
  expect(bestAt({ hands: [hand, ['7D']], fighters: rich, turn: 0 })?.type).toBe('showdown');
  expect(bestAt({ hands: [hand, ['7D']], turn: 0 })?.type).not.toBe('showdown');
});

test('under a Lawman’s eyes a face card is buried as an aim card, not sent out', () => {
  const fighters = [[{ card: '8S' }], [{ card: '2D', aim: ['KC', 'JC'] }]] as const;
  expect(bestAt({ hands: [['KH', 'QH'], ['7D']], fighters, turn: 0 })?.type).toBe('aim');
});

describe('with an empty deck and the option stop useful', () => {
  const street: Position = { hands: [[], []], fighters: [[{ card: '3S' }], [{ card: 'KD' }]], deck: [], turn: 0 };
  const stop: Partial<Options> = { stop: 'useful' };
  test('nobody picks a hopeless fight', () => expect(bestAt(street, stop)).toEqual({ type: 'pass' }));
  test('the leader makes the last pass, and whoever is behind does not', () => {
    const last: Position = { ...street, fighters: [[{ card: 'TS' }], [{ card: '9D' }]], passes: 1 };
    expect(bestAt({ ...last, scored: [['KC'], []] }, stop)).toEqual({ type: 'pass' });
    expect(bestAt({ ...last, scored: [[], ['KC']] }, stop)?.type).toBe('fight');
  });
});

test('[GC-6.4] a pair that would miss one’s own fighter is banked, and not where it would be discarded', () => {
  const position = { hands: [['TC', 'TD'], ['7D']], fighters: [[{ card: '9S', aim: ['QC'] }], []], turn: 0 } as const;
  const banked = { type: 'ambush', cards: ['TC', 'TD'], target: '9S' };
  expect(bestAt(position)).toEqual(banked);
  expect(bestAt(position, { selfAmbush: 'discard' })).not.toEqual(banked);
});

test('the chance of hidden aim cards follows the cards that are still unseen', () => {
  const high = ['KC', 'KD', 'KH', 'KS', 'QC', 'QD', 'QH', 'QS', 'JC', 'JD', 'JH', 'JS'] as const;
  const position = {
    hands: [['5C'], ['7D']],
    fighters: [[{ card: 'TS' }], [{ card: '3D', aim: ['4D'] }]],
    turn: 0,
  } as const;
  const chance = (sight: Sight): number => winChance(sight, sight.mine[0] as Stance, sight.theirs[0] as Stance);
  const late = corral.sense.sightOf(atTable({ ...position, discard: high }).state, 0);
  expect(hiddenAtLeast(late, 1, false, 11)).toBe(0);
  const lateChance = chance(late);
  const early = corral.sense.sightOf(atTable(position).state, 0);
  expect(hiddenAtLeast(early, 1, false, 11)).toBeGreaterThanOrEqual(12 / early.unseenCount);
  expect(hiddenAtLeast(early, 1, false, 11)).toBeLessThan(2 / 3);
  expect(lateChance).toBeGreaterThan(chance(early));
});

test('several hidden aim cards count as several', () => {
  const sight = corral.sense.sightOf(atTable({ hands: [['5C'], ['7D']], turn: 0 }).state, 0);
  const chances = [1, 2, 3, 4].map((hidden) => hiddenAtLeast(sight, hidden, true, 14));
  expect(chances).toEqual([...chances].sort((one, other) => one - other));
  expect(chances[3]).toBeGreaterThan(0.9);
});

test('reasons name what speaks for a choice, and what it risks', () => {
  const fighters = [[{ card: 'TS' }], [{ card: '9D' }, { card: 'KD' }]] as const;
  const { state } = atTable({ hands: [['3C', 'QC', 'AC', '5C', '5D'], ['7D']], fighters, turn: 0 });
  const why = (action: Action): string => {
    const { why: main, risk } = corral.sense.why(corral.sense.sightOf(state, 0), action);
    return [main, ...(risk ? [risk.why] : [])].join(', ');
  };
  expect(why({ type: 'fight', attacker: 'TS', target: '9D' })).toBe('kill, bare');
  expect(why({ type: 'fight', attacker: 'TS', target: 'KD' })).toBe('hopeless, loses');
  expect(why({ type: 'aim', card: 'QC', fighter: 'TS' })).toBe('guard');
  expect(why({ type: 'aim', card: '5C', fighter: 'TS' })).toBe('guard, pair');
  expect(why({ type: 'fighter', card: '3C' })).toBe('cheap, falls');
  expect(why({ type: 'fighter', card: 'QC' })).toBe('hunt, exposed');
  expect(why({ type: 'ambush', cards: ['5C', '5D'], target: 'TS' })).toBe('bank');
  expect(why({ type: 'ambush', cards: ['5C', '5D'], target: '9D' })).toBe('ambush');
  expect(why({ type: 'bullet', card: 'AC', target: 'KD' })).toBe('shield, unscored');
  expect(why({ type: 'bullet', card: 'AC', target: '9D' })).toBe('bullet, unscored');
  expect(why({ type: 'bullet', card: 'AC', target: 'TS' })).toBe('deny');
});

test('prospects favour the leader, the more the fewer cards are left', () => {
  const early = corral.sense.prospects(atTable({ hands: [['5C'], ['7D']], scored: [['KC'], []], turn: 0 }).state);
  const late = corral.sense.prospects(
    atTable({ hands: [['5C'], ['7D']], scored: [['KC'], []], deck: [], turn: 0 }).state,
  );
  expect(early[0]).toBeGreaterThan(0.5);
  expect(late[0]).toBeGreaterThan(early[0] ?? 1);
});
