// Chapter 2, tested: a live player's turn.
import { describe, expect, test } from 'vitest';
import { cowpoker } from '../game.ts';
import { plainPack } from '../testing/plain-pack.ts';
import { setTable } from '../testing/table.ts';

const callsRoundup = { effect: [{ do: 'call', trick: 'roundup' }] } as const;

describe('drawing', () => {
  test('[CP-2.1] a turn begins by drawing up to five', () => {
    const table = setTable({ hands: [['2C'], ['3C', '4C'], [], []], deck: ['5C', '6C', '7C', '8C', '9C'] });
    table.play('2C');
    expect(table.pending()).toBe(1);
    expect(table.hand(1)).toEqual(['3C', '4C', '5C', '6C', '7C']);
    expect(table.all('draw')).toEqual([{ type: 'draw', seat: 1, count: 3, deckSize: 2 }]);
  });

  test('[CP-2.2] with the last card drawn a player still takes the turn', () => {
    const table = setTable({ hands: [['2C'], ['3C'], ['4C'], []], deck: ['5C'] });
    table.play('2C');
    expect(table.hand(1)).toEqual(['3C', '5C']);
    expect(table.pending()).toBe(1);
    table.play('3C');
    expect(table.pending()).toBeUndefined();
    expect(table.all('end')).toMatchObject([{ seat: 2 }]);
  });

  test('[CP-2.3] a hand of five or more draws nothing and keeps its cards', () => {
    const table = setTable({ hands: [['2C'], ['3C', '4C', '5C', '6C', '7C', '8C'], [], []], deck: ['9C', 'TC'] });
    table.play('2C');
    expect(table.hand(1)).toHaveLength(6);
    expect(table.all('draw')).toEqual([]);
    expect(table.pending()).toBe(1);
  });

  test('[CP-2.3] with an empty deck a full hand ends the game too', () => {
    const table = setTable({ hands: [['2C'], ['3C', '4C', '5C', '6C', '7C'], [], []], deck: [] });
    table.play('2C');
    expect(table.all('end')).toMatchObject([{ seat: 1 }]);
  });

  test('[CP-2.3] the end is tested only when a turn begins: a trick under way is finished', () => {
    const pack = plainPack({ '2H': callsRoundup });
    const table = setTable({ hands: [['2H', '3H'], ['4C'], ['5C'], ['6C']], deck: [] }, { pack });
    table.play('2H');
    table.follow('4C', '5C', '6C', '3H');
    expect(table.cellar(3)).toHaveLength(4);
    expect(table.all('end')).toHaveLength(1);
  });
});

describe('playing', () => {
  test('[CP-2.4] one card from the hand goes face up into the Gang, which has no limit', () => {
    const gang = ['2D', '3D', '4D', '5D', '6D', '7D', '8D', '9D', 'TD', 'JD'] as const;
    const table = setTable({ hands: [['2C', '3C'], ['4C'], [], []], gangs: [gang, [], [], []] });
    expect(table.refusal(0, { type: 'play', card: '4C' })).toEqual({
      rule: 'CP-2.4',
      reason: 'not-in-hand',
      about: { card: '4C' },
    });
    expect(table.refusal(0, { type: 'follow', card: '2C' })).toMatchObject({ rule: 'CP-2.4', reason: 'must-play' });
    table.play('2C');
    expect(table.gang(0)).toEqual([...gang, '2C']);
    expect(table.hand(0)).toEqual(['3C']);
  });

  test('[CP-2.5] the effects of your Ranch and of the Town must be followed, others are ignored', () => {
    const pack = plainPack({ '2H': callsRoundup, KC: callsRoundup, '2C': callsRoundup });
    const hands = [['2H', 'KC', '2C'], ['4C'], ['5C'], ['6C']] as const;
    for (const [card, works, calls] of [
      ['2H', 'own', 1],
      ['KC', 'town', 1],
      ['2C', 'no', 0],
    ] as const) {
      const table = setTable({ hands }, { pack });
      table.play(card);
      expect(table.all('play')).toMatchObject([{ card, works }]);
      expect(table.all('call')).toHaveLength(calls);
    }
  });

  test('[CP-2.5] while an effect waits for a choice nothing else can be done', () => {
    const pack = plainPack({ '2H': { effect: [{ do: 'call', trick: 'choice' }] } });
    const table = setTable({ hands: [['2H', '3H'], ['4C'], [], []] }, { pack });
    table.play('2H');
    expect(table.refusal(0, { type: 'play', card: '3H' })).toMatchObject({ rule: 'CP-2.5', reason: 'must-choose' });
    expect(table.refusal(0, { type: 'choose', option: 'davila' })).toMatchObject({
      rule: 'CP-2.5',
      reason: 'not-an-option',
    });
    expect(table.refusal(0, { type: 'choose', option: '2C' })).toMatchObject({
      rule: 'CP-2.5',
      reason: 'not-an-option',
    });
    expect(table.refusal(0, { type: 'choose', option: 'tea' })).toMatchObject({
      rule: 'CP-2.5',
      reason: 'no-such-option',
    });
    expect(table.view(0).asked?.options.map(({ id }) => id)).toEqual(['roundup', 'gunfight']);
  });

  test('[CP-2.6] whether it works is settled before it joins a Gang: a foreign Ace does not switch on its own text', () => {
    const pack = plainPack({ AC: callsRoundup });
    const table = setTable({ hands: [['AC'], ['4C'], [], []] }, { pack });
    table.play('AC');
    expect(table.all('play')).toMatchObject([{ works: 'no' }]);
    expect(table.all('call')).toEqual([]);
  });

  test('[CP-2.6] option `foreignAce`: where it wakes, who plays a foreign Ace follows its text; Deadwood too', () => {
    const pack = plainPack({ AC: callsRoundup });
    const table = setTable({ hands: [['AC'], ['4C'], [], []] }, { pack, foreignAce: 'wakes' });
    table.play('AC');
    expect(table.all('play')).toMatchObject([{ works: 'ace' }]);
    expect(table.all('call')).toMatchObject([{ seat: 0 }]);
    const dead = setTable(
      { live: [false, true, true, true], hands: [[], ['3C'], [], []], deck: ['AC', '4C'] },
      { pack, foreignAce: 'wakes' },
    );
    expect(dead.all('call')).toMatchObject([{ seat: 0 }]);
  });

  test('[CP-2.6] a foreign Ace that wakes wakes itself alone, and nothing where the rule of Aces is off', () => {
    const pack = plainPack({ AC: callsRoundup, '5C': callsRoundup });
    const hands = [['AC', '5C'], ['4C'], [], []] as const;
    const other = setTable({ hands }, { pack, foreignAce: 'wakes' });
    other.play('5C');
    expect(other.all('play')).toMatchObject([{ works: 'no' }]);
    const without = setTable({ hands }, { pack, foreignAce: 'wakes', aces: false });
    without.play('AC');
    expect(without.all('play')).toMatchObject([{ works: 'no' }]);
  });

  const stealsBest = { effect: [{ do: 'swap', with: 'left', take: 'choice', give: 'highest' }] } as const;
  test('[CP-2.6] the card joins the Gang, then its effect is carried out', () => {
    const pack = plainPack({ '2H': { ...stealsBest, points: 5 } });
    const table = setTable({ hands: [['2H'], ['4C'], [], []], gangs: [['3H'], ['5C'], [], []] }, { pack });
    table.play('2H');
    expect(table.all('swap')).toMatchObject([{ gives: '2H', takes: '5C' }]);
    expect([table.gang(0), table.gang(1)]).toEqual([['3H', '5C'], ['2H']]);
    expect(table.all('join')).toEqual([]);
  });

  test('[CP-2.6] option `order`: the effect first, then the card joins the Gang', () => {
    const pack = plainPack({ '2H': { ...stealsBest, points: 5 } });
    const table = setTable(
      { hands: [['2H'], ['4C'], [], []], gangs: [['3H'], ['5C'], [], []] },
      { pack, order: 'effect-first' },
    );
    table.play('2H');
    expect(table.all('swap')).toMatchObject([{ gives: '3H', takes: '5C' }]);
    expect(table.all('play')).toMatchObject([{ gang: null }]);
    expect(table.all('join')).toEqual([{ type: 'join', seat: 0, card: '2H' }]);
    expect([table.gang(0), table.gang(1)]).toEqual([['5C', '2H'], ['3H']]);
  });

  test('[CP-2.6] [CP-5.1] effect first holds for all but cards that choose their Gang; without an effect nothing waits', () => {
    const pack = plainPack({ KC: { effect: [{ do: 'place', gang: 'smallest' }, ...callsRoundup.effect] } });
    const start = { hands: [['KC', '3H'], ['4C'], ['5C'], ['6C']], gangs: [['2C'], [], ['3C'], ['2D']] } as const;
    const table = setTable(start, { pack, order: 'effect-first' });
    table.play('KC');
    expect(table.gang(1)).toEqual(['KC']);
    expect(table.view(2).effect).toMatchObject({ card: 'KC' });
    expect(table.view(2).effect?.waits).toBeUndefined();
    const plain = setTable(start, { pack, order: 'effect-first' });
    plain.play('3H');
    expect(plain.gang(0)).toEqual(['2C', '3H']);
  });

  test('[CP-2.6] while its effect goes on, a card that waits is in no Gang, and everybody sees it', () => {
    const pack = plainPack({ '2H': callsRoundup });
    const table = setTable({ hands: [['2H', '3H'], ['4C'], ['5C'], ['6C']] }, { pack, order: 'effect-first' });
    table.play('2H');
    expect(table.gang(0)).toEqual([]);
    expect(table.view(1).effect).toMatchObject({ card: '2H', waits: true });
    expect(cowpoker.positionOf(table.state).effect).toMatchObject({ card: '2H' });
    table.follow('4C', '5C', '6C', '3H');
    expect(table.gang(0)).toEqual(['2H']);
  });

  test('[CP-2.6] the effect is carried out to its end, even if the Ace that switched it on is lost meanwhile', () => {
    const pack = plainPack({
      '5C': {
        effect: [
          { do: 'discard', from: 'gang', card: 'highest' },
          { do: 'draw', cards: 1 },
        ],
      },
      AC: { points: 6 },
    });
    const table = setTable(
      { hands: [['5C'], ['4C'], [], []], gangs: [['AC'], [], [], []], deck: ['9C', 'TC'] },
      { pack },
    );
    table.play('5C');
    expect(table.all('discard')).toMatchObject([{ card: 'AC' }]);
    expect(table.hand(0)).toEqual(['9C']);
  });

  test('[CP-2.7] then the turn passes to the left', () => {
    const table = setTable({ hands: [['2C'], ['3C'], [], ['4C']], turn: 3 });
    table.play('4C');
    expect(table.pending()).toBe(0);
    expect(table.refusal(1, { type: 'play', card: '3C' })).toEqual({
      rule: 'CP-2.7',
      reason: 'turn',
      about: { seat: 0 },
    });
  });
});

test('a card that is not where it is taken from is an error, and every card stays where it is', () => {
  const table = setTable({ hands: [['2C', '4C'], ['3C'], [], []], deck: ['5C', '6C'] });
  const before = cowpoker.positionOf(table.state);
  expect(() => cowpoker.apply(table.state, 0, { type: 'play', card: '3C' })).toThrow('the 3C is not in this pile');
  expect(cowpoker.positionOf(table.state)).toEqual(before);
});
