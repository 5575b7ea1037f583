import { defineConfig } from 'vitest/config';
import { productFlags } from './scripts/support/node-flags.mjs';
import { soakSuites } from './tests/soak/suites.ts';

const minutes = (count: number): number => count * 60_000;

/**
 * What needs length, run by `npm run soak`. One file at a time: each may fill the machine, and measures of memory and time
 * mean nothing beside a neighbour.
 */
export default defineConfig({
  test: {
    fileParallelism: false,
    globalSetup: 'tests/support/temporary-files.ts',
    projects: Object.entries(soakSuites).map(([name, { files, settings }]) => ({
      test: {
        name,
        include: [...files],
        environment: 'node',
        // Most start the product, so they run as it does.
        execArgv: productFlags,
        testTimeout: minutes(45),
        hookTimeout: minutes(15),
        env: { SOAK: '1' },
        ...settings,
      },
    })),
  },
});
