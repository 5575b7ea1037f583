import { Duration } from 'aws-cdk-lib';
import { DepartureCancelledV1 } from '#events/departures/departure-cancelled.v1.ts';
import { DepartureChangedV1 } from '#events/departures/departure-changed.v1.ts';
import { SettingsChangedV1 } from '#events/settings/settings-changed.v1.ts';
import type { Domain } from '../patterns/domain.ts';
import { deployments } from '../patterns/events/deployments.ts';
import { scheduledFunction } from '../patterns/functions/scheduled-function.ts';
import { onTable } from '../patterns/uses.ts';
import { publishesPages } from '../site/publishes-pages.ts';

/** Publishes the public pages when settings or flights change. The table holds the published state and the lock of publishing. */
export const content: Domain = {
  name: 'content',
  tables: { Content: {} },
  jobsIn: 'platform',
  jobs: [
    scheduledFunction({
      entry: 'content/publish',
      // A flight that was announced follows the rule of the schedule, which the pages know. The next sweep publishes it, and one
      // that staff added.
      hears: [SettingsChangedV1, DepartureChangedV1, DepartureCancelledV1, deployments],
      uses: [
        onTable('CONTENT_TABLE', 'GetItem', 'PutItem', 'UpdateItem'),
        ...publishesPages({ lists: true }),
      ],
      whenItFails: 'Customers read old prices, cutoffs or contacts, although an admin has changed them',
      // Rendering needs CPU, and Lambda gives CPU in proportion to memory.
      memoryMb: 1024,
      // A sweep: it does what a missed event would have done, and publishes rate cards that come into force today and the
      // monthly renewal of security.txt.
      every: Duration.minutes(5),
      ringsWhenSilent: true,
      // The lock of a killed run ends a little later than this timeout, and then the next sweep finishes its work.
      timeout: Duration.minutes(1),
    }),
  ],
};
