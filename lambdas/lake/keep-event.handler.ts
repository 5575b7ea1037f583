import { AnyEvent } from '#events/envelope.ts';
import { insertBatches } from '../batches/batch-inserts.ts';
import { clock } from '../runtime/clock.ts';
import { readEnv, required } from '../runtime/env.ts';
import { documentClient, workerTimeouts } from '../runtime/sdk.ts';
import { bus } from '../runtime/triggers/bus.ts';
import { keepEvent } from './keep-event.ts';

const env = readEnv({ TELEMETRY_TABLE: required });

export const handler = bus(
  AnyEvent,
  keepEvent(insertBatches(documentClient(workerTimeouts), env.TELEMETRY_TABLE, clock)),
);
