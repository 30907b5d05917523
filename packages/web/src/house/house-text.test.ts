// The host's own pages: what is marked is shown so, and nothing in them can run.
import { expect, test } from 'vitest';
import { houseBlocks, runsIn } from './house-text.ts';

test('headings, paragraphs and lists, with the page’s own title left out', () => {
  const text =
    '# Privacy\n\nWe keep **little**,\nand not for long.\n## Who\n- Ann\n- Ben, by [mail](mailto:ben@example.org)\n';
  expect(houseBlocks(text)).toMatchObject([
    { kind: 'text', runs: [{ text: 'We keep ' }, { kind: 'bold', text: 'little' }, { text: ', and not for long.' }] },
    { kind: 'heading', runs: [{ text: 'Who' }] },
    {
      kind: 'list',
      items: [{ runs: [{ text: 'Ann' }] }, { runs: [{ text: 'Ben, by ' }, { href: 'mailto:ben@example.org' }] }],
    },
  ]);
});

test('an address that could run stays text, and so does HTML', () => {
  expect(runsIn('[x](javascript:alert(1))')).toMatchObject([{ kind: 'plain' }]);
  expect(runsIn('<script>alert(1)</script>')).toEqual([{ id: 0, kind: 'plain', text: '<script>alert(1)</script>' }]);
  expect(runsIn('[rules](/rules)')).toMatchObject([{ kind: 'link', href: '/rules' }]);
});
