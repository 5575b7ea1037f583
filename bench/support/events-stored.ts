import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { insertBatches } from '#lambdas/batches/batch-inserts.ts';
import { encodeBatch } from '#lambdas/batches/codec.ts';
import { hourOfBatch } from '#lambdas/batches/hour-of-batch.ts';
import { clock } from '#lambdas/runtime/clock.ts';
import { mapConcurrently } from '#lambdas/runtime/map-concurrently.ts';
import { storeBatches } from '#lambdas/telemetry/store-batches.ts';
import { eventItems } from '../baselines/put-per-event.ts';
import type { Prepared } from '../harness/figure.ts';
import { browserBatch, randomness } from './browser-batches.ts';
import { startDatabase } from './database.ts';
import { perSecond } from './per-second.ts';

/** Messages of one run of *store*, as in the template: ten calls of 25 batches at once. */
const MESSAGES = 250;
const AT_ONCE = 10;
const EVENTS_ONE_BY_ONE = 1000;

/** *Store* as it is deployed, on messages of `size` events each, compared with one Put per event with as many calls at once. */
export const prepareEventsStored = async (size: number): Promise<Prepared> => {
  const database = await startDatabase();
  const { client } = database;
  await database.createTables(['telemetry', 'events']);
  const store = storeBatches({
    insert: insertBatches(client, 'telemetry', clock),
    hourOf: hourOfBatch(client, 'telemetry', clock),
  });
  const random = randomness(size);
  let made = 0;
  const batches = (count: number) =>
    Array.from({ length: count }, () => {
      made += 1;
      return browserBatch(random, size, new Date(), made);
    });
  const messages = () =>
    batches(MESSAGES).map((batch) => ({
      messageId: batch.id,
      body: Buffer.from(encodeBatch(batch)).toString('base64'),
    }));
  return {
    ours: () => {
      const waiting = messages();
      return perSecond(MESSAGES * size, async () => {
        const failed = await store(waiting);
        if (failed.length > 0)
          throw new Error(`${failed.length} batches were not stored: ${failed[0]?.reason}`);
      });
    },
    beside: () => {
      const items = batches(EVENTS_ONE_BY_ONE / size).flatMap(eventItems);
      return perSecond(items.length, () =>
        mapConcurrently(
          items,
          async (Item) => {
            await client.send(new PutCommand({ TableName: 'events', Item }));
          },
          AT_ONCE,
        ),
      );
    },
    close: () => database.close(),
  };
};
