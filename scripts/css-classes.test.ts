// No dead styles: every class of a CSS module is named by a file that imports the module.
import { expect, test } from 'vitest';
import { unusedClasses } from './css-classes.ts';
import { filesUnder } from './tree.ts';

const files = filesUnder('packages', /\.(?:tsx?|css)$/);

test('every class of a CSS module is named where the module is imported', () => {
  expect(files.filter(({ path }) => path.endsWith('.module.css')).length).toBeGreaterThan(30);
  expect(unusedClasses(files)).toEqual([]);
});

test('a class that nobody names is found, and one that only another module has', () => {
  const css = '.seat-name, .gone:hover { color: red; }\n@media print { .paper { margin: 1.5em } }\n/* .said { } */';
  const own = { path: 'packages/a/Seat.tsx', text: "import * as s from './Seat.module.css';\ns.seatName; s['paper'];" };
  const other = { path: 'packages/a/Other.tsx', text: "import * as s from './Other.module.css';\ns.gone;" };
  const sheet = { path: 'packages/a/Seat.module.css', text: css };
  expect(unusedClasses([sheet, own, other])).toEqual(['packages/a/Seat.module.css: nothing has the class gone']);
  expect(unusedClasses([sheet, { ...own, text: `${own.text} s.gone;` }])).toEqual([]);
});
