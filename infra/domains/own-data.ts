import { Duration } from 'aws-cdk-lib';
import { AccountClosedV1 } from '#events/identity/account-closed.v1.ts';
import type { Domain } from '../patterns/domain.ts';
import { scheduledFunction } from '../patterns/functions/scheduled-function.ts';
import {
  linksToSite,
  onTable,
  onUserPool,
  queriesIndex,
  readsSettings,
  sendsMail,
} from '../patterns/uses.ts';

/** What we hold of a person: they see it, and it is forgotten when they leave. It has no table: everything is in those of the others. */
export const ownData: Domain = {
  name: 'own-data',
  http: {
    uses: [
      onTable('QUOTES_TABLE', 'BatchGetItem', 'Query'),
      onTable('BOOKINGS_TABLE', 'BatchGetItem', 'Query'),
      onTable('SHIPMENTS_TABLE', 'Query'),
      onTable('PARCELS_TABLE', 'BatchGetItem', 'Query'),
      queriesIndex('PARCELS_TABLE'),
      onTable('MAILBOXES_TABLE', 'BatchGetItem', 'GetItem', 'Query'),
      // A claim is kept by its reference.
      onTable('BILLING_TABLE', 'GetItem', 'Query'),
      onTable('ENQUIRIES_TABLE', 'BatchGetItem', 'Query'),
      queriesIndex('ENQUIRIES_TABLE'),
      onTable('FILES_TABLE', 'Query'),
      onTable('DESK_TABLE', 'Query'),
      onTable('DRIVERS_TABLE', 'BatchGetItem', 'Query'),
      onTable('CUSTOMERS_TABLE', 'BatchGetItem', 'Query'),
      onTable('NOTIFICATIONS_TABLE', 'BatchGetItem', 'Query'),
      // A closing begins with its event.
      onTable('PROFILES_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query'),
      onTable('SESSIONS_TABLE', 'PutItem'),
      onUserPool(['cognito-idp:AdminDisableUser', 'cognito-idp:AdminUserGlobalSignOut']),
    ],
    // It answers with everything of somebody.
    memoryMb: 1024,
    whenItFails: 'Nobody can download their own data or close their account',
  },
  jobsIn: 'business',
  jobs: [
    // The only function that deletes items: what is forgotten is gone at once, and no reader has to know what is left of it.
    scheduledFunction({
      entry: 'own-data/forget',
      hears: [AccountClosedV1],
      uses: [
        onTable('QUOTES_TABLE', 'BatchGetItem', 'DeleteItem', 'PutItem', 'Query'),
        onTable('BOOKINGS_TABLE', 'BatchGetItem', 'DeleteItem', 'PutItem', 'Query'),
        onTable('SHIPMENTS_TABLE', 'DeleteItem', 'Query'),
        onTable('PARCELS_TABLE', 'BatchGetItem', 'DeleteItem', 'PutItem', 'Query'),
        queriesIndex('PARCELS_TABLE'),
        onTable('MAILBOXES_TABLE', 'BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query'),
        onTable('BILLING_TABLE', 'DeleteItem', 'GetItem', 'PutItem', 'Query'),
        onTable('ENQUIRIES_TABLE', 'BatchGetItem', 'DeleteItem', 'PutItem', 'Query'),
        queriesIndex('ENQUIRIES_TABLE'),
        onTable('FILES_TABLE', 'DeleteItem', 'Query'),
        onTable('DESK_TABLE', 'DeleteItem', 'Query'),
        onTable('DRIVERS_TABLE', 'BatchGetItem', 'PutItem', 'Query'),
        onTable('CUSTOMERS_TABLE', 'BatchGetItem', 'DeleteItem', 'Query'),
        // The last letter goes out once.
        onTable(
          'NOTIFICATIONS_TABLE',
          'BatchGetItem',
          'DeleteItem',
          'GetItem',
          'PutItem',
          'Query',
          'UpdateItem',
        ),
        onTable('PROFILES_TABLE', 'BatchGetItem', 'DeleteItem', 'GetItem', 'Query', 'UpdateItem'),
        onTable('SESSIONS_TABLE', 'PutItem'),
        onUserPool([
          'cognito-idp:AdminDeleteUser',
          'cognito-idp:AdminDisableUser',
          'cognito-idp:AdminEnableUser',
          'cognito-idp:AdminUserGlobalSignOut',
        ]),
        readsSettings,
        linksToSite,
        sendsMail,
      ],
      whenItFails:
        'People who closed their account cannot sign in, and are not forgotten (the next run goes on)',
      every: Duration.hours(1),
      timeout: Duration.minutes(10),
    }),
  ],
};
