// What a host sets wrongly in the environment is named, and what is empty is not set.
import { expect, test } from 'vitest';
import { adminKey } from './admin/key.ts';
import { configFromEnvironment } from './config.ts';
import { USUAL_QUOTAS } from './quotas.ts';
import { DAY, USUAL_KEEP } from './retention/keep.ts';

test('what is set counts, and what is empty is not set', () => {
  const set = { SAGEBRUSH_LOG: 'warn', SAGEBRUSH_PROXY: '1', SAGEBRUSH_ADMIN_TOKEN: 'a'.repeat(24) };
  expect(configFromEnvironment(set)).toEqual({ logLevel: 'warn', trustProxy: true, adminToken: 'a'.repeat(24) });
  expect(configFromEnvironment({ SAGEBRUSH_ADDRESS_STREAMS: '500', SAGEBRUSH_PERSON_STREAMS: '' })).toEqual({
    mostStreamsPerAddress: 500,
  });
  expect(configFromEnvironment({ SAGEBRUSH_PROXY: '0' })).toEqual({ trustProxy: false });
  expect(configFromEnvironment({ SAGEBRUSH_LOG: '', SAGEBRUSH_PROXY: '', SAGEBRUSH_ADMIN_TOKEN: '' })).toEqual({});
});

test('quotas and times to keep are set one by one, and the others stay', () => {
  expect(configFromEnvironment({ SAGEBRUSH_QUOTAS: 'openTables=20, moves=500,' }).quotas).toEqual({
    ...USUAL_QUOTAS,
    openTables: 20,
    moves: 500,
  });
  const keep = { ...USUAL_KEEP, guests: 7 * DAY, matches: 1000 * DAY, soloMatches: USUAL_KEEP.matches };
  expect(configFromEnvironment({ SAGEBRUSH_KEEP: 'guests=7d,matches=1000d,soloMatches=forever' }).keep).toEqual(keep);
});

test('a wrong variable is named, with what was expected', () => {
  expect(() => configFromEnvironment({ SAGEBRUSH_LOG: 'loud' })).toThrow(
    'SAGEBRUSH_LOG: is "loud": expected one of debug, info',
  );
  expect(() => configFromEnvironment({ SAGEBRUSH_PROXY: 'yes' })).toThrow(
    'SAGEBRUSH_PROXY: is "yes": expected one of 0, 1',
  );
  expect(() => configFromEnvironment({ SAGEBRUSH_QUOTAS: 'tables=3' })).toThrow(
    'SAGEBRUSH_QUOTAS: has "tables=3": expected a list of openTables, openTablesAddress,',
  );
  expect(() => configFromEnvironment({ SAGEBRUSH_QUOTAS: 'moves' })).toThrow('SAGEBRUSH_QUOTAS: has "moves"');
  for (const value of ['many', '-1', '1.5', '', '9'.repeat(20)])
    expect(() => configFromEnvironment({ SAGEBRUSH_QUOTAS: `moves=${value}` })).toThrow(
      `SAGEBRUSH_QUOTAS, moves: is "${value}": expected a whole number`,
    );
  for (const value of ['0d', '7', 'd', '1.5d', 'ever'])
    expect(() => configFromEnvironment({ SAGEBRUSH_KEEP: `guests=${value}` })).toThrow(
      `SAGEBRUSH_KEEP, guests: is "${value}": expected days`,
    );
  for (const text of ['0', '-1', '1.5', 'many', '1e9'])
    expect(() => configFromEnvironment({ SAGEBRUSH_ADDRESS_CONNECTIONS: text })).toThrow(
      `SAGEBRUSH_ADDRESS_CONNECTIONS: is "${text}": expected a whole number, 1 or more`,
    );
  expect(() => adminKey('short')).toThrow('SAGEBRUSH_ADMIN_TOKEN: has 5 characters');
});

test('matches of bots pause after the minutes that a host sets, or never', () => {
  expect(configFromEnvironment({ SAGEBRUSH_PAUSE: '30' })).toEqual({ pauseAfter: 1_800_000 });
  expect(configFromEnvironment({ SAGEBRUSH_PAUSE: '0' })).toEqual({ pauseAfter: Number.POSITIVE_INFINITY });
  for (const SAGEBRUSH_PAUSE of ['soon', '-1', '1.5'])
    expect(() => configFromEnvironment({ SAGEBRUSH_PAUSE })).toThrow('SAGEBRUSH_PAUSE');
});
