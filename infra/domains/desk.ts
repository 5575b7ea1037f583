import { Duration } from 'aws-cdk-lib';
import { BulkContinuedV1 } from '#events/desk/bulk-continued.v1.ts';
import { BulkStartedV1 } from '#events/desk/bulk-started.v1.ts';
import type { Domain } from '../patterns/domain.ts';
import { heardFunction } from '../patterns/functions/heard-function.ts';
import { onTable, onUserPool, readsSettings } from '../patterns/uses.ts';

/** What works the same in every list of the desk: bulk changes, who else is here, what was taken out as a file. */
export const desk: Domain = {
  name: 'desk',
  tables: { Desk: { outbox: true } },
  http: {
    uses: [
      onTable('DESK_TABLE', 'GetItem', 'PutItem', 'Query'),
      // A preview looks at the rows by the rules that change them, and writes nothing.
      onTable('SHIPMENTS_TABLE', 'GetItem'),
      onTable('DEPARTURES_TABLE', 'GetItem', 'Query'),
      onTable('ENQUIRIES_TABLE', 'Query'),
      onTable('QUOTES_TABLE', 'Query'),
      // What people are told has the name and the city of our dock.
      readsSettings,
    ],
    whenItFails: 'Nobody at the desk can change many rows at once, or sees who else works on the same thing',
  },
  jobsIn: 'business',
  jobs: [
    heardFunction({
      entry: 'desk/work',
      hears: [BulkStartedV1, BulkContinuedV1],
      uses: [
        onTable('DESK_TABLE', 'GetItem', 'PutItem', 'Query'),
        // It does what the functions of these domains do for a single row.
        onTable('SHIPMENTS_TABLE', 'GetItem', 'PutItem'),
        onTable('DEPARTURES_TABLE', 'ConditionCheckItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        onTable('ENQUIRIES_TABLE', 'PutItem', 'Query'),
        onTable('QUOTES_TABLE', 'PutItem', 'Query'),
        onUserPool(['cognito-idp:AdminListGroupsForUser']),
      ],
      whenItFails: 'Bulk changes stop half-way, until somebody goes on with them',
      timeout: Duration.minutes(1),
    }),
  ],
};
