// The rules as blocks that can be searched and linked to.
import { expect, test } from 'vitest';
import { blocksOf, runsOf, searched } from './rules-text.ts';

const PAGE =
  '# Title\n\nHello.\n\n## 1. Set-up\n\n- **GC-1.1** R Two to six.\n- **GC-1.2** R A **deck**.\n\n## 2. The turn\n- **GC-2.1** R One thing, see GC-1.2.\n';

test('a page is headings, clauses with their ids, and text', () => {
  expect(blocksOf(PAGE).map(({ kind }) => kind)).toEqual(['text', 'heading', 'clause', 'clause', 'heading', 'clause']);
  expect(blocksOf(PAGE)[2]).toEqual({ kind: 'clause', id: 'GC-1.1', text: 'R Two to six.' });
});
test('a search keeps what fits and its heading', () => {
  expect(searched(blocksOf(PAGE), 'deck').map(({ text }) => text)).toEqual(['1. Set-up', 'R A **deck**.']);
  expect(searched(blocksOf(PAGE), 'gc-2.1')).toHaveLength(2);
});
test('bold, code and clauses inside a text', () => {
  expect(runsOf('A **deck**, `x`, GC-1.2.').map(({ as }) => as)).toEqual(['plain', 'strong', 'plain', 'code', 'plain', 'clause', 'plain']);
});
