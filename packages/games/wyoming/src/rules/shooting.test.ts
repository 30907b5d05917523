// WC-7 Shooting.
import type { CardText } from '@sagebrush/engine';
import { describe, expect, test } from 'vitest';
import { choicesOf, sit, typesOf } from '../at-table.ts';
import type { Position } from '../types.ts';

const LIGHT = ['3C', '8D'] as const;
const HEAVY = ['4C', '5C'] as const;
const SMALL = ['2C', '2D'] as const;
/** Seat 0 has the gun and shoots at seat 1; the draw pile begins with the shot. */
const range = (
  gun: readonly CardText[],
  victim: readonly string[],
  shot: CardText,
  more: Position = {},
  options = {},
) =>
  sit(
    { hands: [['QS'], victim, ['QH']], guns: [[gun], [], []], draw: [shot, '9C', '9D', '9H'], turn: 0, ...more },
    options,
  );
const shoot = (gun: readonly CardText[]) => ({ type: 'shoot', gun, victim: 1 }) as const;

describe('the question', () => {
  test('[WC-7.1] the shooter names a gun and a victim, and needs no cowboy; asking is shooting', () => {
    const table = range(LIGHT, ['7C'], '4H');
    expect(table.refused(0, { type: 'shoot', gun: SMALL, victim: 1 })).toBe('WC-7.1 not-your-gun');
    expect(table.refused(0, { type: 'shoot', gun: LIGHT, victim: 0 })).toBe('WC-7.1 victim');
    expect(table.refused(0, { type: 'shoot', gun: LIGHT, victim: 3 })).toBe('WC-7.1 victim');
    table.play(0, shoot(LIGHT));
    expect(table.refused(0, shoot(LIGHT))).toBe('WC-6.3 spent');
  });
  test('[WC-7.5] a victim without an unprotected cowboy says no, and no card is turned', () => {
    for (const victim of [['7C'], ['KH+AH'], []]) {
      const table = range(LIGHT, victim, '4H');
      expect(typesOf(table.play(0, shoot(LIGHT)))).toEqual(['shoot', 'no']);
      expect(table.view(0)).toMatchObject({ discard: [], drawSize: 4, pending: [0] });
    }
  });
  test('[WC-7.5] for a .45 only a victim with no cowboy at all says no', () => {
    expect(typesOf(range(HEAVY, ['7C'], '4H').play(0, shoot(HEAVY)))).toEqual(['shoot', 'no']);
    expect(typesOf(range(HEAVY, ['KH+AH'], '4S').play(0, shoot(HEAVY)))).toEqual(['shoot', 'shot', 'miss']);
  });
});

describe('the answer', () => {
  test('[WC-7.2] against a .22 a victim with a 6 may give it to the shooter, cowboy or not', () => {
    const table = range(SMALL, ['6H', '6S', '7C'], '4H');
    expect(typesOf(table.play(0, shoot(SMALL)))).toEqual(['shoot', 'asked']);
    expect(table.pending()).toEqual([1]);
    expect(choicesOf(table, 1, 'answer')).toEqual([
      { type: 'answer', with: 'nothing' },
      { type: 'answer', with: 'six', cards: ['6H'] },
      { type: 'answer', with: 'six', cards: ['6S'] },
    ]);
    expect(table.refused(1, { type: 'answer', with: 'six', cards: ['7C'] })).toBe('WC-7.2 one-six');
    expect(table.refused(1, { type: 'answer', with: 'six', cards: ['6C'] })).toBe('WC-7.2 not-held');
    expect(table.refused(1, { type: 'answer', with: 'six' })).toBeUndefined();
    table.play(1, { type: 'answer', with: 'six', cards: ['6S'] });
    expect(table.view(0)).toMatchObject({ hand: ['6S', 'QS'], handSizes: [2, 2, 1], pending: [0], discard: [] });
  });
  test('[WC-7.2] only against a .22', () => {
    const table = range(LIGHT, ['6H', '7C'], '4H');
    expect(typesOf(table.play(0, shoot(LIGHT)))).toEqual(['shoot', 'no']);
    const both = range(LIGHT, ['6H', '3D', '5D', '7D'], '4H');
    both.play(0, shoot(LIGHT));
    expect(both.refused(1, { type: 'answer', with: 'six', cards: ['6H'] })).toBe('WC-7.2 no-backfire');
  });
  test('[WC-7.3] a victim with 3, 5 and 7 of one suit may lay them down and take the gun; both are theirs from their next turn', () => {
    const table = range(HEAVY, ['3D', '5D', '7D', '7S', 'KH'], '4H');
    table.play(0, shoot(HEAVY));
    expect(table.refused(1, { type: 'answer', with: 'quickdraw', cards: ['3D', '5D', '7S'] })).toBe(
      'WC-7.3 no-quickdraw',
    );
    expect(table.refused(1, { type: 'answer', with: 'quickdraw', cards: ['7D', '3D', '5D'] })).toBeUndefined();
    table.play(1, { type: 'answer', with: 'quickdraw', cards: ['3D', '5D', '7D'] });
    expect(table.view(0)).toMatchObject({ guns: [[], [['3D', '5D', '7D'], HEAVY], []], discard: [], pending: [0] });
    table.play(0, { type: 'discard', card: 'QS' });
    table.play(0, { type: 'draw', from: ['pile'] });
    expect(choicesOf(table, 1, 'shoot')).toHaveLength(4);
  });
  test('[WC-7.3] on the table it is an ordinary .357: it does not draw quickly again', () => {
    const table = range(LIGHT, ['7C'], '4H', { guns: [[LIGHT], [['3D', '5D', '7D']], []] });
    expect(typesOf(table.play(0, shoot(LIGHT)))).toEqual(['shoot', 'no']);
  });
  test('[WC-7.3] a 3, 5 and 7 of different suits are no quick draw', () => {
    expect(typesOf(range(LIGHT, ['3D', '5D', '7S'], '4H').play(0, shoot(LIGHT)))).toEqual(['shoot', 'no']);
  });
  test('[WC-7.4] the victim chooses one or neither; nobody else may act until then', () => {
    const table = range(SMALL, ['6H', '3D', '5D', '7D', 'KS'], '4H');
    table.play(0, shoot(SMALL));
    expect(choicesOf(table, 1, 'answer').map((answer) => answer.with)).toEqual(['nothing', 'six', 'quickdraw']);
    expect(table.refusal(0, { type: 'discard', card: 'QS' })).toEqual({
      rule: 'WC-7.4',
      reason: 'victim',
      about: { seat: 1 },
    });
    expect(table.refused(1, { type: 'discard', card: 'KS' })).toBe('WC-7.4 answer-now');
    expect(typesOf(table.play(1, { type: 'answer', with: 'nothing' }))).toEqual(['shot', 'hit', 'surrender']);
  });
  test('[WC-7.4] who stands still gives no card; version 1 of the rules did not mind', () => {
    const nothing = { type: 'answer', with: 'nothing', cards: ['6H'] } as const;
    const table = range(SMALL, ['6H', 'KS'], '4H');
    table.play(0, shoot(SMALL));
    expect(table.refused(1, nothing)).toBe('WC-7.4 nothing');
    expect(table.refused(1, { ...nothing, cards: [] })).toBeUndefined();
    const before = range(SMALL, ['6H', 'KS'], '4H', {}, { readings: 'first' });
    before.play(0, shoot(SMALL));
    expect(typesOf(before.play(1, nothing))).toEqual(['shot', 'hit', 'surrender']);
  });
  test('[WC-7.4] only a victim who has a choice is asked; option askAlways: every victim is', () => {
    expect(range(LIGHT, ['7C'], '4H').play(0, shoot(LIGHT)).at(-1)).toMatchObject({ type: 'no' });
    const table = range(LIGHT, ['7C'], '4H', {}, { askAlways: true });
    expect(table.play(0, shoot(LIGHT)).at(-1)).toEqual({ type: 'asked', seat: 1, shooter: 0 });
    expect(table.choices(1)).toEqual([{ type: 'answer', with: 'nothing' }]);
    expect(typesOf(table.play(1, { type: 'answer', with: 'nothing' }))).toEqual(['no']);
  });
});

describe('the shot', () => {
  test('[WC-7.6] the top card of the draw pile is turned onto the discard pile, at once', () => {
    const table = range(LIGHT, ['KH'], '4S', { discard: ['3H'] });
    expect(table.play(0, shoot(LIGHT))[1]).toEqual({ type: 'shot', seat: 0, victim: 1, card: '4S' });
    expect(table.view(0)).toMatchObject({ discard: ['3H', '(4S)'], drawSize: 3 });
  });
  test('[WC-7.7] of the suit of an unprotected cowboy: a miss, and he gets the Ace of his suit', () => {
    const table = range(LIGHT, ['KH', 'KS'], '4H');
    expect(table.play(0, shoot(LIGHT)).at(-1)).toEqual({
      type: 'miss',
      seat: 1,
      shooter: 0,
      why: 'badge',
      cowboy: 'KH',
      badge: 'AH',
    });
    expect(table.view(1)).toMatchObject({
      hand: ['KH+AH', 'KS'],
      handSizes: [1, 3, 1],
      aces: ['AC', 'AD', 'AS'],
      badges: ['KH+AH'],
      pending: [0],
    });
  });
  test('[WC-7.7] of another suit: a hit, and the victim hands over an unprotected cowboy of their choice', () => {
    const table = range(LIGHT, ['KH', 'KS', 'KD+AD'], '4C');
    table.play(0, shoot(LIGHT));
    expect(table.view(0).phase).toEqual({ name: 'surrender', victim: 1, badge: false });
    expect(choicesOf(table, 1, 'surrender').map(({ card }) => card)).toEqual(['KH', 'KS']);
    expect(table.refusal(1, { type: 'surrender', card: 'KD' })).toEqual({
      rule: 'WC-7.7',
      reason: 'not-hit',
      about: { card: 'KD', cards: ['KH', 'KS'] },
    });
    expect(table.refused(1, { type: 'done' })).toBe('WC-7.7 surrender-now');
    expect(table.refused(0, { type: 'done' })).toBe('WC-7.7 victim');
    table.play(1, { type: 'surrender', card: 'KS' });
    expect(table.view(0)).toMatchObject({ hand: ['QS', 'KS'], known: [['KS'], [], []] });
  });
  test('[WC-7.7] a protected cowboy of the shot’s suit does not help against it', () => {
    const table = range(LIGHT, ['KH+AH', 'KS'], '4H');
    expect(table.play(0, shoot(LIGHT)).at(-1)).toEqual({ type: 'surrender', seat: 1, shooter: 0, card: 'KS' });
  });
  test('[WC-7.7] where there is no choice nobody is asked', () => {
    const table = range(LIGHT, ['KH', '7C'], '4S');
    expect(typesOf(table.play(0, shoot(LIGHT)))).toEqual(['shoot', 'shot', 'hit', 'surrender']);
  });
  test('[WC-7.8] a .45 hits a protected cowboy of the shot’s suit, who goes over with his Ace', () => {
    const table = range(HEAVY, ['KH+AH', 'KS'], '4H');
    expect(table.play(0, shoot(HEAVY)).at(-1)).toEqual({
      type: 'surrender',
      seat: 1,
      shooter: 0,
      card: 'KH',
      badge: 'AH',
    });
    expect(table.view(0)).toMatchObject({ hand: ['QS', 'KH+AH'], handSizes: [3, 1, 1], aces: ['AC', 'AD', 'AS'] });
  });
  test('[WC-7.8] otherwise it is judged on the unprotected: a ricochet, or a dodge with a badge', () => {
    const ricochet = range(HEAVY, ['KH+AH', 'KS'], '4D');
    const emitted = ricochet.play(0, shoot(HEAVY));
    expect(emitted[2]).toEqual({ type: 'hit', seat: 1, shooter: 0, ricochet: true });
    expect(emitted.at(-1)).toMatchObject({ type: 'surrender', card: 'KS' });
    const dodge = range(HEAVY, ['KH+AH', 'KS'], '4S');
    expect(dodge.play(0, shoot(HEAVY)).at(-1)).toMatchObject({ type: 'miss', why: 'badge', cowboy: 'KS', badge: 'AS' });
  });
  test('[WC-7.8] with no unprotected cowboy there it misses and nothing else happens', () => {
    const table = range(HEAVY, ['KH+AH'], '4S');
    expect(table.play(0, shoot(HEAVY)).at(-1)).toEqual({ type: 'miss', seat: 1, shooter: 0, why: 'unharmed' });
    expect(table.view(1)).toMatchObject({ hand: ['KH+AH'], aces: ['AC', 'AD', 'AS'], pending: [0] });
  });
  test('[WC-7.8] two protected twins of the suit: the victim chooses', () => {
    const hands = [['QS'], ["KH+AH'", "KH'+AH"], ['QH'], ['QC'], ['QD']] as const;
    const table = sit({ hands, guns: [[HEAVY], [], [], [], []], draw: ['4H', '9C', '9D'], turn: 0 });
    table.play(0, shoot(HEAVY));
    expect(choicesOf(table, 1, 'surrender').map(({ card }) => card)).toEqual(['KH', "KH'"]);
    expect(table.refused(1, { type: 'surrender', card: 'QH' })).toBe('WC-7.8 not-hit');
    table.play(1, { type: 'surrender', card: "KH'" });
    expect(table.view(0).hand).toEqual(['QS', "KH'+AH"]);
  });
  test('[WC-7.9] who lost a cowboy may at once draw one card, two for one with a badge, or fewer', () => {
    const plain = range(LIGHT, ['KH', '7C'], '4S');
    plain.play(0, shoot(LIGHT));
    expect(plain.view(0).phase).toEqual({ name: 'replace', victim: 1, limit: 1, lost: 'KH' });
    expect(plain.refused(1, { type: 'replace', count: 2 })).toBe('WC-7.9 too-many');
    expect(plain.refused(1, { type: 'done' })).toBe('WC-7.9 replace-now');
    expect(plain.refused(0, { type: 'discard', card: 'QS' })).toBe('WC-7.9 victim');
    plain.play(1, { type: 'replace', count: 1 });
    expect(plain.view(1)).toMatchObject({ hand: ['7C', '9C'], pending: [0] });
    const badge = range(HEAVY, ['KH+AH'], '4H');
    badge.play(0, shoot(HEAVY));
    expect(choicesOf(badge, 1, 'replace').map(({ count }) => count)).toEqual([0, 1, 2]);
    badge.play(1, { type: 'replace', count: 2 });
    expect(badge.view(1)).toMatchObject({ hand: ['9C', '9D'], handSizes: [3, 2, 1] });
  });
  test('[WC-7.9] the victim is asked before the next shot, and who declines has declined', () => {
    const table = range(LIGHT, ['KH', '7C'], '4S', { guns: [[LIGHT, HEAVY], [], []] });
    table.play(0, shoot(LIGHT));
    expect(table.refused(0, shoot(HEAVY))).toBe('WC-7.9 victim');
    table.play(1, { type: 'replace', count: 0 });
    expect(table.view(1)).toMatchObject({ hand: ['7C'], pending: [0] });
    expect(table.refused(1, { type: 'replace', count: 1 })).toBe('WC-1.5 turn');
    table.play(0, shoot(HEAVY));
    expect(table.view(1)).toMatchObject({ hand: ['7C'], pending: [0], phase: { name: 'turn' } });
  });
  test('[WC-7.10] no Ace of the suit left in the pile: a miss without a badge', () => {
    const table = range(LIGHT, ['KH'], '4H', { aces: ['AC', 'AD'] });
    expect(table.play(0, shoot(LIGHT)).at(-1)).toEqual({
      type: 'miss',
      seat: 1,
      shooter: 0,
      why: 'no-badge-left',
      cowboy: 'KH',
    });
    expect(table.view(1)).toMatchObject({ hand: ['KH'], aces: ['AC', 'AD'], badges: [] });
  });
});
