import { Duration } from 'aws-cdk-lib';
import { taskEvents } from '../event-catalogue.ts';
import type { Domain } from '../patterns/domain.ts';
import { heardFunction } from '../patterns/functions/heard-function.ts';
import { houseFunction } from '../patterns/functions/house-function.ts';
import { scheduledFunction } from '../patterns/functions/scheduled-function.ts';
import { countsDeadLetters, onTable, onUserPool, queriesIndex } from '../patterns/uses.ts';

/** What is wrong or waits for someone, derived from what other domains have, with who has taken it. */
export const tasks: Domain = {
  name: 'tasks',
  tables: { Tasks: { outbox: true, indexed: true } },
  http: {
    uses: [
      onTable('TASKS_TABLE', 'GetItem', 'PutItem', 'Query'),
      queriesIndex('TASKS_TABLE'),
      // A task is given only to somebody who can clear it.
      onUserPool(['cognito-idp:AdminListGroupsForUser']),
    ],
    whenItFails: 'Nobody at the desk sees what waits, or can take it',
  },
  jobsIn: 'business',
  jobs: [
    heardFunction({
      entry: 'tasks/follow',
      hears: taskEvents,
      uses: [
        onTable('TASKS_TABLE', 'PutItem', 'Query'),
        onTable('SHIPMENTS_TABLE', 'GetItem'),
        onTable('QUOTES_TABLE', 'GetItem'),
        onTable('ENQUIRIES_TABLE', 'GetItem'),
        onTable('DEPARTURES_TABLE', 'GetItem'),
        onTable('PROFILES_TABLE', 'GetItem'),
        onTable('BILLING_TABLE', 'GetItem'),
        onTable('BOOKINGS_TABLE', 'GetItem'),
        onTable('PARCELS_TABLE', 'GetItem'),
        onTable('BLOG_TABLE', 'GetItem'),
        onTable('VEHICLES_TABLE', 'GetItem'),
        onTable('DRIVERS_TABLE', 'GetItem'),
        // The runs of a day whose van or driver cannot go.
        onTable('RUNS_TABLE', 'BatchGetItem', 'Query'),
      ],
      whenItFails:
        'The list of the tasks shows what is settled, or does not show what waits (when the cause is repaired, invoking tasks/rebuild makes it right)',
    }),
    scheduledFunction({
      entry: 'tasks/watch-failures',
      uses: [
        onTable('TASKS_TABLE', 'GetItem', 'PutItem', 'Query'),
        onTable('NOTIFICATIONS_TABLE', 'Query'),
        countsDeadLetters,
      ],
      whenItFails:
        'Tasks do not show that messages failed or e-mail came back; the alarms of the queues go on',
      // The alarms of the queues ring at once. The list may be a little behind them.
      every: Duration.minutes(15),
      timeout: Duration.minutes(1),
    }),
    // Nothing happens when a record is about to end, or when the time of a visit the last day of an offer or of a paper is over, so a look finds it.
    scheduledFunction({
      entry: 'tasks/watch-dates',
      uses: [
        onTable('TASKS_TABLE', 'PutItem', 'Query'),
        onTable('PROFILES_TABLE', 'GetItem', 'Query'),
        onTable('BILLING_TABLE', 'GetItem'),
        queriesIndex('BILLING_TABLE'),
        onTable('BOOKINGS_TABLE', 'GetItem'),
        queriesIndex('BOOKINGS_TABLE'),
        onTable('VEHICLES_TABLE', 'GetItem', 'Query'),
        onTable('DRIVERS_TABLE', 'GetItem', 'Query'),
        onTable('RUNS_TABLE', 'BatchGetItem', 'Query'),
      ],
      whenItFails:
        'Nobody is asked to renew a known-shipper record before it ends, which it does all the same, to renew a paper of a vehicle or a driver that has expired, to say how a pickup ended, or to call who did not answer an offer for a claim',
      every: Duration.hours(1),
      timeout: Duration.minutes(5),
    }),
    // Invoked by hand, again and again until it says that it is done.
    (scope, house) => {
      houseFunction(scope, house, {
        entry: 'tasks/rebuild',
        uses: [
          onTable('TASKS_TABLE', 'GetItem', 'PutItem', 'Query'),
          queriesIndex('TASKS_TABLE'),
          onTable('SHIPMENTS_TABLE', 'GetItem'),
          queriesIndex('SHIPMENTS_TABLE'),
          onTable('QUOTES_TABLE', 'GetItem'),
          queriesIndex('QUOTES_TABLE'),
          onTable('ENQUIRIES_TABLE', 'GetItem'),
          queriesIndex('ENQUIRIES_TABLE'),
          onTable('DEPARTURES_TABLE', 'GetItem', 'Query'),
          onTable('PROFILES_TABLE', 'GetItem', 'Query'),
          onTable('BILLING_TABLE', 'GetItem'),
          queriesIndex('BILLING_TABLE'),
          onTable('BOOKINGS_TABLE', 'GetItem'),
          queriesIndex('BOOKINGS_TABLE'),
          onTable('PARCELS_TABLE', 'GetItem'),
          queriesIndex('PARCELS_TABLE'),
          onTable('BLOG_TABLE', 'GetItem'),
          queriesIndex('BLOG_TABLE'),
          onTable('VEHICLES_TABLE', 'GetItem', 'Query'),
          onTable('DRIVERS_TABLE', 'GetItem', 'Query'),
          onTable('RUNS_TABLE', 'BatchGetItem', 'Query'),
        ],
        whenItFails: 'The list of the tasks cannot be built again; it stays as it is',
        timeout: Duration.minutes(5),
      });
    },
  ],
};
