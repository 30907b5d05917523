// The check of casts finds what it is for.
import { expect, test } from 'vitest';
import { castsIn } from './casts.ts';

const found = (path: string, text: string): string[] => castsIn([{ path, text }]);

test('a cast by way of unknown is found', () => {
  expect(found('packages/web/src/x.ts', '\nconst game = corral as unknown as Game;')).toEqual([
    'packages/web/src/x.ts:2 casts by way of unknown: give it the type that it has',
  ]);
});

test('comments, texts, other casts and tests are left alone', () => {
  const cast = 'x as unknown as y';
  expect(found('packages/web/src/x.ts', `// ${cast}\nconst a = '${cast}'; const b = c as Card;`)).toEqual([]);
  for (const path of ['web/src/x.test.ts', 'web/tests/x.ts', 'bots/fixtures/x.ts', 'server/src/testing/x.ts'])
    expect(found(`packages/${path}`, cast)).toEqual([]);
});
