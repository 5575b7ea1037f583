import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { readEnv, required } from '../runtime/env.ts';
import { failedQueues } from '../runtime/queues/failed-queues.ts';
import { browserTimeouts, clientSettings } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { exportLinks } from './exports/export-links.ts';
import { variables, wire } from './http.ts';

const env = readEnv({ ...variables, EXPORTS_BUCKET: required, DEAD_LETTER_QUEUES: required });
const sqs = new SQSClient(clientSettings(browserTimeouts));
const s3 = new S3Client(clientSettings(browserTimeouts));

export const handler = wire(env, {
  ...sharedDependencies(browserTimeouts),
  queues: failedQueues(sqs, env.DEAD_LETTER_QUEUES),
  linkTo: exportLinks(s3, env.EXPORTS_BUCKET),
});
