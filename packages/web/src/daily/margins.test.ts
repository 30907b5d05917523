// A field in bars and signs.
import { expect, test } from 'vitest';
import { barSigns, barsOf, marginText, signedMargin } from './margins.ts';
import { shareText } from './share.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { it } from './words/it.ts';

const WORDS = { en, de, it };

const COUNTS = [
  { margin: 30, people: 1 },
  { margin: 4, people: 6 },
  { margin: -11, people: 3 },
];

test('every result stands in one bar, and mine in its own', () => {
  const bars = barsOf(COUNTS, -11);
  expect(bars.reduce((sum, { people }) => sum + people, 0)).toBe(10);
  expect(bars.length).toBeLessThanOrEqual(12);
  expect(bars.filter(({ isMine }) => isMine)).toMatchObject([{ from: -11, people: 3 }]);
  expect(barsOf([], null)).toEqual([]);
  // A guest's own result is no one's in the field, and shows all the same.
  expect(barsOf([], 7)).toEqual([{ from: 7, to: 7, people: 0, isMine: true }]);
});

test('signs show the shape and nothing of the cards', () => {
  expect(barSigns(barsOf(COUNTS, 4))).toMatch(/^▅▁+\[█\]▁+▂$/);
});

test('a card to share has the game, the day, the result and the place, in every language', () => {
  for (const lang of ['en', 'de', 'it'] as const) {
    const shared = {
      title: 'Some Game',
      day: '2026-11-18',
      margin: -3,
      place: 2,
      people: 10,
      counts: COUNTS,
      streak: 4,
    };
    const text = shareText(shared, WORDS[lang], lang, 'https://example.org/daily/2026-11-18/some-game');
    expect(text.split('\n')).toHaveLength(5);
    for (const part of ['Some Game', '2026', marginText(-3, WORDS[lang], lang), WORDS[lang].place('2', '10')])
      expect(text).toContain(part);
  }
});

test('a margin has its sign', () => {
  expect([signedMargin(5, 'en'), signedMargin(-5, 'en'), signedMargin(0, 'en')]).toEqual(['+5', '-5', '0']);
});
