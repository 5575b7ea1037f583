import { Duration } from 'aws-cdk-lib';
import { SettingsChangedV1 } from '#events/settings/settings-changed.v1.ts';
import type { Domain } from '../patterns/domain.ts';
import { deployments } from '../patterns/events/deployments.ts';
import { scheduledFunction } from '../patterns/functions/scheduled-function.ts';
import { onTable } from '../patterns/uses.ts';

/** Flights with their capacity and places, and the stock of house air waybill numbers. */
export const departures: Domain = {
  name: 'departures',
  tables: { Departures: { outbox: true } },
  http: {
    uses: [
      onTable('DEPARTURES_TABLE', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
      // The rule of a lane proposes a flight that staff add, and its holidays refuse one.
      onTable('SETTINGS_TABLE', 'BatchGetItem'),
    ],
    whenItFails: 'Customers cannot choose a flight, staff do not see the departures',
  },
  jobsIn: 'business',
  jobs: [
    // Plans eight weeks ahead. New flights come once a week; the runs in between do what a missed event would have done.
    scheduledFunction({
      entry: 'departures/plan',
      hears: [SettingsChangedV1, deployments],
      uses: [
        onTable('SETTINGS_TABLE', 'BatchGetItem'),
        onTable('DEPARTURES_TABLE', 'PutItem', 'Query', 'UpdateItem'),
      ],
      whenItFails:
        'New flights are missing, and a changed schedule or holiday does not reach the planned ones',
      every: Duration.hours(6),
      timeout: Duration.minutes(2),
      ringsWhenSilent: true,
    }),
  ],
};
