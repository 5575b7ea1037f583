import { defineConfig } from 'vitest/config';
import { productFlags } from './scripts/support/node-flags.mjs';

const project = (name: string, include: string[], extra: object = {}) => ({
  test: { name, include, environment: 'node', ...extra },
});

/** Suites by the question they answer; `npx vitest run --project unit` runs one. */
export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      project('unit', ['{domain,events,lambdas,scripts}/**/*.test.ts'], {
        testTimeout: 20_000,
        hookTimeout: 60_000,
      }),
      project('web', ['web/**/*.test.{ts,tsx}'], {
        environment: 'jsdom',
        testTimeout: 20_000,
        hookTimeout: 60_000,
      }),
      project('contracts', ['tests/contracts/**/*.test.ts'], { testTimeout: 20_000 }),
      project('infra', ['tests/infra/**/*.test.ts'], { testTimeout: 60_000, hookTimeout: 120_000 }),
      project(
        'integration',
        ['tests/integration/**/*.test.ts', 'tests/faults/**/*.test.ts', 'tests/security/**/*.test.ts'],
        {
          // These start the product, so they run as it does.
          execArgv: productFlags,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      ),
    ],
    maxWorkers: 2,
  },
});
