import { Duration } from 'aws-cdk-lib';
import { LAKE_FOLDER, RESULTS_FOLDER } from '#domain/lake/files.ts';
import { lakeCatalogue } from '../lake/catalogue.ts';
import type { Domain } from '../patterns/domain.ts';
import { everyEvent } from '../patterns/events/event-bus.ts';
import { heardFunction } from '../patterns/functions/heard-function.ts';
import { scheduledFunction } from '../patterns/functions/scheduled-function.ts';
import { onObjects, onTable } from '../patterns/uses.ts';

/** Telemetry and events by the hour, for SQL. Every event is kept, and every five minutes the hours that changed are written. */
export const lake: Domain = {
  name: 'lake',
  buckets: {
    Lake: {
      keptAs: 'lake',
      // Results are not kept: a query can be repeated.
      folders: { [`${RESULTS_FOLDER}/`]: 'queryResult' },
      whyNoAccessLog:
        'One worker writes; analysts read through the Athena workgroup, which keeps its own history.',
    },
  },
  jobsIn: 'platform',
  jobs: [
    heardFunction({
      entry: 'lake/keep-event',
      hears: [everyEvent],
      uses: [onTable('TELEMETRY_TABLE', 'PartiQLInsert')],
      whenItFails: 'Events are missing in the lake',
    }),
    scheduledFunction({
      entry: 'lake/roll',
      uses: [
        onTable('TELEMETRY_TABLE', 'Query'),
        onTable('MONITORING_TABLE', 'Query', 'PutItem'),
        onObjects('LAKE_BUCKET', {
          bucket: 'Lake',
          prefix: `${LAKE_FOLDER}/`,
          actions: ['s3:PutObject'],
          evidence:
            'The function writes one object per table and hour, whose names grow with time; the grant is PutObject below one prefix of one bucket.',
        }),
      ],
      whenItFails: 'Queries of the lake miss the latest hours',
      // Compression needs CPU, and Lambda gives CPU in proportion to memory.
      memoryMb: 1024,
      every: Duration.minutes(5),
    }),
    lakeCatalogue,
  ],
};
