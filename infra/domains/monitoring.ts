import { Duration } from 'aws-cdk-lib';
import { EXPORT_GIVEN_UP_AFTER } from '#domain/monitoring/exports/export-job.ts';
import { ExportRequestedV1 } from '#events/monitoring/export-requested.v1.ts';
import type { Domain } from '../patterns/domain.ts';
import { heardFunction } from '../patterns/functions/heard-function.ts';
import { streamFunction } from '../patterns/functions/stream-function.ts';
import { onObjects, onTable } from '../patterns/uses.ts';

/** Stored batches only: they alone say how many records they hold. No claims of an hour, and nothing that expires. */
const storedBatches = { eventName: ['INSERT'], dynamodb: { NewImage: { n: { N: [{ exists: true }] } } } };

/** What was stored is counted, error groups are kept, and files are written for those who ask. */
export const monitoring: Domain = {
  name: 'monitoring',
  tables: { Monitoring: { outbox: true } },
  buckets: {
    ExportedFiles: {
      keptFor: Duration.days(7),
      whyNoAccessLog:
        'One worker writes and people read by links of five minutes, each of which the monitoring logs with who asked.',
    },
  },
  http: {
    uses: [
      onTable('MONITORING_TABLE', [
        'dynamodb:BatchGetItem',
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:Query',
      ]),
      onTable('TELEMETRY_TABLE', ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query']),
      onObjects('EXPORTS_BUCKET', {
        bucket: 'ExportedFiles',
        prefix: 'exports/',
        actions: ['s3:GetObject'],
        evidence:
          'Links are signed for files named by the id of their order; the grant is GetObject below one prefix of one bucket.',
      }),
    ],
    whenItFails: 'Admins and analysts do not see errors, web vitals, events and exports',
  },
  jobs: [
    streamFunction({
      entry: 'monitoring/fold',
      // Puts whole items on the version it has read; looks nothing up but by key.
      uses: [onTable('MONITORING_TABLE', ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:PutItem'])],
      whenItFails:
        'Analysts and admins see old figures, and nobody is told of new errors of customers; its log names a batch that cannot be read, which is to be mended within twenty hours',
      follows: ['Telemetry'],
      filter: storedBatches,
      // Every counter item is written once a fold, so that a busy second's batches cost little more than one. Longer would
      // save more, but a record is to show within five seconds and the store has gathered for one already.
      batch: { size: 1000, window: Duration.seconds(1) },
      namesShard: true,
    }),
    heardFunction({
      entry: 'monitoring/export',
      hears: [ExportRequestedV1],
      uses: [
        onTable('TELEMETRY_TABLE', ['dynamodb:Query']),
        onTable('MONITORING_TABLE', ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:UpdateItem']),
        onObjects('EXPORTS_BUCKET', {
          bucket: 'ExportedFiles',
          prefix: 'exports/',
          actions: ['s3:PutObject'],
          evidence:
            'Files are named by the id of their order; the grant is PutObject below one prefix of one bucket.',
        }),
      ],
      whenItFails: 'Admins and analysts wait for exports that never come',
      // Unpacking and signing parts is work for the processor, which comes with memory.
      memory: 1024,
      timeout: Duration.minutes(2),
      // Then an order counts as failed (EXPORT_GIVEN_UP_AFTER), and nobody waits for its file any longer.
      triedFor: Duration.minutes(EXPORT_GIVEN_UP_AFTER),
    }),
  ],
};
