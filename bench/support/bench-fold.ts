import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import { counterStore } from '#lambdas/monitoring/counters/counter-store.ts';
import { groupStore } from '#lambdas/monitoring/counters/group-store.ts';
import { foldBatches } from '#lambdas/monitoring/fold/fold-batches.ts';
import { clock } from '#lambdas/runtime/clock.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { streamRecordOf } from '#tests/support/client-batches.ts';

/** The fold on a database of the bench. It gets batches in the order in which they were stored, from one shard. */
export const benchFold = (client: DynamoDBDocumentClient) => {
  const fold = foldBatches({
    counters: counterStore(client, 'monitoring'),
    groups: groupStore(client, 'monitoring'),
    clock,
    newId,
    pause: async () => undefined,
    log: { error: (message: string, about?: object) => console.error(message, about) },
  });
  let folded = 0;
  return async (batches: readonly AnyClientBatch[]): Promise<void> => {
    const records = batches.map((batch) => {
      folded += 1;
      return streamRecordOf(batch, String(folded).padStart(21, '0'));
    });
    if (await fold('shardId-bench', records)) throw new Error('A batch was not folded');
  };
};
