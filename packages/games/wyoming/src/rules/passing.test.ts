// WC-2 The first pass, and WC-5.2 to WC-5.5 the pass with a 9.
import { type CardText, type EmittedEvent, heardBy, isCardText } from '@sagebrush/engine';
import { describe, expect, test } from 'vitest';
import { choicesOf, dealt, type Sitting, sit } from '../at-table.ts';
import { wyoming } from '../game.ts';
import type { Event } from '../types.ts';

const firstPass = (hands: readonly (readonly string[])[], way: 'left' | 'right' | 'across') =>
  sit({ hands, dealer: 0, phase: { name: 'passing', way, count: 3, given: hands.map(() => null) } });
const HANDS = [
  ['2C', '3C', '4C', '5C'],
  ['2D', '3D', '4D', '5D'],
  ['2H', '3H', '4H', '5H'],
  ['2S', '3S', '4S', '5S'],
] as const;

describe('the first pass', () => {
  test('[WC-2.1] the dealer, who sees their cards, names left or right; across needs an even number', () => {
    const four = dealt(4, {}, 'way', 1);
    expect(four.pending()).toEqual([1]);
    expect(four.view(1).hand).toHaveLength(7);
    expect(choicesOf(four, 1, 'direction').map(({ way }) => way)).toEqual(['left', 'right', 'across']);
    expect(four.refused(0, { type: 'direction', way: 'left' })).toBe('WC-2.1 dealer');
    expect(four.refused(1, { type: 'done' })).toBe('WC-2.1 name-direction');
    const three = dealt(3, {}, 'way', 1);
    expect(choicesOf(three, 1, 'direction').map(({ way }) => way)).toEqual(['left', 'right']);
    expect(three.refused(1, { type: 'direction', way: 'across' })).toBe('WC-2.1 across');
  });
  test.each([
    ['left', 1],
    ['right', 3],
    ['across', 2],
  ] as const)('[WC-2.2] three cards go %s', (way, steps) => {
    const table = firstPass(HANDS, way);
    for (const seat of [2, 0, 3, 1]) table.play(seat, { type: 'give', cards: (HANDS[seat] ?? []).slice(0, 3) });
    for (const seat of [0, 1, 2, 3]) {
      const kept = HANDS[seat]?.[3];
      expect(new Set(table.view((seat + steps) % 4).hand)).toEqual(
        new Set([...(HANDS[seat] ?? []).slice(0, 3), HANDS[(seat + steps) % 4]?.[3]]),
      );
      expect(table.view(seat).hand).toContain(kept);
    }
    expect(table.pending()).toEqual([1]);
  });
  test('[WC-2.2] exactly three, of one’s own, once', () => {
    const table = firstPass(HANDS, 'left');
    expect(table.choices(0)).toHaveLength(4);
    expect(table.refused(0, { type: 'give', cards: ['2C', '3C'] })).toBe('WC-2.2 count');
    expect(table.refused(0, { type: 'give', cards: ['2C', '3C', '3C'] })).toBe('WC-2.2 not-held');
    expect(table.refused(0, { type: 'give', cards: ['2C', '3C', '5D'] })).toBe('WC-2.2 not-held');
    expect(table.refused(0, { type: 'give', cards: ['4C', '2C', '3C'] })).toBeUndefined();
    expect(table.refused(0, { type: 'discard', card: '2C' })).toBe('WC-2.2 give-now');
    table.play(0, { type: 'give', cards: ['4C', '2C', '3C'] });
    expect(table.refused(0, { type: 'give', cards: ['4C', '2C', '3C'] })).toBe('WC-2.2 given');
  });
  test('[WC-2.2] the order in which cards were named tells nobody anything', () => {
    const heard = (cards: readonly CardText[]): string => {
      const table = firstPass(HANDS, 'left');
      const emitted: EmittedEvent<Event>[] = [];
      for (const seat of [1, 2, 3]) table.play(seat, { type: 'give', cards: (HANDS[seat] ?? []).slice(0, 3) });
      wyoming.apply(table.state, 0, { type: 'give', cards }, (event, privateEvents = []) =>
        emitted.push({ event, privateEvents }),
      );
      return JSON.stringify(emitted.map((one) => heardBy(one, 1)));
    };
    const canonical = heard(['2C', '3C', '4C']);
    expect(canonical).toContain('3C');
    for (const cards of [
      ['2C', '4C', '3C'],
      ['3C', '2C', '4C'],
      ['4C', '3C', '2C'],
    ] as const)
      expect(heard(cards)).toBe(canonical);
  });
  test('[WC-2.2] who has chosen is public, what is not, until all have', () => {
    const emitted: EmittedEvent<Event>[] = [];
    const one = firstPass(HANDS, 'left');
    const other = firstPass(HANDS, 'left');
    wyoming.apply(one.state, 1, { type: 'give', cards: ['2D', '3D', '4D'] }, (event, privateEvents = []) =>
      emitted.push({ event, privateEvents }),
    );
    wyoming.apply(other.state, 1, { type: 'give', cards: ['5D', '4D', '3D'] }, (event, privateEvents = []) =>
      emitted.push({ event, privateEvents }),
    );
    for (const viewer of [0, 2, 3, 'rail'] as const) {
      expect(JSON.stringify(one.view(viewer))).toBe(JSON.stringify(other.view(viewer)));
      expect(emitted.map((event) => heardBy(event, viewer))).toEqual([
        { type: 'chosen', seat: 1 },
        { type: 'chosen', seat: 1 },
      ]);
    }
    expect(one.view(0)).toMatchObject({
      pending: [0, 2, 3],
      handSizes: [4, 4, 4, 4],
      phase: { chosen: [false, true, false, false] },
    });
    expect(one.view(1)).toMatchObject({ phase: { yours: ['2D', '3D', '4D'] } });
    expect(one.state.infoVersion).toBe(firstPass(HANDS, 'left').state.infoVersion);
  });
  test('[WC-2.2] the two players of a handover hear its cards, nobody else', () => {
    const table = firstPass(HANDS, 'left');
    for (const seat of [0, 1, 2]) table.play(seat, { type: 'give', cards: (HANDS[seat] ?? []).slice(0, 3) });
    const emitted: EmittedEvent<Event>[] = [];
    wyoming.apply(table.state, 3, { type: 'give', cards: ['2S', '3S', '4S'] }, (event, privateEvents = []) =>
      emitted.push({ event, privateEvents }),
    );
    const passed = emitted[1] as EmittedEvent<Event>;
    expect(heardBy(passed, 'rail')).toEqual({
      type: 'passed',
      way: 'left',
      count: 3,
      handovers: [0, 1, 2, 3].map((from) => ({ from, to: (from + 1) % 4 })),
    });
    expect(heardBy(passed, 1)).toMatchObject({
      handovers: [{ cards: ['2C', '3C', '4C'] }, { cards: ['2D', '3D', '4D'] }, { from: 2, to: 3 }, { from: 3, to: 0 }],
    });
    expect(JSON.stringify(heardBy(passed, 1))).not.toMatch(/[2345][HS]/);
  });
  test('[WC-2.2] then and later: nobody else ever sees which cards went', () => {
    const played = (gift: readonly CardText[]): Sitting => {
      const table = firstPass(HANDS, 'left');
      for (const seat of [0, 2, 3]) table.play(seat, { type: 'give', cards: (HANDS[seat] ?? []).slice(0, 3) });
      table.play(1, { type: 'give', cards: [...gift] });
      table.play(1, { type: 'discard', card: '2C' });
      table.play(1, { type: 'draw', from: ['pile'] });
      return table;
    };
    const [one, other] = [played(['2D', '3D', '4D']), played(['3D', '4D', '5D'])];
    for (const viewer of [0, 3, 'rail'] as const)
      expect(JSON.stringify(one.view(viewer))).toBe(JSON.stringify(other.view(viewer)));
    expect(JSON.stringify(one.view(1))).not.toBe(JSON.stringify(other.view(1)));
  });
});

describe('the pass with a 9', () => {
  const position = {
    hands: [
      ['9C', '2C', '3C', '4C'],
      ['2D', '3D', '4D'],
      ['6H', '6S', '4H'],
    ],
    draw: ['7C', '7D', '7H'],
    turn: 0,
  } as const;
  const nine = { type: 'nine', card: '9C', way: 'left' } as const;

  test('[WC-5.2] the 9 goes on the pile, everybody passes two, then discard and draw as usual', () => {
    const table = sit(position);
    table.play(0, nine);
    expect(table.view(0)).toMatchObject({ discard: ['9C'], pending: [0, 1, 2] });
    table.play(2, { type: 'give', cards: ['6H', '6S'] });
    table.play(0, { type: 'give', cards: ['2C', '3C'] });
    expect(table.refused(1, { type: 'give', cards: ['2D'] })).toBe('WC-5.2 count');
    table.play(1, { type: 'give', cards: ['2D', '3D'] });
    expect(table.view(0).hand).toEqual(['4C', '6H', '6S']);
    expect(table.pending()).toEqual([0]);
    table.play(0, { type: 'discard', card: '4C' });
    table.play(0, { type: 'draw', from: ['pile'] });
    expect(table.view(0).handSizes).toEqual([3, 3, 3]);
  });
  test('[WC-5.2] it takes a 9 of one’s own', () => {
    const table = sit(position);
    expect(table.refusal(0, { type: 'nine', card: '2C', way: 'left' })).toEqual({
      rule: 'WC-5.2',
      reason: 'not-nine',
      about: { card: '2C' },
    });
    expect(table.refused(0, { type: 'nine', card: '9D', way: 'left' })).toBe('WC-5.2 not-held');
    expect(table.refused(0, { type: 'nine', card: '9C', way: 'across' })).toBe('WC-2.1 across');
  });
  test('[WC-5.3] sixes may be passed; a cowboy and his badge are two of the cards', () => {
    const table = sit({
      ...position,
      hands: [
        ['9C', 'KS+AS', '3C', '4C'],
        ['2D', '3D'],
        ['6H', '6S'],
      ],
    });
    table.play(0, nine);
    expect(choicesOf(table, 0, 'give').map(({ cards }) => cards)).toEqual([['3C', '4C'], ['KS']]);
    expect(table.refused(0, { type: 'give', cards: ['KS', '3C'] })).toBe('WC-5.3 badge-counts');
    table.play(0, { type: 'give', cards: ['KS'] });
    table.play(1, { type: 'give', cards: ['2D', '3D'] });
    table.play(2, { type: 'give', cards: ['6H', '6S'] });
    expect(table.view(1)).toMatchObject({ hand: ['KS+AS'], handSizes: [4, 2, 2], aces: ['AC', 'AD', 'AH'] });
  });
  test('[WC-5.3] a cowboy with a badge may be named with his Ace; the Ace alone may not', () => {
    const hands = [
      ['9C', 'KS+AS', 'KH+AH', '3C'],
      ['2D', '3D'],
      ['6H', '6S'],
    ];
    const table = sit({ ...position, hands });
    table.play(0, nine);
    expect(table.refused(0, { type: 'give', cards: ['AS', '3C'] })).toBe('WC-5.2 not-held');
    expect(table.refused(0, { type: 'give', cards: ['KS', 'AS', 'AS'] })).toBe('WC-5.2 not-held');
    expect(table.refused(0, { type: 'give', cards: ['KS', 'AS', '3C'] })).toBe('WC-5.3 badge-counts');
    table.play(0, { type: 'give', cards: ['AS', 'KS'] });
    expect(table.view(0)).toMatchObject({ phase: { yours: ['KS'] } });
    const riding = sit({ ...position, hands }, { badgeRides: true });
    riding.play(0, nine);
    riding.play(0, { type: 'give', cards: ['KS', 'AS', 'AH', 'KH'] });
    expect(riding.view(0)).toMatchObject({ phase: { yours: ['KH', 'KS'] } });
  });
  test('[WC-5.3] option badgeRides: the badge does not count', () => {
    const table = sit(
      {
        ...position,
        hands: [
          ['9C', 'KS+AS', '3C', '4C'],
          ['2D', '3D'],
          ['6H', '6S'],
        ],
      },
      { badgeRides: true },
    );
    table.play(0, nine);
    expect(choicesOf(table, 0, 'give').map(({ cards }) => cards)).toEqual([
      ['3C', '4C'],
      ['3C', 'KS'],
      ['4C', 'KS'],
    ]);
    table.play(0, { type: 'give', cards: ['KS', '3C'] });
    table.play(1, { type: 'give', cards: ['2D', '3D'] });
    table.play(2, { type: 'give', cards: ['6H', '6S'] });
    expect(table.view(1)).toMatchObject({ hand: ['3C', 'KS+AS'], handSizes: [3, 3, 2] });
  });
  test('[WC-5.4] who has no cards passes none and still receives; who has one passes one', () => {
    const table = sit({ ...position, hands: [['9C', '2C', '3C'], [], ['6H']] });
    table.play(0, nine);
    expect(table.pending()).toEqual([0, 2]);
    expect(choicesOf(table, 2, 'give').map(({ cards }) => cards)).toEqual([['6H']]);
    table.play(2, { type: 'give', cards: ['6H'] });
    table.play(0, { type: 'give', cards: ['2C', '3C'] });
    expect(table.view(0).handSizes).toEqual([1, 2, 0]);
  });
  test('[WC-5.4] a lone cowboy with his badge goes over as two cards', () => {
    const table = sit({ ...position, hands: [['9C', '2C', '3C'], ['KS+AS'], ['KH+AH', '4D']] });
    table.play(0, nine);
    expect(choicesOf(table, 1, 'give').map(({ cards }) => cards)).toEqual([['KS']]);
    expect(choicesOf(table, 2, 'give').map(({ cards }) => cards)).toEqual([['KH']]);
  });
  test('[WC-5.5] the same direction again and again', () => {
    const table = sit({
      hands: [
        ['9C', '2C', '3C'],
        ['9D', '3D', '4D'],
        ['9H', '4H', '5H'],
      ],
      draw: ['7C', '7D', '7H', '7S'],
      turn: 0,
    });
    for (const [seat, card, drop] of [
      [0, '9C', '4H'],
      [1, '9D', '2C'],
    ] as const) {
      table.play(seat, { type: 'nine', card, way: 'left' });
      for (const giver of [0, 1, 2]) {
        const choice = choicesOf(table, giver, 'give')[0];
        if (choice) table.play(giver, choice);
      }
      const dropped = table.view(seat).hand?.includes(drop) ? drop : (table.view(seat).hand?.find(isCardText) ?? drop);
      table.play(seat, { type: 'discard', card: dropped });
      table.play(seat, { type: 'draw', from: ['pile'] });
    }
    expect(table.refused(2, { type: 'nine', card: '9H', way: 'left' })).toBeUndefined();
  });
});
