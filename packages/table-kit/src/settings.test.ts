// Settings from the address, and the pace they set.
import { expect, test } from 'vitest';
import { paced, settingsFromAddress } from './settings.ts';

test('the address can set language and speed, and nothing that does not exist', () => {
  expect(settingsFromAddress('?lang=de&speed=none')).toEqual({ lang: 'de', speed: 'none' });
  expect(settingsFromAddress('?lang=xx&speed=warp')).toEqual({});
});

test('the pace follows the speed, and none is no time at all', () => {
  expect(paced(200, 'normal')).toBe(200);
  expect(paced(200, 'quick')).toBeLessThan(200);
  expect(paced(200, 'slow')).toBeGreaterThan(200);
  expect(paced(200, 'none')).toBe(0);
});
