import { Duration } from 'aws-cdk-lib';
import type { Domain } from '../patterns/domain.ts';
import { scheduledFunction } from '../patterns/functions/scheduled-function.ts';
import { onTable } from '../patterns/uses.ts';

/** Vans and trucks with their papers, their care, and what drivers report of them. */
export const vehicles: Domain = {
  name: 'vehicles',
  tables: { Vehicles: { outbox: true } },
  http: {
    uses: [
      onTable('VEHICLES_TABLE', 'GetItem', 'PutItem', 'Query'),
      // Scans of papers, bills, photos of faults and receipts.
      onTable('FILES_TABLE', 'GetItem'),
      // What each is used for today and later.
      onTable('RUNS_TABLE', 'BatchGetItem', 'Query'),
    ],
    whenItFails: 'Dispatch does not see the vehicles, and drivers cannot report an inspection or a fault',
  },
  jobsIn: 'business',
  jobs: [
    // What expires does so by the clock, whether this runs or not.
    scheduledFunction({
      entry: 'vehicles/warn',
      uses: [onTable('VEHICLES_TABLE', 'GetItem', 'PutItem', 'Query')],
      whenItFails: 'Nobody is told that a paper of a vehicle is about to expire, which it does all the same',
      every: Duration.hours(1),
      timeout: Duration.minutes(5),
    }),
  ],
};
