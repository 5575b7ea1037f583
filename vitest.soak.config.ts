import { defineConfig } from 'vitest/config';

const minutes = (count: number): number => count * 60_000;

/**
 * What needs length, run by `npm run soak`. One file at a time: each may fill the machine, and figures of memory and time
 * mean nothing beside a neighbour.
 */
export default defineConfig({
  test: {
    name: 'soak',
    include: ['tests/soak/**/*.soak.ts'],
    environment: 'node',
    testTimeout: minutes(45),
    hookTimeout: minutes(10),
    fileParallelism: false,
  },
});
