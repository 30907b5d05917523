// Packs from outside: sound ones come through whole, damaged ones with messages and what could be saved, by file and by
// link.
import { checkPack, packOf, packText, startingPack } from '@sagebrush/cowpoker';
import { describe, expect, test } from 'vitest';
import { readPack } from './pack-file.ts';
import { packAsFragment, textInFragment } from './pack-link.ts';

const pack = startingPack('Dry Gulch');
const centerville = packOf({ pack: 'centerville' }).json;

describe('a file', () => {
  test.each([pack, centerville])('a sound pack is read as it was written', (one) => {
    expect(readPack(packText(one), 'en')).toEqual({ is: 'sound', pack: one });
  });

  test('a mark before its first character is passed over', () => {
    expect(readPack(`\uFEFF${packText(pack)}`, 'en')).toEqual({ is: 'sound', pack });
  });

  test('what is no JSON says where it breaks off', () => {
    expect(readPack('{\n  "format": 1\n  "name": 2 }', 'en')).toEqual({ is: 'garbled', line: 3 });
    expect(readPack(packText(pack).slice(0, 900), 'en')).toMatchObject({ is: 'garbled', line: expect.any(Number) });
    expect(readPack('', 'en').is).toBe('garbled');
    expect(readPack(' '.repeat(2_000_000), 'en')).toEqual({ is: 'huge' });
    expect(readPack('['.repeat(9_000) + ']'.repeat(9_000), 'en')).toEqual({ is: 'huge' });
  });

  test.each([
    'null',
    '7',
    '[]',
    '{"cards":{}}',
    '{"cards":[null,7,{"card":"9S","effect":[{"do":"dance"}]}]}',
    '{"__proto__":{"name":"x"}}',
  ])('%s gives messages, and 54 cards to go on with', (text) => {
    const read = readPack(text, 'de');
    if (read.is !== 'flawed') throw new Error(read.is);
    expect(read.problems.length).toBeGreaterThan(0);
    expect(new Set(read.saved.cards.map(({ card }) => card)).size).toBe(54);
    expect(checkPack(read.saved)).toEqual([]);
  });

  test('all that fits is saved; what a person can mend is kept as it is', () => {
    const cards = pack.cards
      .map((card) =>
        card.card === '9S' ? { ...card, name: 'Dusty', points: 99, ranch: 'mars', flavour: 'Dust.' } : card,
      )
      .slice(0, 50);
    const read = readPack(JSON.stringify({ ...pack, cards }), 'en');
    if (read.is !== 'flawed') throw new Error(read.is);
    expect(read.saved.name).toBe('Dry Gulch');
    expect(read.saved.cards.find(({ card }) => card === '9S')).toMatchObject({
      name: 'Dusty',
      points: 99,
      flavour: 'Dust.',
    });
    expect(checkPack(read.saved).map(({ reason }) => reason)).toEqual(['is 99: expected -9 to 9']);
  });
});

describe('a link', () => {
  test.each([pack, centerville])('there and back', async (one) => {
    const fragment = await packAsFragment(one);
    expect(fragment).toMatch(/^#pack=[\w-]+$/);
    // Centerville has 162 lines of flavour in three languages; addresses of this length travel everywhere.
    expect(fragment.length).toBeLessThan(one === centerville ? 10_000 : 8000);
    expect(JSON.parse((await textInFragment(fragment)) ?? '')).toEqual(one);
  });

  test('no pack in the address, a damaged one, and one that would burst', async () => {
    expect(await textInFragment('#CP-9.1')).toBeUndefined();
    const fragment = await packAsFragment(pack);
    await expect(textInFragment(`${fragment.slice(0, 300)}%${fragment.slice(301)}`)).rejects.toThrow();
    await expect(textInFragment(fragment.slice(0, 400))).rejects.toThrow();
    const bomb = await packAsFragment({ ...pack, about: 'x'.repeat(5_000_000) });
    await expect(textInFragment(bomb)).rejects.toThrow('too long');
  });
});
