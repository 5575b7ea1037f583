import { Duration } from 'aws-cdk-lib';
import { RightsChangedV1 } from '#events/identity/rights-changed.v1.ts';
import type { Domain } from '../patterns/domain.ts';
import { scheduledFunction } from '../patterns/functions/scheduled-function.ts';
import { onTable, onUserPool } from '../patterns/uses.ts';

/** Only somebody whose account has the role drives for us. */
const readsRoles = onUserPool(['cognito-idp:AdminListGroupsForUser']);

/** Those who drive: their papers, shifts and absences. */
export const drivers: Domain = {
  name: 'drivers',
  tables: { Drivers: { outbox: true } },
  http: {
    uses: [
      onTable('DRIVERS_TABLE', 'GetItem', 'PutItem', 'Query'),
      // The scan of a license.
      onTable('FILES_TABLE', 'GetItem'),
      readsRoles,
    ],
    whenItFails: 'Dispatch does not see who can drive, and drivers do not see their shifts',
  },
  jobsIn: 'business',
  jobs: [
    scheduledFunction({
      entry: 'drivers/watch',
      hears: [RightsChangedV1],
      uses: [onTable('DRIVERS_TABLE', 'GetItem', 'PutItem', 'Query'), readsRoles],
      whenItFails:
        'Nobody is told that a paper of a driver is about to expire, and somebody who lost the role of a driver stays in the list of drivers',
      every: Duration.hours(1),
      timeout: Duration.minutes(5),
    }),
  ],
};
