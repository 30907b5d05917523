// The address of a moment says what it means, and nonsense says nothing.
import { expect, test } from 'vitest';
import { askedIn, replayAddress } from './address.ts';

test.each([0, 17, 'open', 'rail'] as const)('eyes %s come back from an address', (eyes) => {
  const address = replayAddress({ match: 'seed-corral-a b-2', at: 12, eyes });
  expect(address).toMatch(/^\/replay\/seed-corral-a%20b-2\?/);
  expect(askedIn(address.slice(address.indexOf('?')))).toEqual({ at: 12, eyes });
});

test.each(['', '?at=-1&eyes=nobody', '?at=1e9&eyes=-2', '?at=&eyes='])('"%s" asks for nothing', (search) =>
  expect(askedIn(search)).toEqual({ at: undefined, eyes: undefined }),
);
