import { Duration } from 'aws-cdk-lib';
import type { Domain } from '../patterns/domain.ts';
import { houseFunction } from '../patterns/functions/house-function.ts';
import { scheduledFunction } from '../patterns/functions/scheduled-function.ts';
import { onTable, queriesIndex } from '../patterns/uses.ts';

/** Parcels, which staff add and move from one status to the next. */
export const parcels: Domain = {
  name: 'parcels',
  tables: { Parcels: { outbox: true, indexed: true } },
  http: {
    uses: [
      onTable('PARCELS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
      queriesIndex('PARCELS_TABLE'),
    ],
    whenItFails: 'Staff cannot see the parcels, add one or change one',
  },
  jobsIn: 'business',
  jobs: [
    scheduledFunction({
      entry: 'parcels/finish-all',
      uses: [
        onTable('PARCELS_TABLE', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        queriesIndex('PARCELS_TABLE'),
      ],
      whenItFails: 'Parcels that somebody marked as done all together stay open',
      every: Duration.minutes(5),
    }),
    // Invoked by hand, again and again until it says that it is done.
    (scope, house) => {
      houseFunction(scope, house, {
        entry: 'parcels/rebuild',
        uses: [
          onTable('PARCELS_TABLE', 'ConditionCheckItem', 'GetItem', 'PutItem'),
          queriesIndex('PARCELS_TABLE'),
        ],
        whenItFails: 'The search for parcels cannot be built again; it stays as it is',
        timeout: Duration.minutes(5),
      });
    },
  ],
};
