import { Duration } from 'aws-cdk-lib';
import type { Domain } from '../patterns/domain.ts';
import { queueFunction } from '../patterns/functions/queue-function.ts';
import { onTable, sendTo, verifiesTokens } from '../patterns/uses.ts';

/** What browsers report goes through a queue into the table, whose stream the monitoring reads. */
export const telemetry: Domain = {
  name: 'telemetry',
  tables: { Telemetry: { followed: true } },
  queues: {
    Telemetry: {
      whenItFails: 'Errors and measurements of customers wait and are not seen in the monitoring',
      visibility: Duration.minutes(3),
    },
  },
  http: {
    uses: [sendTo('TELEMETRY_QUEUE_URL'), verifiesTokens],
    whenItFails:
      'Nobody hears of the errors that customers see: browsers keep them until the function answers again',
    beacons: true,
  },
  jobsIn: 'platform',
  jobs: [
    queueFunction({
      entry: 'telemetry/store',
      // It only inserts. It reads single items to find the hour of a batch whose browser has a wrong clock.
      uses: [onTable('TELEMETRY_TABLE', 'PartiQLInsert', 'GetItem')],
      whenItFails: 'Analysts and admins do not see new errors, measurements and business events of customers',
      queue: 'Telemetry',
      // It gathers messages for a second: ten calls then store 250 batches. Three concurrent runs handle thousands of events
      // a second. More waits in the queue, so that a flood takes no concurrency from customers.
      batch: { size: 250, window: Duration.seconds(1) },
      maxConcurrency: 3,
    }),
  ],
};
