// Chapter 6, the ambush.
import type { CardText } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import type { ActionOf } from '../actions.ts';
import { type AtTable, atTable, emitted } from '../at-table.ts';
import type { Options } from '../options.ts';

/** A hand against one fighter, which is the opponent's unless it is said to be one's own. */
const against = (
  hand: CardText[],
  card: CardText,
  aim: CardText[] = [],
  options: Partial<Options> = {},
  isOwn = false,
): AtTable =>
  atTable(
    { hands: [hand, ['6D']], fighters: isOwn ? [[{ card, aim }], []] : [[], [{ card, aim }]], deck: [], turn: 0 },
    options,
  );
const ambush = (one: CardText, other: CardText, target: CardText): ActionOf<'ambush'> => ({
  type: 'ambush',
  cards: [one, other],
  target,
});
const targets = (table: AtTable): CardText[] =>
  table.choices().flatMap((choice) => (choice.type === 'ambush' ? [choice.target] : []));

test('[GC-6.2] two cards of one rank shoot a fighter that is worth at most their sum', () => {
  const table = against(['4C', '4D'], '8S');
  const events = table.play(ambush('4C', '4D', '8S'));
  expect(emitted(events, 'shot')[0]).toMatchObject({ sum: 8, hit: true, target: { seat: 1, card: '8S', total: 8 } });
  expect(table.view('rail')).toMatchObject({ scored: [['8S'], []], discard: ['4C', '4D'], fighters: [[], []] });
});

test('[GC-6.2] a fighter of a higher value cannot be ambushed, whatever lies on it', () => {
  const table = against(['4C', '4D'], '9C');
  expect(targets(table)).toEqual([]);
  expect(table.refusal(ambush('4C', '4D', '9C'))).toEqual({
    rule: 'GC-6.2',
    reason: 'small',
    about: { cards: ['4C', '4D'], sum: 8, target: '9C', value: 9 },
  });
});

test("[GC-6.2] a pair's two orders are one action, and both are taken", () => {
  const table = against(['8D', '8C'], '9C');
  expect(table.choices().filter(({ type }) => type === 'ambush')).toEqual([ambush('8C', '8D', '9C')]);
  expect(table.refusal(ambush('8D', '8C', '9C'))).toBeUndefined();
});

test('[GC-6.2] what is no pair of your hand, or no fighter, is refused', () => {
  const table = against(['8D', '8C', 'KH'], '9C');
  expect(table.refusal(ambush('8D', 'KH', '9C'))).toMatchObject({ rule: 'GC-6.2', reason: 'no-pair' });
  expect(table.refusal(ambush('8D', '8D', '9C'))).toMatchObject({ rule: 'GC-6.2', reason: 'twice' });
  expect(table.refusal(ambush('8D', '8H', '9C'))).toMatchObject({
    rule: 'GC-6.2',
    reason: 'hand',
    about: { card: '8H' },
  });
  expect(table.refusal(ambush('8D', '8C', '5C'))).toMatchObject({ rule: 'GC-6.2', reason: 'absent' });
});

test('[GC-6.3] aim cards count for the target: at most the sum falls', () => {
  const hit = against(['7C', '7D'], '9C', ['5D']);
  hit.play(ambush('7C', '7D', '9C'));
  expect(hit.view('rail').scores).toEqual([9, 0]);
  const miss = against(['7C', '7D'], '9C', ['6H']);
  miss.play(ambush('7C', '7D', '9C'));
  expect(miss.view('rail').fighters[1]).toEqual([{ card: '9C', aim: 0 }]);
});

test("[GC-6.3] a Joker on the target is worth nothing on the shooter's turn, but 15 on a fighter of the shooter's own", () => {
  const theirs = against(['7C', '7D'], '9C', ['X1']);
  theirs.play(ambush('7C', '7D', '9C'));
  expect(theirs.view('rail').scores).toEqual([9, 0]);
  const own = against(['7C', '7D'], '9C', ['X1'], {}, true);
  expect(emitted(own.play(ambush('7C', '7D', '9C')), 'shot')[0]).toMatchObject({ hit: false, target: { total: 24 } });
});

test('[GC-6.4] a miss gives the pair to the owner of the fighter', () => {
  const table = against(['7C', '7D'], '9C', ['6H']);
  const events = table.play(ambush('7C', '7D', '9C'));
  expect(emitted(events, 'score')).toEqual([{ type: 'score', seat: 1, cards: ['7C', '7D'], points: 14, total: 14 }]);
  expect(table.view('rail').scores).toEqual([0, 14]);
});

test('[GC-6.4] a pair that misses your own fighter is yours, or discarded with the option selfAmbush', () => {
  const discarded = against(['7C', '7D'], '9C', ['6H'], { selfAmbush: 'discard' }, true);
  discarded.play(ambush('7C', '7D', '9C'));
  expect(discarded.view('rail')).toMatchObject({ scores: [0, 0], discard: ['6H', '7C', '7D'] });
  const scored = against(['7C', '7D'], '9C', ['6H'], {}, true);
  scored.play(ambush('7C', '7D', '9C'));
  expect(scored.view('rail')).toMatchObject({ scores: [14, 0], discard: ['6H'] });
});

test('[GC-6.2] your own fighter can be ambushed, and banked', () => {
  const table = against(['7C', '7D'], 'KC', [], {}, true);
  table.play(ambush('7C', '7D', 'KC'));
  expect(table.view('rail').scores).toEqual([13, 0]);
});

test('[GC-6.5] the aim cards are revealed and discarded even when the ambush fails', () => {
  const table = against(['7C', '7D'], '9C', ['6H']);
  expect(emitted(table.play(ambush('7C', '7D', '9C')), 'reveal')[0]).toMatchObject({
    aim: [{ card: '6H', value: 6 }],
    total: 15,
    spent: true,
  });
  expect(table.view('rail')).toMatchObject({ discard: ['6H'], fighters: [[], [{ card: '9C', aim: 0 }]] });
});

test('[GC-6.5] without ambushSpendsAim they are shown and stay, and go only when the fighter falls', () => {
  const miss = against(['7C', '7D', '5C'], '9C', ['6H'], { ambushSpendsAim: false });
  expect(emitted(miss.play(ambush('7C', '7D', '9C')), 'reveal')[0]?.spent).toBe(false);
  expect(miss.view(0)).toMatchObject({ discard: [], fighters: [[], [{ card: '9C', aim: 1, shown: ['6H'] }]] });
  miss.play({ type: 'aim', card: '6D', fighter: '9C' });
  expect(miss.view(0).fighters[1]).toEqual([{ card: '9C', aim: 2, shown: ['6H'] }]);
  const hit = against(['8C', '8D'], '9C', ['6H'], { ambushSpendsAim: false });
  hit.play(ambush('8C', '8D', '9C'));
  expect(hit.view(0)).toMatchObject({ discard: ['6H', '8C', '8D'], scores: [9, 0] });
});

test('[GC-6.6] a pair of 2s always gets an Outlaw, and only 2s or less otherwise', () => {
  const table = against(['2C', '2D'], 'KC', ['QC', 'JC']);
  const events = table.play(ambush('2C', '2D', 'KC'));
  expect(emitted(events, 'shot')[0]).toMatchObject({ hit: true, lawmen: true, sum: 4, target: { total: 36 } });
  expect(table.view('rail')).toMatchObject({ scores: [13, 0], discard: ['QC', 'JC', '2C', '2D'] });
  expect(targets(against(['2C', '2D'], 'TC'))).toEqual([]);
  expect(targets(against(['2C', '2D'], '4C'))).toEqual(['4C']);
});

test('[GC-6.7] a Joker completes any pair and adds nothing', () => {
  expect(targets(against(['7C', 'X1'], '7S'))).toEqual(['7S']);
  const small = against(['7C', 'X1'], '8S');
  expect(targets(small)).toEqual([]);
  expect(small.refusal(ambush('7C', 'X1', '8S'))).toMatchObject({
    rule: 'GC-6.7',
    reason: 'joker-small',
    about: { sum: 7, value: 8 },
  });
});

test('[GC-6.7] a 2 and a Joker are a pair of 2s, unless the option jokerLawmen is off', () => {
  const on = against(['2C', 'X2'], 'KC', ['QC'], { jokerLawmen: true });
  on.play(ambush('2C', 'X2', 'KC'));
  expect(on.view('rail').scores).toEqual([13, 0]);
  const off = against(['2C', 'X2'], 'KC', ['QC'], { jokerLawmen: false });
  expect(targets(off)).toEqual([]);
  expect(off.refusal(ambush('2C', 'X2', 'KC'))?.rule).toBe('GC-6.7');
  expect(targets(against(['2C', 'X2'], '2S', [], { jokerLawmen: false }))).toEqual(['2S']);
});

test('[GC-6.7] two Jokers can ambush nothing', () => {
  const table = against(['X1', 'X2', '5C'], '2C');
  expect(table.refusal(ambush('X1', 'X2', '2C'))).toMatchObject({ rule: 'GC-6.7', reason: 'jokers' });
});

test('[GC-6.7] an Ace with a Joker is worth 1 and can ambush nothing', () => {
  const table = against(['AC', 'X1'], '2C');
  expect(targets(table)).toEqual([]);
  expect(table.refusal(ambush('AC', 'X1', '2C'))).toMatchObject({ rule: 'GC-6.7', reason: 'joker-small' });
});

test('[GC-6.8] two Aces can shoot a Lawman and no more', () => {
  expect(targets(against(['AC', 'AD'], '2S'))).toEqual(['2S']);
  expect(targets(against(['AC', 'AD'], '3S'))).toEqual([]);
  expect(targets(against(['AC', 'X1'], '2S'))).toEqual([]);
});
