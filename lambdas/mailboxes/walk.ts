import type { Walk } from './store/walk-note.ts';

/** Clocks differ, and the pool lists a change a moment after it. In milliseconds. */
const OVERLAP = 3_600_000;
/** Before anybody had an account. */
const EVER = new Date(0).toISOString();

/**
 * The walk of this night: the one that is under way or done, or a new one. A new one looks up who changed since the last
 * one that was done, and left nobody without, had begun.
 */
export const beginWalk = (latest: Walk | undefined, now: Date): Walk => {
  const night = now.toISOString().slice(0, 10);
  if (latest?.night === night) return latest;
  const foundAll = latest?.isDone && latest.failed === 0;
  return {
    night,
    begunAt: now.toISOString(),
    since: foundAll ? new Date(Date.parse(latest.begunAt) - OVERLAP).toISOString() : (latest?.since ?? EVER),
    failed: 0,
    isDone: false,
    nightsBehind: latest === undefined || latest.isDone ? 0 : latest.nightsBehind + 1,
    version: latest?.version ?? 0,
  };
};
