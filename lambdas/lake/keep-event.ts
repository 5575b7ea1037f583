import type { AnyEvent } from '#events/envelope.ts';
import type { InsertBatches } from '../batches/batch-inserts.ts';
import { hourOf } from '../batches/batch-keys.ts';
import { encodeEvent } from '../batches/codec.ts';

/**
 * Stores a domain event in the same table as the batches of telemetry, under its hour and id (idempotent). So it
 * reaches the lake in the same way and once, however often the bus delivers it.
 */
export const keepEvent =
  (insert: InsertBatches) =>
  async (event: AnyEvent): Promise<void> => {
    const hour = hourOf(new Date(event.time));
    const [insertion] = await insert([
      { kind: 'events', hour, id: event.id, n: 1, body: encodeEvent(event) },
    ]);
    if (insertion?.stored !== true)
      throw new Error(`Event ${event.id} was not stored: ${insertion?.reason ?? 'no answer'}`);
  };
