import { SQSClient } from '@aws-sdk/client-sqs';
import { batchQueue } from '../batches/batch-queue.ts';
import { clock } from '../runtime/clock.ts';
import { readEnv, required } from '../runtime/env.ts';
import { newId } from '../runtime/new-id.ts';
import { browserTimeouts, clientSettings } from '../runtime/sdk.ts';
import { keyFor } from '../runtime/secrets/house-key.ts';
import { variables, wire } from './http.ts';

const env = readEnv({ ...variables, TELEMETRY_QUEUE_URL: required });
const sqs = new SQSClient(clientSettings(browserTimeouts));

/** This function has no table, so it does not start the DynamoDB client of the others. */
export const handler = wire(env, { clock, newId, keyFor, send: batchQueue(sqs, env.TELEMETRY_QUEUE_URL) });
