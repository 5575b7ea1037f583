import { setTimeout } from 'node:timers/promises';

/** Waits before another try: exponential backoff with jitter, so that two callers in conflict do not meet again. */
export type Pause = (attempt: number) => Promise<void>;

/** Waits up to so many milliseconds after the first try, up to twice as many after the second, and so on. */
export const pauseOf =
  (milliseconds: number): Pause =>
  (attempt) =>
    setTimeout(Math.random() * milliseconds * attempt);
