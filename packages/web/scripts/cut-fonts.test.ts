// The fonts as they were cut: what is checked in is what the script makes, and it has every sign that the house writes.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cutFont, FACES, HOUSE_SIGNS, styleSheet } from './cut-fonts.ts';

const WEB = join(import.meta.dirname, '..');
const checkedIn = (name: string): Buffer => readFileSync(join(WEB, 'src/styles/fonts', name));

/** A busy machine is waited for. */
const CUTTING = { timeout: 120_000 };

test.each(FACES)('$file is what the script cuts', CUTTING, async (face) => {
  expect((await cutFont(face)).equals(checkedIn(face.file))).toBe(true);
});

test('the style sheet is what the script writes', () => {
  expect(styleSheet()).toBe(checkedIn('fonts.css').toString());
});

test('every letter and mark in the words and rules of the house is in its fonts', () => {
  const packages = join(WEB, '..');
  const paths = globSync(
    '{web/src,table-kit/src,games/*/web,games/*/src}/**/{words,help,lesson,poster}/**/{en,de,it}.ts',
    {
      cwd: packages,
    },
  );
  const texts = [...paths, ...globSync('games/*/rules.*.md', { cwd: packages })];
  expect(texts.length).toBeGreaterThan(60);
  const signs = new Set(texts.flatMap((path) => [...readFileSync(join(packages, path), 'utf8')]));
  // What code and its notation are made of is no text; suits, arrows and ticks come from the system.
  const missing = [...signs].filter((sign) => /[\p{L}\p{N}\p{P}]/u.test(sign) && !HOUSE_SIGNS.includes(sign));
  expect(missing.filter((sign) => !'#*@[]_{}\\'.includes(sign))).toEqual([]);
});
