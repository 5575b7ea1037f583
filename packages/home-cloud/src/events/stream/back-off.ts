import { setTimeout } from 'node:timers/promises';

const firstBackOffMs = 100;
const longestBackOffMs = 10_000;

/** Waits for a time that grows with the failures in a row. Ends early when the signal aborts. */
export const backOff = (failures: number, signal: AbortSignal): Promise<void> =>
  pause(Math.min(longestBackOffMs, firstBackOffMs * 2 ** (failures - 1)), signal);

/** Waits, or ends early when the signal aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined);
