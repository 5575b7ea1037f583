import { keysInStorage, readArray, writeArray } from '../storage.ts';
import type { Batch } from './queue.ts';

/** One storage entry per page load, so that two open pages never overwrite each other. */
const PREFIX = 'telemetry:';

/** Stores the batches on the device for the next page load; removes the entry when there are none. False when storage fails. */
export const keepUnsent = (sessionId: string, batches: readonly Batch[]): boolean =>
  writeArray(PREFIX + sessionId, batches);

/** Takes and removes the batches of earlier page loads, so that only one page sends them. */
export const takeUnsent = (): readonly Batch[] =>
  keysInStorage()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => {
      const left = readArray(key) as readonly Batch[];
      writeArray(key, []);
      return left;
    });
