import { Duration } from 'aws-cdk-lib';
import type { Domain } from '../patterns/domain.ts';
import { houseFunction } from '../patterns/functions/house-function.ts';
import { scheduledFunction } from '../patterns/functions/scheduled-function.ts';
import { onTable, queriesIndex } from '../patterns/uses.ts';

/** Widgets, which staff add and move from one status to the next. */
export const widgets: Domain = {
  name: 'widgets',
  tables: { Widgets: { outbox: true, indexed: true } },
  http: {
    uses: [
      onTable('WIDGETS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
      queriesIndex('WIDGETS_TABLE'),
    ],
    whenItFails: 'Staff cannot see the widgets, add one or change one',
  },
  jobsIn: 'business',
  jobs: [
    scheduledFunction({
      entry: 'widgets/finish-all',
      uses: [
        onTable('WIDGETS_TABLE', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        queriesIndex('WIDGETS_TABLE'),
      ],
      whenItFails: 'Widgets that somebody marked as done all together stay open',
      every: Duration.minutes(5),
    }),
    // Invoked by hand, again and again until it says that it is done.
    (scope, house) => {
      houseFunction(scope, house, {
        entry: 'widgets/rebuild',
        uses: [
          onTable('WIDGETS_TABLE', 'ConditionCheckItem', 'GetItem', 'PutItem'),
          queriesIndex('WIDGETS_TABLE'),
        ],
        whenItFails: 'The search for widgets cannot be built again; it stays as it is',
        timeout: Duration.minutes(5),
      });
    },
  ],
};
