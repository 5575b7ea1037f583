import { keysInStorage, readArray, writeArray } from '../storage.ts';
import type { Batch } from './queue.ts';

/** One entry per page load, so that pages open side by side never write over each other. */
const PREFIX = 'telemetry:';

/** Leaves batches on the device for the next page load of this site, or nothing. Says whether it could. */
export const keep = (sessionId: string, batches: readonly Batch[]): boolean =>
  writeArray(PREFIX + sessionId, batches);

/** Takes what earlier page loads left, so that nobody else does. */
export const takeKept = (): readonly Batch[] =>
  keysInStorage()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => {
      const left = readArray(key) as readonly Batch[];
      writeArray(key, []);
      return left;
    });
