import { setTimeout } from 'node:timers/promises';

/** Waits before another try, longer with each and never the same, so that those who met do not meet again. */
export type Pause = (attempt: number) => Promise<void>;

/** A pause of at most so many milliseconds after the first try, twice as many after the second and so on. */
export const pauseOf =
  (milliseconds: number): Pause =>
  (attempt) =>
    setTimeout(Math.random() * milliseconds * attempt);
