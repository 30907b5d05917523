// The browser tests: the built web in a real browser, three files at a time: they wait more than they compute.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/web/**/*.browser.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    maxWorkers: 3,
    // A page answers when it answers: what is seen of it is asked again and again (`expect.poll`), never once, and a
    // busy machine is waited for.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
