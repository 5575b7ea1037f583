import type { Clock } from './types.ts';

/** The longest a timer of Node can wait; one set for longer fires at once. */
const longestTimerMs = 2 ** 31 - 1;

/** How long to set a timer for an instant, past or far. Whoever it wakes early looks at the clock and waits again. */
export const delayUntil = (instant: number, clock: Clock): number =>
  Math.min(longestTimerMs, Math.max(1, instant - clock.now()));
