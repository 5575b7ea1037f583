import { setTimeout } from 'node:timers/promises';

/** Waits before another try: a growing backoff with jitter, so that two callers in conflict do not meet again. */
export type Pause = (attempt: number, signal?: AbortSignal) => Promise<void>;

/** Waits up to `milliseconds` after the first try, up to twice as long after the second, and so on (full jitter). */
export const pauseOf =
  (milliseconds: number): Pause =>
  (attempt, signal) =>
    setTimeout(Math.random() * milliseconds * attempt, undefined, signal ? { signal } : {});
