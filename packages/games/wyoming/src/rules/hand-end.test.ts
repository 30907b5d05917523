// WC-8.1, WC-8.2, WC-8.5 and WC-8.13 to WC-8.15 The end of the hand.
import { describe, expect, test } from 'vitest';
import { optionsWith, sit, sitUnderFirstRules, typesOf } from '../at-table.ts';
import { wyoming } from '../game.ts';
import type { Event, Position } from '../types.ts';

const handOver = (events: readonly Event[]) => events.find((event) => event.type === 'hand');
const pointsOf = (events: readonly Event[]) => handOver(events)?.points;

const TENS = { tens: [['TC'], ['TD'], ['TH']] } as const;
const base: Position = { hands: [['TS', '4C'], ['7D'], ['7H']], draw: ['9C', '9D', '9H'], turn: 0 };

describe('the end of the hand', () => {
  test('[WC-8.1] with all the 10s and a .22 on the table, at once', () => {
    const emitted = sit({ ...base, ...TENS, guns: [[], [['2C', '2D']], []] }).play(0, { type: 'discard', card: 'TS' });
    expect(typesOf(emitted)).toEqual(['discard', 'hand', 'deal']);
    expect(handOver(emitted)).toMatchObject({ ending: 'tens', by: 0 });
  });
  test('[WC-8.1] not without the .22, and not with a 10 missing', () => {
    expect(handOver(sit({ ...base, ...TENS }).play(0, { type: 'discard', card: 'TS' }))).toBeUndefined();
    const missing = sit({ ...base, tens: [['TC'], [], ['TH']], guns: [[], [['2C', '2D']], []] });
    expect(handOver(missing.play(0, { type: 'discard', card: 'TS' }))).toBeUndefined();
  });
  test('[WC-8.1] two decks: all eight 10s', () => {
    const hands = [['TS', '4C'], ['7D'], ['7H'], ['7S'], ['7C']] as const;
    const guns = [[], [['2C', '2D']], [], [], []] as const;
    const seven = sit({ hands, guns, tens: [["TC'", "TD'", "TH'", "TS'"], ['TC', 'TD', 'TH'], [], [], []], turn: 0 });
    expect(handOver(seven.play(0, { type: 'discard', card: 'TS' }))?.by).toBe(0);
    const six = sit({ hands, guns, tens: [["TC'", "TD'", "TH'"], ['TC', 'TD', 'TH'], [], [], []], turn: 0 });
    expect(handOver(six.play(0, { type: 'discard', card: 'TS' }))).toBeUndefined();
  });
  test('[WC-8.1] when the last Ace leaves the pile', () => {
    const table = sit({
      ...base,
      hands: [['4C'], ['KH'], ['7H']],
      guns: [[['3C', '8D']], [], []],
      aces: ['AH'],
      draw: ['9H', '9D'],
    });
    const emitted = table.play(0, { type: 'shoot', gun: ['3C', '8D'], victim: 1 });
    expect(handOver(emitted)).toMatchObject({ ending: 'aces', by: 0, hands: [['4C'], ['KH+AH'], ['7H']] });
  });
  test('[WC-8.2] 30 to whoever laid the last 10, or the .22 if that came last', () => {
    expect(
      pointsOf(sit({ ...base, ...TENS, guns: [[], [['2C', '2D']], []] }).play(0, { type: 'discard', card: 'TS' })),
    ).toEqual([50, 10, 10]);
    const pull = sit({
      ...base,
      hands: [['2C', '2D', '4C'], ['7D'], ['7H']],
      tens: [['TC'], ['TD'], ['TH', 'TS']],
    }).play(0, {
      type: 'pull',
      cards: ['2C', '2D'],
    });
    expect(handOver(pull)).toMatchObject({ ending: 'tens', by: 0, points: [40, 10, 20] });
  });
  test('[WC-8.2] 30 to whoever fired the shot that gave out the last Ace', () => {
    const table = sit({
      ...base,
      hands: [['4C'], ['KH'], ['7H']],
      guns: [[['3C', '8D']], [], []],
      aces: ['AH'],
      draw: ['9H', '9D'],
    });
    expect(pointsOf(table.play(0, { type: 'shoot', gun: ['3C', '8D'], victim: 1 }))).toEqual([30, 25, 0]);
  });
  test('[WC-8.5] couples shown count, whatever became of them', () => {
    const table = sit({ ...base, ...TENS, guns: [[], [['2C', '2D']], []], couples: [['H', 'S'], [], ['H']] });
    expect(pointsOf(table.play(0, { type: 'discard', card: 'TS' }))).toEqual([100, 10, 35]);
  });
  test('[WC-8.13] the points go to the running totals, which may be negative; the match is won only then', () => {
    const table = sit(
      {
        ...base,
        ...TENS,
        hands: [['TS', '4C', 'KH', 'QH'], ['6D', '6C', '6H'], ['7H']],
        guns: [[], [['2C', '2D']], []],
        totals: [460, 20, -5],
      },
      { target: 500 },
    );
    table.play(0, { type: 'couple', suit: 'H' });
    expect(wyoming.outcome(table.state)).toBeUndefined();
    expect(table.view(0).totals).toEqual([460, 20, -5]);
    table.play(0, { type: 'discard', card: 'TS' });
    expect(table.view(0)).toMatchObject({ totals: [485, -70, 5], deals: 2, dealer: 1 });
  });
  test('[WC-8.13] the outcome’s sheet adds up to the scores', () => {
    const table = sit({ ...base, ...TENS, guns: [[], [['2C', '2D']], []], totals: [460, 20, -5], deals: 4 });
    table.play(0, { type: 'discard', card: 'TS' });
    const outcome = wyoming.outcome(table.state);
    const sums = [0, 0, 0];
    for (const line of outcome?.sheet ?? []) sums[line.seat] = (sums[line.seat] ?? 0) + line.points;
    expect(sums).toEqual(outcome?.scores);
    expect(outcome?.scores).toEqual([510, 30, 5]);
  });
  test('[WC-8.13] the sheet has the totals from before a position, be it of the first hand', () => {
    const table = sit({ ...base, ...TENS, guns: [[], [['2C', '2D']], []], totals: [460, 20, 0] });
    table.play(0, { type: 'discard', card: 'TS' });
    const earlier = wyoming.outcome(table.state)?.sheet.filter(({ what }) => what === 'earlier');
    expect(earlier?.map(({ points }) => points)).toEqual([460, 20, 0]);
    const fresh = sit({ ...base, ...TENS, guns: [[], [['2C', '2D']], []] }, { target: 50 });
    fresh.play(0, { type: 'discard', card: 'TS' });
    expect(wyoming.outcome(fresh.state)?.sheet.filter(({ what }) => what === 'earlier')).toEqual([]);
  });
  test('[WC-8.14] after handLimit turns for each player the hand ends and nobody earns the 30', () => {
    const table = sit({ ...base, turns: 29 }, { handLimit: 10 });
    table.play(0, { type: 'discard', card: '4C' });
    const emitted = table.play(0, { type: 'draw', from: ['pile'] });
    expect(handOver(emitted)).toMatchObject({ ending: 'limit', by: null, points: [-30, 0, 0] });
    const on = sit({ ...base, turns: 29 }, { handLimit: 11 });
    on.play(0, { type: 'discard', card: '4C' });
    expect(handOver(on.play(0, { type: 'draw', from: ['pile'] }))).toBeUndefined();
  });
  test('[WC-8.14] every match ends: a limit is 100 where nothing is said, and cannot be left out', () => {
    expect(optionsWith()).toMatchObject({ handLimit: 100, matchLimit: 100 });
    expect(optionsWith({ handLimit: 1000, matchLimit: 1000 })).toMatchObject({ handLimit: 1000, matchLimit: 1000 });
    for (const handLimit of [0, 9, 1001]) expect(() => optionsWith({ handLimit })).toThrow('10 to 1000');
    for (const matchLimit of [0, 1001]) expect(() => optionsWith({ matchLimit })).toThrow('1 to 1000');
  });
  test('[WC-8.14] as soon as nobody holds a card the hand is over, guns or not', () => {
    const table = sit({ ...base, hands: [['4C'], [], []], draw: [] });
    expect(handOver(table.play(0, { type: 'discard', card: '4C' }))).toMatchObject({ ending: 'stalemate', by: null });
    const armed: Position = { ...base, hands: [['4C'], [], []], guns: [[], [['3C', '8D']], []], draw: [] };
    expect(handOver(sit(armed).play(0, { type: 'discard', card: '4C' }))?.ending).toBe('stalemate');
    const pulled = sit({ ...base, hands: [['3C', '8D'], [], []] }).play(0, { type: 'pull', cards: ['3C', '8D'] });
    expect(typesOf(pulled)).toEqual(['pull', 'hand', 'deal']);
    const nine = sit({ ...base, hands: [['9C'], [], []], draw: [] }).play(0, { type: 'nine', card: '9C', way: 'left' });
    expect(typesOf(nine)).toEqual(['nine', 'passed', 'hand', 'deal']);
    const quick = sit({ ...base, hands: [[], ['3H', '5H', '7H'], []], guns: [[['3C', '8D']], [], []] });
    quick.play(0, { type: 'shoot', gun: ['3C', '8D'], victim: 1 });
    expect(typesOf(quick.play(1, { type: 'answer', with: 'quickdraw' }))).toEqual(['quickdraw', 'hand', 'deal']);
  });
  test('[WC-8.14] but whoever has discarded the last card of all still draws', () => {
    const table = sit({ ...base, hands: [['4C'], [], []] });
    expect(typesOf(table.play(0, { type: 'discard', card: '4C' }))).toEqual(['discard']);
    const again = sit(wyoming.positionOf(table.state));
    expect(again.view(0)).toEqual(table.view(0));
    again.play(0, { type: 'draw', from: ['pile'] });
    expect(again.view(0)).toMatchObject({ turn: 1, handSizes: [1, 0, 0] });
  });
  test('[WC-8.14] version 1 of the rules: a gun keeps the hand going, and 0 is no limit', () => {
    const armed: Position = { ...base, hands: [['4C'], [], []], guns: [[], [['3C', '8D']], []], draw: [] };
    expect(handOver(sitUnderFirstRules(armed).play(0, { type: 'discard', card: '4C' }))).toBeUndefined();
    const unarmed = sitUnderFirstRules({ ...armed, guns: [[], [], []] });
    expect(handOver(unarmed.play(0, { type: 'discard', card: '4C' }))?.ending).toBe('stalemate');
    const pulled = sitUnderFirstRules({ ...base, hands: [['3C', '8D'], [], []] });
    expect(typesOf(pulled.play(0, { type: 'pull', cards: ['3C', '8D'] }))).toEqual(['pull']);
    const late = sitUnderFirstRules({ ...base, turns: 100_000 }, { handLimit: 0, matchLimit: 0 });
    late.play(0, { type: 'discard', card: '4C' });
    expect(handOver(late.play(0, { type: 'draw', from: ['pile'] }))).toBeUndefined();
    const last: Position = { ...base, ...TENS, guns: [[], [['2C', '2D']], []], deals: 100_000 };
    const endless = sitUnderFirstRules(last, { matchLimit: 0 });
    endless.play(0, { type: 'discard', card: 'TS' });
    expect(wyoming.outcome(endless.state)).toBeUndefined();
  });
  test('[WC-8.14] after matchLimit hands the highest total wins', () => {
    const last = { ...base, ...TENS, guns: [[], [['2C', '2D']], []], totals: [0, 200, 0], deals: 7 } as const;
    const table = sit(last, { matchLimit: 7 });
    table.play(0, { type: 'discard', card: 'TS' });
    expect(wyoming.outcome(table.state)).toMatchObject({ scores: [50, 210, 10], winners: [1] });
    const on = sit(last, { matchLimit: 8 });
    on.play(0, { type: 'discard', card: 'TS' });
    expect(wyoming.outcome(on.state)).toBeUndefined();
  });
  test('[WC-8.15] all hands are shown to everyone', () => {
    const emitted = sit({
      ...base,
      ...TENS,
      hands: [['TS', '4C'], ['KD+AD', '2H'], []],
      guns: [[], [['2C', '2D']], []],
    }).play(0, {
      type: 'discard',
      card: 'TS',
    });
    expect(handOver(emitted)?.hands).toEqual([['4C'], ['2H', 'KD+AD'], []]);
    const over = sit({ ...base, ...TENS, totals: [499, 0, 0], guns: [[], [['2C', '2D']], []] });
    over.play(0, { type: 'discard', card: 'TS' });
    expect(over.view('rail')).toMatchObject({ phase: { name: 'over' }, pending: [], hands: [['4C'], ['7D'], ['7H']] });
    expect(over.refused(0, { type: 'done' })).toBe('WC-1.1 over');
  });
});
