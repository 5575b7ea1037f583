import { defineConfig } from 'vitest/config';
import { productFlags } from './scripts/support/node-flags.mjs';
import { nearbyCountiesPlugin } from './scripts/web-build/nearby-counties.ts';

const project = (name: string, include: string[], extra: object = {}) => ({
  test: { name, include, environment: 'node', setupFiles: 'tests/support/cpu-of-file.ts', ...extra },
});

/**
 * Files that leave nothing behind in their process share one: starting a process for each would cost more than most of them. Each would
 * also load the AWS SDK and the product again, and run them before they are compiled well.
 */
const together = { isolate: false };

/** Suites by the question they answer; `npx vitest run --project unit` runs one. */
export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      project('unit', ['{domain,events,lambdas,scripts}/**/*.test.ts'], {
        ...together,
        // Files of a domain that is not there yet; tests/integration/scaffold runs them where they are filled in.
        exclude: ['scripts/new-domain/template/**'],
        testTimeout: 20_000,
        hookTimeout: 60_000,
      }),
      {
        ...project('web', ['web/**/*.test.{ts,tsx}'], {
          environment: 'jsdom',
          // A document and modules of its own for each file, in one process: a process for each file would load jsdom each time.
          pool: 'vmThreads',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        }),
        plugins: [nearbyCountiesPlugin],
      },
      project('contracts', ['tests/{contracts,support}/**/*.test.ts'], { testTimeout: 20_000 }),
      project('infra', ['tests/infra/**/*.test.ts'], {
        ...together,
        testTimeout: 60_000,
        hookTimeout: 120_000,
      }),
      ...['integration', 'faults', 'security'].map((name) =>
        project(name, [`tests/${name}/**/*.test.ts`], {
          // These start the product, so they run as it does.
          execArgv: productFlags,
          // The others kill, fill and attack what they start.
          isolate: name !== 'integration',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        }),
      ),
    ],
    maxWorkers: 2,
    globalSetup: 'tests/support/temporary-files.ts',
  },
});
