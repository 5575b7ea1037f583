import { defineConfig } from 'vitest/config';

/** The package's own tests: of single parts beside them, of what AWS's clients see in `tests/`. */
export default defineConfig({
  test: {
    name: 'home-cloud',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    environment: 'node',
    // The files leave nothing behind in their process, and starting one for each would cost more than most of them.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As in the configuration of the whole: vitest runs only such suites beside each other.
    maxWorkers: 2,
  },
});
