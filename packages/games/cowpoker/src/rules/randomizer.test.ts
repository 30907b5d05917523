// Chapter 3, tested: Deadwood's turn, and chance.
import { describe, expect, test } from 'vitest';
import type { CardEntry } from '../pack/format.ts';
import { plainPack } from '../testing/plain-pack.ts';
import { setTable, type TestTable } from '../testing/table.ts';
import type { Position } from '../types.ts';

const DEADWOOD_FIRST = { live: [false, true, true, true] } as const;
const deadwoodTurns = (effect: CardEntry['effect'], position: Position = {}, seed = 'test'): TestTable =>
  setTable(
    {
      ...DEADWOOD_FIRST,
      hands: [[], ['2C', '3C'], ['4C'], ['5C']],
      deck: ['5H', '6C', '7C', '8C', '9C', 'TC', 'JC', 'QC'],
      ...position,
    },
    { pack: plainPack({ '5H': { effect } }), seed },
  );
const SEEDS = Array.from({ length: 60 }, (_, index) => `chance ${index}`);

describe("Deadwood's turn", () => {
  test('[CP-3.1] the top card of the deck is the play, with the same rules for effects', () => {
    const table = deadwoodTurns([{ do: 'discard', from: 'gang', card: 'lowest' }], { gangs: [['2D'], [], [], []] });
    expect(table.all('play')[0]).toMatchObject({ seat: 0, card: '5H', from: 'deck', works: 'own' });
    expect(table.all('discard')).toHaveLength(1);
    const foreign = setTable(
      { ...DEADWOOD_FIRST, hands: [[], ['2C'], [], []], deck: ['5C', '6C'] },
      { pack: plainPack({ '5C': { effect: [{ do: 'call', trick: 'roundup' }] } }) },
    );
    expect(foreign.gang(0)).toEqual(['5C']);
    expect(foreign.all('call')).toEqual([]);
  });

  test('[CP-3.2] what begins with "Live player" is ignored, and so is what would need a hand', () => {
    const table = deadwoodTurns([
      { do: 'live', steps: [{ do: 'discard', from: 'gang', card: 'lowest' }] },
      { do: 'draw', cards: 1 },
      { do: 'discard', from: 'hand', card: 'choice' },
      { do: 'look', at: 'deck', cards: 2 },
    ]);
    expect(table.gang(0)).toEqual(['5H']);
    expect(table.hand(0)).toEqual([]);
    expect(table.all('skip').map(({ step }) => step)).toEqual(['draw', 'discard', 'look']);
    expect(table.pending()).toBe(1);
  });

  test('[CP-3.2] a live player follows what begins with "Live player"', () => {
    const pack = plainPack({ '5H': { effect: [{ do: 'live', steps: [{ do: 'draw', cards: 1 }] }] } });
    const table = setTable({ hands: [['5H'], ['2C'], [], []], deck: ['6C', '7C', '8C', '9C', 'TC'] }, { pack });
    table.play('5H');
    expect(table.hand(0)).toEqual(['6C']);
  });

  test('[CP-3.4] with the deck empty at its turn the game ends', () => {
    const table = setTable({ live: [true, false, true, true], hands: [['2C'], [], ['3C'], []], deck: [] });
    table.play('2C');
    expect(table.all('end')).toMatchObject([{ seat: 1 }]);
    expect(() => setTable({ ...DEADWOOD_FIRST, deck: [] })).toThrow('this game has ended');
  });
});

describe('chance', () => {
  test('[CP-3.3] between Gunfight and Roundup the symbol decides, and it is told', () => {
    const called = new Set<string>();
    for (const seed of SEEDS) {
      const table = deadwoodTurns([{ do: 'call', trick: 'choice' }], {}, seed);
      const [draw] = table.all('randomizer');
      expect(draw).toMatchObject({ seat: 0, decides: 'trick', again: false });
      expect(table.all('call')).toMatchObject([{ trick: draw?.trick }]);
      called.add(draw?.trick ?? '');
    }
    expect(called.size).toBe(2);
  });

  test('[CP-3.3] among players the Ranch decides, drawn again until it names one that can be chosen', () => {
    const from = new Set<number>();
    let again = 0;
    for (const seed of SEEDS) {
      const table = deadwoodTurns(
        [{ do: 'steal', from: 'choice', card: 'highest' }],
        { gangs: [[], ['2D'], ['3D'], []] },
        seed,
      );
      const draws = table.all('randomizer');
      expect(draws.at(-1)).toMatchObject({
        decides: 'player',
        again: false,
        ranch: ['davila', 'gallagher', 'masterson', 'san-joaquin'][table.all('steal')[0]?.from ?? 0],
      });
      again += draws.filter((draw) => draw.again).length;
      from.add(table.all('steal')[0]?.from ?? -1);
    }
    expect([...from].sort()).toEqual([1, 2]);
    expect(again).toBeGreaterThan(10);
  });

  test('[CP-3.3] among cards each has the same chance', () => {
    const counts = new Map<string, number>();
    for (let index = 0; index < 300; index++) {
      const table = deadwoodTurns(
        [{ do: 'steal', from: 'choice', card: 'choice' }],
        { gangs: [[], ['2D'], ['3D', '4D'], []] },
        `cards ${index}`,
      );
      const card = table.all('steal')[0]?.card ?? '';
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['2D', '3D', '4D']);
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(30);
  });

  test('[CP-3.5] what has no unique result is settled by the randomizer, for live players too', () => {
    const gangs = new Set<number>();
    const pack = plainPack({ KC: { effect: [{ do: 'place', gang: 'smallest' }] } });
    for (const seed of SEEDS) {
      const table = setTable({ hands: [['KC'], ['2C'], [], []], gangs: [['3D'], [], [], ['4D']] }, { pack, seed });
      table.play('KC');
      expect(table.all('randomizer').at(-1)).toMatchObject({ decides: 'gang', again: false });
      gangs.add(table.all('place')[0]?.gang ?? -1);
    }
    expect([...gangs].sort()).toEqual([1, 2]);
  });

  test('[CP-3.5] of cards worth the same, chance takes one', () => {
    const stolen = new Set<string>();
    const pack = plainPack({
      '5H': { effect: [{ do: 'steal', from: 'left', card: 'highest' }] },
      '2D': { points: 3 },
      '3D': { points: 3 },
    });
    for (const seed of SEEDS) {
      const table = setTable(
        { hands: [['5H'], ['2C'], [], []], gangs: [[], ['2D', '3D', '4D'], [], []] },
        { pack, seed },
      );
      table.play('5H');
      stolen.add(table.all('steal')[0]?.card ?? '');
    }
    expect([...stolen].sort()).toEqual(['2D', '3D']);
  });

  test('[CP-3.6] a step with no possible target is skipped, and the rest goes on', () => {
    const pack = plainPack({
      '5H': {
        effect: [
          { do: 'steal', from: 'choice', card: 'choice' },
          { do: 'draw', cards: 1 },
        ],
      },
    });
    const table = setTable({ hands: [['5H'], ['2C'], [], []], deck: ['6C', '7C'] }, { pack });
    table.play('5H');
    expect(table.all('skip')).toEqual([{ type: 'skip', seat: 0, step: 'steal' }]);
    expect(table.hand(0)).toEqual(['6C']);
  });
});
