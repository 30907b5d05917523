// Chapter 5, picking a fight.
import { type CardText, cardTexts } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { type AtTable, atTable, emitted } from '../at-table.ts';
import type { Event } from '../types.ts';

/** One fighter against another, each written with its aim cards: `9S KH`. */
const duel = (attacker: string, target: string): AtTable => {
  const fighter = (text: string): { card: CardText; aim: CardText[] } => {
    const [card = '2C', ...aim] = cardTexts(text);
    return { card, aim };
  };
  return atTable({ hands: [['6H'], ['6D']], fighters: [[fighter(attacker)], [fighter(target)]], deck: [], turn: 0 });
};
const fight = (table: AtTable): readonly Event[] => {
  const [choice] = table.choices().filter(({ type }) => type === 'fight');
  return choice ? table.play(choice) : [];
};
const scoresAfter = (attacker: string, target: string): readonly number[] => {
  const table = duel(attacker, target);
  fight(table);
  return table.view('rail').scores;
};

test('[GC-5.1] one of your fighters against one of an opponent', () => {
  const fighters = [[{ card: '9S' }, { card: '8S' }], [{ card: '5H' }], [{ card: '4H' }]] as const;
  const table = atTable({ hands: [['KH'], ['7D'], ['7C']], fighters, deck: [], turn: 0 });
  expect(table.choices().filter(({ type }) => type === 'fight')).toEqual([
    { type: 'fight', attacker: '9S', target: '5H' },
    { type: 'fight', attacker: '9S', target: '4H' },
    { type: 'fight', attacker: '8S', target: '5H' },
    { type: 'fight', attacker: '8S', target: '4H' },
  ]);
  expect(table.refusal({ type: 'fight', attacker: '9S', target: '8S' })).toMatchObject({
    rule: 'GC-5.1',
    reason: 'own',
  });
  expect(table.refusal({ type: 'fight', attacker: '5H', target: '4H' })).toMatchObject({
    rule: 'GC-5.1',
    reason: 'theirs',
    about: { seat: 1 },
  });
  expect(table.refusal({ type: 'fight', attacker: 'KH', target: '4H' })).toMatchObject({
    rule: 'GC-5.1',
    reason: 'absent',
    about: { card: 'KH' },
  });
  expect(table.refusal({ type: 'fight', attacker: '9S', target: '7D' })).toMatchObject({
    rule: 'GC-5.1',
    reason: 'absent',
    about: { card: '7D' },
  });
});

test('[GC-5.2] all aim cards of both are revealed and added, and the higher total wins', () => {
  const table = duel('5C 4D 3C', '9H 2D');
  const events = fight(table);
  expect(emitted(events, 'reveal').map(({ fighter, total }) => [fighter, total])).toEqual([
    ['5C', 12],
    ['9H', 11],
  ]);
  expect(table.view('rail').scores).toEqual([9, 0]);
  expect(scoresAfter('5C 4D', '9H 2D')).toEqual([0, 5]);
});

test('[GC-5.2] the attacker wins a tie', () => {
  expect(scoresAfter('7H', '5C 2D')).toEqual([5, 0]);
  expect(scoresAfter('7H', '5C 3D')).toEqual([0, 7]);
});

test('[GC-5.3] a Lawman beats an Outlaw, attacking or defending, whatever the aim cards say', () => {
  expect(scoresAfter('2H', 'KC QC JC')).toEqual([13, 0]);
  expect(scoresAfter('KC QC JC', '2H')).toEqual([0, 13]);
  expect(emitted(fight(duel('2H', 'KC')), 'duel')[0]?.lawman).toBe(true);
});

test('[GC-5.3] Lawman against Lawman or Cowpoke compares totals', () => {
  expect(scoresAfter('2H', '3C')).toEqual([0, 2]);
  expect(scoresAfter('2H AC', '3C')).toEqual([3, 0]);
  expect(scoresAfter('2H', '2C AC')).toEqual([0, 2]);
  expect(scoresAfter('TC', '2H')).toEqual([2, 0]);
});

test('[GC-5.4] the winner stays, and its owner scores the loser, also when that was the attacker', () => {
  const won = duel('9S', '5H');
  expect(emitted(fight(won), 'score')).toEqual([{ type: 'score', seat: 0, cards: ['5H'], points: 5, total: 5 }]);
  expect(won.view('rail')).toMatchObject({ fighters: [[{ card: '9S', aim: 0 }], []], scored: [['5H'], []] });
  const lost = duel('5H', '9S');
  fight(lost);
  expect(lost.view('rail')).toMatchObject({ fighters: [[], [{ card: '9S', aim: 0 }]], scored: [[], ['5H']] });
});

test('[GC-5.5] all aim cards of both fighters are discarded afterwards', () => {
  const table = duel('9S 3C', '5H 2D AC');
  fight(table);
  expect(table.view('rail')).toMatchObject({ discard: ['3C', '2D', 'AC'], fighters: [[{ card: '9S', aim: 0 }], []] });
});
