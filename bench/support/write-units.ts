import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import { insertBatches } from '#lambdas/batches/batch-inserts.ts';
import { encodeBatch } from '#lambdas/batches/codec.ts';
import { hourOfBatch } from '#lambdas/batches/hour-of-batch.ts';
import { clock } from '#lambdas/runtime/clock.ts';
import { storeBatches } from '#lambdas/telemetry/store-batches.ts';
import { eventItems } from '../baselines/put-per-event.ts';
import type { Prepared } from '../harness/figure.ts';
import { rounded } from '../harness/statistics.ts';
import { benchFold } from './bench-fold.ts';
import { browserBatch, randomness } from './browser-batches.ts';
import { meterOf } from './capacity.ts';
import { startDatabase } from './database.ts';

/** Write units for each event: stored and folded with this many batches at a time, compared with one item per event. */
export const prepareWriteUnits = async (
  batchesAFold: number,
  eventsABatch = 20,
): Promise<Prepared & { readonly ours: () => Promise<number> }> => {
  const database = await startDatabase();
  const { client } = database;
  await database.createTables(['telemetry', 'monitoring', 'events']);
  const units = meterOf(client);
  const store = storeBatches({
    insert: insertBatches(client, 'telemetry', clock),
    hourOf: hourOfBatch(client, 'telemetry', clock),
  });
  const fold = benchFold(client);
  const random = randomness(20);
  let made = 0;
  const batches = (count: number): AnyClientBatch[] =>
    Array.from({ length: count }, () => {
      made += 1;
      return browserBatch(random, eventsABatch, new Date(), made);
    });
  const parts = { stored: 0, folded: 0, events: 0 };
  const ours = async (count = batchesAFold): Promise<number> => {
    const sent = batches(count);
    const failed = await store(
      sent.map((batch) => ({
        messageId: batch.id,
        body: Buffer.from(encodeBatch(batch)).toString('base64'),
      })),
    );
    if (failed.length > 0) throw new Error(`Not stored: ${failed[0]?.reason}`);
    const stored = units().written;
    await fold(sent);
    const folded = units().written;
    const events = count * eventsABatch;
    parts.stored += stored;
    parts.folded += folded;
    parts.events += events;
    return (stored + folded) / events;
  };
  const beside = async (): Promise<number> => {
    const items = batches(10).flatMap(eventItems);
    for (const Item of items) await client.send(new PutCommand({ TableName: 'events', Item }));
    return units().written / items.length;
  };
  // Groups of errors are raised only once, not with every fold.
  await ours(50);
  Object.assign(parts, { stored: 0, folded: 0, events: 0 });
  return {
    ours: () => ours(),
    beside,
    details: async () => [
      {
        what: 'of it the batches themselves',
        value: `${rounded(parts.stored / parts.events)} units an event`,
      },
      {
        what: 'of it counters and pointers',
        value: `${rounded(parts.folded / parts.events)} units an event`,
      },
    ],
    close: () => database.close(),
  };
};
