// Positions that cannot be, and what is said about them; badges and Aces over many hands.
import { FormatError, fastRandom, pick } from '@sagebrush/engine';
import { describe, expect, test } from 'vitest';
import { dealt, sit } from './at-table.ts';
import { wyoming } from './game.ts';
import type { Position } from './types.ts';

const fine: Position = {
  hands: [['KH', 'QH', '6C'], ['KS+AS'], ['2C', '2D']],
  guns: [[['3C', '8D']], [], []],
  discard: ['7C', '(5D)'],
  totals: [120, 0, -40],
  dealer: 2,
  turn: 0,
};

describe('a position', () => {
  test('of the protocol’s page is as it says', () => {
    const table = sit({
      ...fine,
      tens: [[], ['TC'], []],
      couples: [['H'], [], []],
      draw: ['9H', '4D'],
      aces: ['AC', 'AD', 'AH'],
    });
    expect(table.view(1)).toMatchObject({
      hand: ['KS+AS'],
      handSizes: [3, 2, 2],
      guns: [[['3C', '8D']], [], []],
      tens: [[], ['TC'], []],
      couples: [['H'], [], []],
      aces: ['AC', 'AD', 'AH'],
      discard: ['7C', '(5D)'],
      drawSize: 2,
      totals: [120, 0, -40],
      dealer: 2,
      turn: 0,
      pending: [0],
      phase: { name: 'turn' },
    });
    expect(table.view(1).out).toHaveLength(35);
    expect(table.choices(0)).toContainEqual({ type: 'shoot', gun: ['3C', '8D'], victim: 1 });
  });
  test('without a draw pile shuffles all cards that stand nowhere else', () => {
    const table = sit(fine);
    expect(table.view('rail')).toMatchObject({ drawSize: 48 - 6 - 2 - 2, out: [], aces: ['AC', 'AD', 'AH'] });
    expect(sit(fine, {}, 'one').state.draw).not.toEqual(sit(fine, {}, 'other').state.draw);
  });
  test('in the middle of a shot: the gun has fired, and may change hands', () => {
    const hands = [['7C'], ['3H', '5H', '7H'], ['2C', '2D']];
    const table = sit({
      hands,
      guns: [
        [
          ['3C', '8D'],
          ['4C', '5C'],
        ],
        [],
        [],
      ],
      turn: 0,
      phase: { name: 'answering', gun: 0, victim: 1 },
    });
    table.play(1, { type: 'answer', with: 'quickdraw' });
    expect(table.view(0).guns).toEqual([
      [['4C', '5C']],
      [
        ['3H', '5H', '7H'],
        ['3C', '8D'],
      ],
      [],
    ]);
    expect(table.refused(0, { type: 'pull', cards: ['2C', '2D'] })).toBe('WC-3.1 one-action');
  });
  test('without a dealer: the one who would have dealt for this turn', () => {
    expect(sit({ hands: [['2C'], ['3C'], ['4C']], turn: 1 }).view('rail').dealer).toBe(0);
  });
  test.each<[string, Position, string, RegExp]>([
    ['a card twice', { ...fine, discard: ['KH'] }, 'discard[0]', /KH stands twice/],
    [
      'a card of the other deck',
      { ...fine, discard: ["7C'"] },
      'discard[0]',
      /is 7C', the 7C of a second deck: three or four players have one/,
    ],
    ['a Joker', { ...fine, draw: ['X1'] }, 'draw[0]', /no Jokers/],
    ['a loose Ace', { ...fine, draw: ['AH'] }, 'draw[0]', /ace pile/],
    ['a badge of another suit', { ...fine, hands: [['KH+AS'], [], []] }, 'hands[0][0]', /its King's suit/],
    ['a badge on a Queen', { ...fine, hands: [['QH+AH'], [], []] }, 'hands[0][0]', /its King's suit/],
    ['a gun that is none', { ...fine, guns: [[['4C', '5H']], [], []] }, 'guns[0][0]', /is no gun/],
    ['a 9 among the 10s', { ...fine, tens: [['9C'], [], []] }, 'tens[0][0]', /not a 10/],
    ['a 10 on the pile', { ...fine, discard: ['TC'] }, 'discard[0]', /WC-4.2/],
    ['a King in the ace pile', { ...fine, aces: ['KD'] }, 'aces[0]', /not an Ace/],
    ['a seat too many', { ...fine, guns: [[], [], [], []] }, 'guns', /expected 3/],
    ['a turn of nobody', { ...fine, turn: 3 }, 'turn', /3 seats/],
    ['no Ace left', { ...fine, aces: [] }, 'aces', /WC-8.1/],
    [
      'all 10s and a .22',
      { hands: [['3C'], [], []], guns: [[['2C', '2D']], [], []], tens: [['TC', 'TD'], ['TH'], ['TS']] },
      'tens',
      /WC-8.1/,
    ],
    ['nobody who can play', { hands: [[], [], []] }, '', /WC-8.14/],
    ['a match that is won', { ...fine, totals: [500, 0, 0] }, 'totals[0]', /won at 500/],
    ['an offer that is a shot card', { ...fine, offer: 1 }, 'offer', /no discarded card/],
    ['a gun spent that is not there', { ...fine, spent: [1] }, 'spent[0]', /1 guns/],
    ['a victim who shoots', { ...fine, phase: { name: 'answering', gun: 0, victim: 0 } }, 'phase.victim', /themselves/],
    ['an answer to no gun', { ...fine, phase: { name: 'answering', gun: 4, victim: 1 } }, 'phase.gun', /no such gun/],
    [
      'a surrender without a cowboy',
      { ...fine, phase: { name: 'surrender', victim: 2, badge: false } },
      'phase',
      /nothing to choose/,
    ],
    [
      'a pass across among three',
      { ...fine, phase: { name: 'passing', way: 'across', count: 2, given: [null, null, null] } },
      'phase.way',
      /even/,
    ],
    [
      'a pass that is complete',
      { hands: [['2C'], [], []], phase: { name: 'passing', way: 'left', count: 2, given: [['3C', '4C'], [], []] } },
      'phase.given',
      /complete/,
    ],
    [
      'a gift too small',
      {
        hands: [['2C', '5C'], ['6C'], []],
        phase: { name: 'passing', way: 'left', count: 2, given: [['3C'], null, []] },
      },
      'phase.given[0]',
      /owes/,
    ],
    ['knowledge that is none', { ...fine, whereabouts: 'xyz' }, 'whereabouts', /two digits/],
  ])('with %s is an error that says where', (_, position, place, reason) => {
    try {
      sit(position);
      expect.fail('it was set up');
    } catch (error) {
      expect(error).toBeInstanceOf(FormatError);
      expect(error).toMatchObject({ place, reason: expect.stringMatching(reason) });
    }
  });
  test('of unknown notation is an error too', () => {
    for (const strange of [
      { hands: [['1C'], [], []] },
      { hand: [] },
      { discard: ['(5D'] },
      { totals: ['x'] },
      { turn: -1 },
      { draw: 7 },
      null,
      [],
    ]) {
      expect(() => wyoming.position.parse(strange)).toThrow(FormatError);
    }
  });
});

describe('Aces', () => {
  test.each([3, 4, 7])(
    '[WC-4.1] [WC-7.7] an Ace is in the pile or on a King of its suit, never lost and never twice: %i seats, thousands of hands',
    { timeout: 120_000 },
    (seats) => {
      const random = fastRandom(`aces ${seats}`);
      const decks = seats > 4 ? 8 : 4;
      let badges = 0;
      for (let hands = 0; hands < 1_100; ) {
        const { state } = dealt(seats, { matchLimit: 30, handLimit: 12 }, `aces ${seats} ${hands}`);
        while (wyoming.pending(state).length > 0) {
          const seat = pick(random, wyoming.pending(state));
          wyoming.apply(state, seat, pick(random, wyoming.choices(state, seat)));
          const worn = state.badges.filter((badge) => badge >= 0);
          const all = new Set([...state.aces, ...worn]);
          if (all.size !== decks || state.aces.length + worn.length !== decks)
            expect.fail(`the Aces are ${[...all].join()}`);
          if (worn.length > 0) {
            badges++;
            state.badges.forEach((badge, place) => {
              if (badge < 0) return;
              const king = 44 + (place & 3) + (place >= 4 ? 64 : 0);
              if (
                (badge & 3) !== (king & 3) ||
                state.hands.filter((hand) => (hand as number[]).includes(king)).length !== 1
              )
                expect.fail(`badge ${badge} on ${king}`);
            });
          }
        }
        hands += state.deals;
      }
      expect(badges).toBeGreaterThan(500);
    },
  );
});
