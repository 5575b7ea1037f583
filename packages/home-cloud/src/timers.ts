import type { Clock } from './types.ts';

/** The longest delay of a timer in Node. A timer with a longer delay fires at once. */
const longestTimerMs = 2 ** 31 - 1;

/** The delay of a timer for an instant. If the instant is too far away, the timer fires early and must be set again. */
export const delayUntil = (instant: number, clock: Clock): number =>
  Math.min(longestTimerMs, Math.max(1, instant - clock.now()));
