import { defineConfig } from 'vitest/config';

/** The package's tests: unit tests are beside the code, and tests with AWS clients are in `tests/`. */
export default defineConfig({
  test: {
    name: 'home-cloud',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    environment: 'node',
    // The files change no global state, and a process for each would cost more than most of them.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As in the configuration of the whole: vitest runs only such suites beside each other.
    maxWorkers: 2,
  },
});
