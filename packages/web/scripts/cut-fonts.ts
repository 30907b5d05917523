// The house's two typefaces, cut to the signs that it writes itself: what stands in `src/styles/fonts`, and the style
// sheet that says which file has which signs. Run it after a change: `npm run cut-fonts -w packages/web`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const FOLDER = fileURLToPath(new URL('../src/styles/fonts', import.meta.url));
const { resolve } = createRequire(import.meta.url);

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** German and Italian; capitals with an accent or dots begin few words, and no title. */
const SMALL_LETTERS = 'äöüßàèéìòù';
const CAPITALS = 'ÄÖÜÀÈÉÌÒÙ';
const SIGNS = '0123456789!"%&\'()+,./:;?°º·×«»–—‘’‚“”„…−';
/** What titles are made of. */
const LETTERS = ` \u00a0-${ALPHABET}${SMALL_LETTERS}`;
const OTHERS = CAPITALS + SIGNS;
/** Every sign that the house writes and does not draw: suits are drawn, or come from the system. */
export const HOUSE_SIGNS = LETTERS + OTHERS;

interface Face {
  readonly family: 'Rye' | 'Bitter';
  readonly weight: 400 | 700;
  readonly signs: string;
  readonly file: string;
  /** In the script that runs before the first paint (`src/first-light.ts`), not in the style sheet. */
  readonly isFirst: boolean;
}
export const FACES: readonly Face[] = [
  { family: 'Rye', weight: 400, file: 'poster.woff2', signs: LETTERS, isFirst: true },
  {
    family: 'Rye',
    weight: 400,
    file: 'poster-figures.woff2',
    signs: OTHERS,
    isFirst: false,
  },
  { family: 'Bitter', weight: 400, file: 'text.woff2', signs: HOUSE_SIGNS, isFirst: true },
  { family: 'Bitter', weight: 700, file: 'text-bold.woff2', signs: HOUSE_SIGNS, isFirst: true },
];

const sourceOf = ({ family, weight }: Pick<Face, 'family' | 'weight'>, part: 'latin' | 'latin-ext'): string => {
  const name = family.toLowerCase();
  return `@fontsource/${name}/files/${name}-${part}-${weight}-normal.woff2`;
};

/** Kerning and level figures are all that the styles ask for. Hints are for screens of long ago, and half of Rye. */
export async function cutFont(face: Face): Promise<Buffer> {
  const wish = { keepFeatures: ['kern', 'tnum', 'lnum'], noHinting: true };
  const whole = readFileSync(resolve(sourceOf(face, 'latin')));
  const open = await subsetFont(whole, face.signs, { ...wish, targetFormat: 'truetype' });
  return subsetFont(withoutName(open), face.signs, { ...wish, targetFormat: 'woff2' });
}

const TABLES_FROM = 12;
const TABLE_ENTRY = 16;
const EMPTY_NAMES = Buffer.from([0, 0, 0, 0, 0, 6]);

/** A font that was changed must not go by its reserved name: its table of names is left empty. */
function withoutName(font: Buffer): Buffer {
  const changed = Buffer.from(font);
  for (let entry = 0; entry < changed.readUInt16BE(4); entry++) {
    const at = TABLES_FROM + entry * TABLE_ENTRY;
    if (changed.toString('latin1', at, at + 4) !== 'name') continue;
    EMPTY_NAMES.copy(changed, changed.readUInt32BE(at + 8));
    changed.writeUInt32BE(EMPTY_NAMES.length, at + 12);
  }
  return changed;
}

/** Code points as a style sheet writes them, neighbours together. */
function rangeOf(points: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const point of points.toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number): string => point.toString(16).toUpperCase().padStart(4, '0');
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}
const pointsOf = (signs: string): number[] => [...signs].map((sign) => sign.codePointAt(0) ?? 0);

const rule = (family: string, weight: number, url: string, range: string): string => `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};
  src: url("${url}") format("woff2");
  unicode-range:${range.length > 100 ? '\n   ' : ''} ${range};
}
`;

/** Signs of other languages, which guests have in their names: from the whole fonts, when they come up. */
const HOUSE_POINTS = new Set(pointsOf(HOUSE_SIGNS));
const OTHER_LATIN = rangeOf(
  Array.from({ length: 0xff - 0x20 }, (_, index) => 0x21 + index).filter(
    (point) => !HOUSE_POINTS.has(point) && (point < 0x7f || point > 0xa0),
  ),
);
const LATIN_EXTENDED = 'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB';

export function styleSheet(): string {
  const own = FACES.filter(({ isFirst }) => !isFirst).map(({ family, weight, file, signs }) =>
    rule(family, weight, `./${file}`, rangeOf(pointsOf(signs))),
  );
  const other = (
    [
      ['Rye', 400],
      ['Bitter', 400],
      ['Bitter', 700],
    ] as const
  ).flatMap(([family, weight]) => [
    rule(family, weight, sourceOf({ family, weight }, 'latin'), OTHER_LATIN),
    ...(family === 'Bitter' ? [rule(family, weight, sourceOf({ family, weight }, 'latin-ext'), LATIN_EXTENDED)] : []),
  ]);
  return `/* Written by scripts/cut-fonts.ts. */\n${[...own, ...other].join('')}`;
}

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true });
  for (const face of FACES) writeFileSync(join(FOLDER, face.file), await cutFont(face));
  writeFileSync(join(FOLDER, 'fonts.css'), styleSheet());
}
