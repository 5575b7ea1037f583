import { insertBatches } from '../batches/batch-inserts.ts';
import { hourOfBatch } from '../batches/hour-of-batch.ts';
import { clock } from '../runtime/clock.ts';
import { readEnv, required } from '../runtime/env.ts';
import { documentClient, workerTimeouts } from '../runtime/sdk.ts';
import { queueBatch } from '../runtime/triggers/queue-batch.ts';
import { storeBatches } from './store-batches.ts';

const { TELEMETRY_TABLE } = readEnv({ TELEMETRY_TABLE: required });
const client = documentClient(workerTimeouts);

export const handler = queueBatch(
  storeBatches({
    insert: insertBatches(client, TELEMETRY_TABLE, clock),
    hourOf: hourOfBatch(client, TELEMETRY_TABLE, clock),
  }),
);
