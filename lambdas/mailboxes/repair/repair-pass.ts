import type { RepairPass } from '../store/repair-progress.ts';

/** A new pass looks this much further back, because clocks differ and the pool lists a change with a short delay. */
const OVERLAP_MS = 3_600_000;
/** An instant before the first account. */
const EVER = new Date(0).toISOString();

/**
 * The pass of this night: the one that has begun already, or a new one. A new one looks up the accounts that changed since
 * the last complete pass began, if that left nobody without a mailbox.
 */
export const beginPass = (latest: RepairPass | undefined, now: Date): RepairPass => {
  const night = now.toISOString().slice(0, 10);
  if (latest?.night === night) return latest;
  const foundAll = latest?.isDone && latest.failed === 0;
  return {
    night,
    begunAt: now.toISOString(),
    since: foundAll
      ? new Date(Date.parse(latest.begunAt) - OVERLAP_MS).toISOString()
      : (latest?.since ?? EVER),
    failed: 0,
    isDone: false,
    nightsBehind: latest === undefined || latest.isDone ? 0 : latest.nightsBehind + 1,
    version: latest?.version ?? 0,
  };
};
