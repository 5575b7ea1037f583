import { isMainThread } from 'node:worker_threads';
import { afterAll } from 'vitest';
import { cpuSeconds } from '../../scripts/support/cpu-time.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What processors have worked for a file, in seconds. */
    cpuSeconds?: number;
  }
}

/** Files may share a process: each is counted from the end of the one before. */
const place = globalThis as { cpuSecondsBefore?: number };

/** Threads belong to the process that starts all tests, so that only what the thread itself has worked is of its file. */
const worked = (): number => {
  if (isMainThread) return cpuSeconds();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000_000;
};
const before = isMainThread ? (place.cpuSecondsBefore ?? 0) : worked();

// As the first hook of its file, it runs last.
// biome-ignore lint/correctness/noEmptyPattern: vitest reads there which fixtures a hook wants
afterAll(({}, file) => {
  const now = worked();
  file.meta.cpuSeconds = now - before;
  place.cpuSecondsBefore = now;
});
