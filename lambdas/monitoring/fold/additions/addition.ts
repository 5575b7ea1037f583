import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import { type Expiry, expires } from '../../../runtime/table/expires.ts';
import type { ItemKey } from '../../../runtime/table/get-item.ts';
import type { Counts } from '../../counters/counter-store.ts';

/** What one batch adds to one counter item. */
export interface Addition {
  readonly key: ItemKey;
  /** When the item expires, in seconds since 1970. It is the same for every addition to one key. */
  readonly expiresAt: Expiry;
  /** Returns the counts with the batch added. Undefined means that the item does not exist yet. */
  readonly add: (counts: Counts | undefined) => Counts;
}

/** When a batch was received, by the clock of the server. All statistics use it. */
export const receivedAt = (batch: AnyClientBatch): Date => new Date(batch.receivedAt);

/** When the counters of a day expire. */
export const expiryOfDay = (day: string): Expiry => expires(new Date(`${day}T00:00:00Z`), 'counter');
