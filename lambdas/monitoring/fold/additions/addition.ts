import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import { expiresInDays } from '../../../runtime/clock.ts';
import type { ItemKey } from '../../../runtime/table/get-item.ts';
import type { Counts } from '../../counters/counter-store.ts';

/** What one batch adds to one counter item. */
export interface Addition {
  readonly key: ItemKey;
  /** When the item goes, in seconds since 1970: the same for every addition to one key. */
  readonly expiresAt: number;
  /** The counts with the batch in them; undefined stands for an item that is not there yet. */
  readonly add: (counts: Counts | undefined) => Counts;
}

/** When a batch was received, by the server's clock; every figure goes by it. */
export const receivedAt = (batch: AnyClientBatch): Date => new Date(batch.receivedAt);

/** Counters of a day are kept as long as the lake keeps what was counted. In days. */
const DAY_COUNTERS_KEPT = 400;

/** When the counters of a day go. */
export const expiryOfDay = (day: string): number =>
  expiresInDays(new Date(`${day}T00:00:00Z`), DAY_COUNTERS_KEPT);
