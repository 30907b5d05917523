// Documents are fetched once, and put into their places.
import type { TableInfo } from '@sagebrush/protocol';
import { expect, test } from 'vitest';
import { documentShelf } from './documents.ts';

const PACK = { name: 'Dry Gulch' };
const hash = 'ab'.repeat(32);
const table = { options: { games: 2, pack: { document: hash } } } as unknown as TableInfo;

test('a table gets its document, the same object each time; after a failure it is asked for again', async () => {
  const asked: unknown[] = [];
  const shelf = documentShelf({
    call: async (...call: unknown[]) => {
      asked.push(call);
      if (asked.length === 1) throw new Error('no line');
      return PACK as never;
    },
  });
  await expect(shelf.whole(table)).rejects.toThrow('no line');
  const [one, other] = await Promise.all([shelf.whole(table), shelf.whole(table)]);
  expect(one.options).toEqual({ games: 2, pack: PACK });
  expect(other.options['pack']).toBe(one.options['pack']);
  expect(asked).toEqual(Array.from({ length: 2 }, () => ['document', { params: { hash } }]));
});

test('a table of before documents has its pack inside', async () => {
  const before = { options: { pack: PACK } } as unknown as TableInfo;
  const shelf = documentShelf({ call: () => Promise.reject(new Error('nobody asks')) });
  expect((await shelf.whole(before)).options).toEqual({ pack: PACK });
});
