import { Worker } from 'node:worker_threads';
import { type Result, runJourneys, runVitest } from './suites.ts';

const ROUNDS = 5;
const BUSY_NEIGHBORS = 2;

/**
 * Journeys and faults again and again, in another order each time, beside neighbors that take what processor time they get.
 * A test that fails in some rounds only needs luck; the number of its round repeats the order.
 */
export const searchFlaky = async (): Promise<readonly Result[]> => {
  // Threads, because they end with this process however it ends.
  const neighbors = Array.from({ length: BUSY_NEIGHBORS }, () => new Worker('for (;;);', { eval: true }));
  const results: Result[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.log(`\nround ${round} of ${ROUNDS}`);
    const order = ['--sequence.shuffle', `--sequence.seed=${round}`];
    results.push(await runVitest('vitest.config.ts', 'dot', ['--project=faults', ...order]));
    results.push(await runJourneys(['--shuffle', String(round), '--retries=0']));
  }
  await Promise.all(neighbors.map((neighbor) => neighbor.terminate()));
  return results;
};
