import { Duration } from 'aws-cdk-lib';
import type { Domain } from '../patterns/domain.ts';
import { houseFunction } from '../patterns/functions/house-function.ts';
import { scheduledFunction } from '../patterns/functions/scheduled-function.ts';
import { onTable, queriesIndex } from '../patterns/uses.ts';

/** Bookings, which staff add and move from one status to the next. */
export const bookings: Domain = {
  name: 'bookings',
  tables: { Bookings: { outbox: true, indexed: true } },
  http: {
    uses: [
      onTable('BOOKINGS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
      queriesIndex('BOOKINGS_TABLE'),
    ],
    whenItFails: 'Staff cannot see the bookings, add one or change one',
  },
  jobsIn: 'business',
  jobs: [
    scheduledFunction({
      entry: 'bookings/finish-all',
      uses: [
        onTable('BOOKINGS_TABLE', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        queriesIndex('BOOKINGS_TABLE'),
      ],
      whenItFails: 'Bookings that somebody marked as done all together stay open',
      every: Duration.minutes(5),
    }),
    // Invoked by hand, again and again until it says that it is done.
    (scope, house) => {
      houseFunction(scope, house, {
        entry: 'bookings/rebuild',
        uses: [
          onTable('BOOKINGS_TABLE', 'ConditionCheckItem', 'GetItem', 'PutItem'),
          queriesIndex('BOOKINGS_TABLE'),
        ],
        whenItFails: 'The search for bookings cannot be built again; it stays as it is',
        timeout: Duration.minutes(5),
      });
    },
  ],
};
