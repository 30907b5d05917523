// The rules as chapters and clauses that can be searched and linked to.
import { LANGS } from '@sagebrush/engine';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../games/games.ts';
import { chaptersOf, clausesIn, loadRulesText, runsOf, searched } from './rules-text.ts';

const PAGE =
  '# Title\n\nHello.\n\n## 1. Set-up\n\n- **GC-1.1** R Two to six.\n- **GC-1.2** R A **deck**.\n\n## 2. The turn\n- **CP-X.1** S One thing, see GC-1.2.\n';

test('a page is chapters of clauses with their ids, and text before them', () => {
  expect(chaptersOf(PAGE).map(({ heading, blocks }) => [heading, ...blocks.map(({ kind }) => kind)])).toEqual([
    ['', 'text'],
    ['1. Set-up', 'clause', 'clause'],
    ['2. The turn', 'clause'],
  ]);
  expect(clausesIn(chaptersOf(PAGE))).toEqual(['GC-1.1', 'GC-1.2', 'CP-X.1']);
});
test('a search keeps the clauses that fit, under their chapter', () => {
  expect(searched(chaptersOf(PAGE), 'deck').map(({ heading, blocks }) => [heading, blocks.length])).toEqual([
    ['1. Set-up', 1],
  ]);
  expect(clausesIn(searched(chaptersOf(PAGE), 'cp-x.1'))).toEqual(['CP-X.1']);
  expect(searched(chaptersOf(PAGE), '')).toHaveLength(3);
});
const CARDS =
  '## The cards\n\nAll of them:\n\n| card | what for |\n|---|---|\n| **Two** | a Lawman |\n| Ace | a bullet |\n\nDone.\n';
test('lines with pipes are a table, of which a search keeps the rows that fit', () => {
  const [, { blocks } = { blocks: [] }] = chaptersOf(CARDS);
  expect(blocks.map(({ kind }) => kind)).toEqual(['text', 'table', 'text']);
  const rows = [
    ['**Two**', 'a Lawman'],
    ['Ace', 'a bullet'],
  ];
  expect(blocks[1]).toEqual({ kind: 'table', head: ['card', 'what for'], rows });
  expect(searched(chaptersOf(CARDS), 'bullet')).toEqual([
    { heading: 'The cards', blocks: [{ kind: 'table', head: ['card', 'what for'], rows: rows.slice(1) }] },
  ]);
  expect(chaptersOf(CARDS.trimEnd().replace('\n\nDone.', ''))[1]?.blocks).toHaveLength(2);
});
test('bold, code, clauses and sources inside a text', () => {
  expect(runsOf('R A **deck**, `x`, GC-1.2. S Or R2.').map(({ text, as }) => `${as}:${text}`)).toEqual([
    'source:R',
    'plain: A ',
    'strong:deck',
    'plain:, ',
    'code:x',
    'plain:, ',
    'clause:GC-1.2',
    'plain:. ',
    'source:S',
    'plain: Or R2.',
  ]);
});
test.each(GAME_IDS)('%s has the same clauses in every language', async (game) => {
  const pages = await Promise.all(LANGS.map(async (lang) => clausesIn(chaptersOf(await loadRulesText(game, lang)))));
  expect(pages[0]?.length).toBeGreaterThan(0);
  expect(pages[1]).toEqual(pages[0]);
  expect(pages[2]).toEqual(pages[0]);
});
