// The browser tests: the built web in a real browser, two files at a time.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/web/**/*.browser.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    maxWorkers: 2,
    // A real browser on a busy machine may stumble; the report says "retry" where it did, and what stumbles twice is broken.
    retry: 1,
    // A page answers when it answers: what is seen of it is asked again and again (`expect.poll`), never once.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
