// One test run for the whole house; the browser tests have their own, for they need the built web.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A component that is tested by itself wears the names of its CSS module as they are written.
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: {
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    include: ['packages/**/*.test.ts', 'packages/**/*.test.tsx', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
    maxWorkers: 2,
    // What must happen is asked for until it does: a busy machine takes longer than the usual second.
    expect: { poll: { timeout: 30_000 } },
  },
});
