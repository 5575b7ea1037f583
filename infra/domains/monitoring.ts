import { Duration } from 'aws-cdk-lib';
import { EXPORT_GIVEN_UP_AFTER_MINUTES } from '#domain/monitoring/exports/export-job.ts';
import { ExportRequestedV1 } from '#events/monitoring/export-requested.v1.ts';
import type { Domain } from '../patterns/domain.ts';
import { heardFunction } from '../patterns/functions/heard-function.ts';
import { streamFunction } from '../patterns/functions/stream-function.ts';
import { countsDeadLetters, onObjects, onTable } from '../patterns/uses.ts';

/** Only inserted batches: they have `n`, the number of records. Claims have none, and deletions by time to live are left out. */
const storedBatches = { eventName: ['INSERT'], dynamodb: { NewImage: { n: { N: [{ exists: true }] } } } };

/** Counts what was stored, keeps error groups, and writes files for export. */
export const monitoring: Domain = {
  name: 'monitoring',
  tables: { Monitoring: { outbox: true } },
  buckets: {
    ExportedFiles: {
      keptAs: 'exportFile',
      whyNoAccessLog:
        'One worker writes. People read with links that are valid for five minutes; the monitoring logs each link and who asked for it.',
    },
  },
  http: {
    uses: [
      onTable('MONITORING_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query'),
      onTable('TELEMETRY_TABLE', 'BatchGetItem', 'GetItem', 'Query'),
      countsDeadLetters,
      onObjects('EXPORTS_BUCKET', {
        bucket: 'ExportedFiles',
        prefix: 'exports/',
        actions: ['s3:GetObject'],
        evidence:
          'Links are signed for files named by the id of their export; the grant is GetObject below one prefix of one bucket.',
      }),
    ],
    whenItFails: 'Admins and analysts do not see errors, web vitals, events and exports',
  },
  jobsIn: 'platform',
  jobs: [
    streamFunction({
      entry: 'monitoring/fold',
      // It reads by key only, and writes whole items with an optimistic lock.
      uses: [onTable('MONITORING_TABLE', 'BatchGetItem', 'GetItem', 'PutItem')],
      whenItFails:
        'Analysts and admins see old statistics, and nobody hears of new errors of customers; its log names a batch that cannot be read, which must be repaired within twenty hours',
      follows: ['Telemetry'],
      filter: storedBatches,
      // Each counter item is written once for each run of the fold, so all batches of a busy second cost little more than
      // one. Waiting longer would save more, but a record must be visible within five seconds, and the store has already
      // waited for one.
      batch: { size: 1000, window: Duration.seconds(1) },
      namesShard: true,
    }),
    heardFunction({
      entry: 'monitoring/export',
      hears: [ExportRequestedV1],
      uses: [
        onTable('TELEMETRY_TABLE', 'Query'),
        onTable('MONITORING_TABLE', 'BatchGetItem', 'GetItem', 'UpdateItem'),
        onObjects('EXPORTS_BUCKET', {
          bucket: 'ExportedFiles',
          prefix: 'exports/',
          actions: ['s3:PutObject'],
          evidence:
            'Files are named by the id of their export; the grant is PutObject below one prefix of one bucket.',
        }),
      ],
      whenItFails: 'Admins and analysts wait for exports that never come',
      // Decompression and signing need CPU, and Lambda gives CPU in proportion to memory.
      memoryMb: 1024,
      timeout: Duration.minutes(2),
      // After this time the export counts as failed (EXPORT_GIVEN_UP_AFTER_MINUTES), and nobody waits for its file.
      maxEventAge: Duration.minutes(EXPORT_GIVEN_UP_AFTER_MINUTES),
    }),
  ],
};
