import { S3Client } from '@aws-sdk/client-s3';
import { ExportRequestedV1 } from '#events/monitoring/export-requested.v1.ts';
import { batchStore } from '../batches/batch-store.ts';
import { readEnv, required } from '../runtime/env.ts';
import { clientSettings, workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { bus } from '../runtime/triggers/bus.ts';
import { exportFiles } from './exports/export-files.ts';
import { exportStore } from './exports/export-store.ts';
import { writeExport } from './exports/write-export.ts';
import { maskWith } from './mask.ts';
import { fullHours } from './records/full-hours.ts';

const env = readEnv({
  MONITORING_TABLE: required,
  TELEMETRY_TABLE: required,
  EXPORTS_BUCKET: required,
});
const { client, clock, keyFor } = sharedDependencies(workerTimeouts);

export const handler = bus(
  ExportRequestedV1.schema,
  writeExport({
    jobs: exportStore(client, env.MONITORING_TABLE),
    fullHours: fullHours(client, env.MONITORING_TABLE, clock),
    batches: batchStore(client, env.TELEMETRY_TABLE),
    write: exportFiles(new S3Client(clientSettings(workerTimeouts)), env.EXPORTS_BUCKET),
    mask: maskWith(keyFor('exports')),
    clock,
  }),
);
