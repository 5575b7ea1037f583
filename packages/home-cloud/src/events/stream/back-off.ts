import { setTimeout } from 'node:timers/promises';

const firstBackOffMs = 100;
const longestBackOffMs = 10_000;

/** Back-off that grows with the failures in a row; ends early when everything stops. */
export const backOff = (failures: number, signal: AbortSignal): Promise<void> =>
  pause(Math.min(longestBackOffMs, firstBackOffMs * 2 ** (failures - 1)), signal);

/** Waits, or wakes early when the signal says so. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined);
