// One test run for the whole house; the browser tests have their own, for they need the built web.
import { defineConfig } from 'vitest/config';
import { LONG_TESTS } from './scripts/long-tests.ts';

/** No clock, no network, nothing outside: their test files share one process, which halves what they cost. */
const PURE = ['poker', 'engine', 'protocol', 'testkit', 'games/*', 'bots', 'insight', 'tournament', 'table-kit'];
const TESTS = '**/*.test.{ts,tsx}';
/** `npm test -- quick` leaves the long ones out. */
const LEFT_OUT = process.env['SAGEBRUSH_QUICK'] === undefined ? [] : LONG_TESTS;
const NEVER = ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts', ...LEFT_OUT];
const pure = PURE.map((name) => `packages/${name}/${TESTS}`);

export default defineConfig({
  // A component that is tested by itself wears the names of its CSS module as they are written.
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: {
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    // One more than there are cores: many of these wait for servers, clocks and disks.
    maxWorkers: 3,
    // What must happen is asked for until it does: a busy machine takes longer than the usual second.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'pure', include: pure, exclude: NEVER, isolate: false } },
      {
        extends: true,
        test: { name: 'doors', include: [`{packages,scripts,release}/${TESTS}`], exclude: [...NEVER, ...pure] },
      },
    ],
  },
});
