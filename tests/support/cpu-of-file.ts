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

// As the first hook of its file, it runs last.
// biome-ignore lint/correctness/noEmptyPattern: vitest reads there which fixtures a hook wants
afterAll(({}, file) => {
  const now = cpuSeconds();
  file.meta.cpuSeconds = now - (place.cpuSecondsBefore ?? 0);
  place.cpuSecondsBefore = now;
});
