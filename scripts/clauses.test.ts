// The coverage check finds what it is there to find.
import { expect, test } from 'vitest';
import { clausesOf, uncoveredClauses } from './clauses.ts';

const ledger = { corral: ['GC-5.1', 'GC-5.2'] };
const page = '# Corral\n- **GC-5.1** Choose one.\n- GC-5.2 All are revealed, as GC-5.1 says.\n';
const whole = {
  'rules.en.md': page,
  'rules.de.md': page,
  'rules.it.md': page,
  'src/rules/fight.ts':
    '/** GC-5.1 Choose. */\nexport const choose = 1;\n// GC-5.2 Reveal.\nexport const reveal = 2;\n',
  'src/rules/fight.test.ts': "test('[GC-5.1] [GC-5.2] a fight', () => {});\n",
};

function uncovered(changed: Partial<typeof whole>): string[] {
  const files = Object.entries({ ...whole, ...changed }).map(([path, text]) => ({
    path: `packages/games/corral/${path}`,
    text,
  }));
  return uncoveredClauses(ledger, files);
}

test('a whole game has nothing to report', () => {
  expect(uncovered({})).toEqual([]);
});

test('a game without files lacks everything everywhere', () => {
  expect(uncoveredClauses(ledger, [])).toHaveLength(5);
});

test('a clause that vanished from all pages is still missed', () => {
  const shorter = '- GC-5.1 Choose one.\n';
  const problems = uncovered({ 'rules.en.md': shorter, 'rules.de.md': shorter, 'rules.it.md': shorter });
  expect(problems).toContain('corral: no entry in packages/games/corral/rules.en.md for GC-5.2');
});

test('a clause missing in one language is named with its page', () => {
  expect(uncovered({ 'rules.it.md': '- GC-5.2 Tutti.\n' })).toEqual([
    'corral: no entry in packages/games/corral/rules.it.md for GC-5.1',
  ]);
});

test('a string is no comment above code', () => {
  const code = "/** GC-5.1 Choose. */\nexport const refusal = 'GC-5.2';\n";
  expect(uncovered({ 'src/rules/fight.ts': code })).toEqual([
    'corral: no comment in packages/games/corral/src for GC-5.2',
  ]);
});

test('comments, skipped tests and ids without brackets are no titles', () => {
  const missing = ['corral: no test title in packages/games/corral for GC-5.2'];
  for (const line of [
    "// test('[GC-5.2]')",
    "test.skip('[GC-5.2] x', () => {});",
    "test('GC-5.2 x', () => {});",
    "expect('[GC-5.2]')",
  ]) {
    expect(uncovered({ 'src/rules/fight.test.ts': `test('[GC-5.1] a', () => {});\n${line}\n` })).toEqual(missing);
  }
});

test('titles of tables of tests count', () => {
  const tests = "test.each([1, 2])('[GC-5.1] %s', () => {});\nit(`[GC-5.2] ${name}`, () => {});\n";
  expect(uncovered({ 'src/rules/fight.test.ts': tests })).toEqual([]);
});

test('an id that no page states is found with its line, in words too', () => {
  expect(uncovered({ 'src/rules/fight.ts': `${whole['src/rules/fight.ts']}export const why = 'GC-5.9';\n` })).toEqual([
    'packages/games/corral/src/rules/fight.ts:5 names GC-5.9, which is no clause',
  ]);
});

test('a clause of our own must be covered like any other', () => {
  const longer = `${page}- GC-X.1 A house rule.\n`;
  expect(uncovered({ 'rules.en.md': longer, 'rules.de.md': longer, 'rules.it.md': longer })).toHaveLength(2);
});

test('clauses are read from list items and headings, not from prose', () => {
  expect([
    ...clausesOf('## 5. Fights (GC-5.3)\n- GC-5.1 a GC-5.2\n* [WC-7.10] b\nprose GC-5.4\n1. `CP-4.4` c'),
  ]).toEqual(['GC-5.3', 'GC-5.1', 'WC-7.10', 'CP-4.4']);
});

test('a game without a ledger is held to its own page', () => {
  const files = Object.entries(whole).map(([path, text]) => ({
    path: `packages/games/faro/${path}`,
    text: text.replaceAll('GC-', 'FA-'),
  }));
  expect(uncoveredClauses({}, files)).toEqual([]);
  expect(uncoveredClauses({}, files.slice(0, -1))).toEqual([
    'faro: no test title in packages/games/faro for FA-5.1 FA-5.2',
  ]);
});
