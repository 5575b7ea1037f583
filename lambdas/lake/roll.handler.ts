import { S3Client } from '@aws-sdk/client-s3';
import { batchStore } from '../batches/batch-store.ts';
import { readEnv, required } from '../runtime/env.ts';
import { clientSettings, workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { schedule } from '../runtime/triggers/schedule.ts';
import { lakeFiles } from './lake-files.ts';
import { lakeProgress } from './lake-progress.ts';
import { rollHours } from './roll-hours.ts';

const env = readEnv({ TELEMETRY_TABLE: required, MONITORING_TABLE: required, LAKE_BUCKET: required });
const { client, clock, log } = sharedDependencies(workerTimeouts);

export const handler = schedule(
  'The rolling of hours into the lake',
  rollHours({
    progress: lakeProgress(client, env.MONITORING_TABLE),
    batches: batchStore(client, env.TELEMETRY_TABLE),
    write: lakeFiles(new S3Client(clientSettings(workerTimeouts)), env.LAKE_BUCKET),
    clock,
    log,
  }),
);
