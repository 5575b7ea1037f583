import { Duration } from 'aws-cdk-lib';
import { MailboxChangedV1 } from '#events/mailboxes/mailbox-changed.v1.ts';
import type { Domain } from '../patterns/domain.ts';
import { heardFunction } from '../patterns/functions/heard-function.ts';
import { houseFunction } from '../patterns/functions/house-function.ts';
import { scheduledFunction } from '../patterns/functions/scheduled-function.ts';
import { onTable, queriesIndex, readsSettings } from '../patterns/uses.ts';

/** What carriers bring for mailboxes: announced, received, on a shelf, searched for, sent back. */
export const parcels: Domain = {
  name: 'parcels',
  tables: { Parcels: { outbox: true, indexed: true } },
  http: {
    uses: [
      onTable('PARCELS_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query'),
      queriesIndex('PARCELS_TABLE'),
      // Whose mailbox a number is, and whose a label could be.
      onTable('MAILBOXES_TABLE', 'BatchGetItem', 'GetItem', 'Query'),
      // Free days and prices; what we take.
      onTable('SETTINGS_TABLE', 'GetItem', 'Query'),
      // What a colleague is called.
      onTable('PROFILES_TABLE', 'GetItem'),
      // Whose invoice or receipt is sent along.
      onTable('FILES_TABLE', 'GetItem'),
    ],
    whenItFails: 'No parcel can be received or found, and customers do not see what is here for them',
  },
  jobsIn: 'business',
  jobs: [
    scheduledFunction({
      entry: 'parcels/due/due',
      uses: [onTable('PARCELS_TABLE', 'GetItem', 'PutItem'), queriesIndex('PARCELS_TABLE')],
      whenItFails: 'Customers are not told that their parcels are here',
      every: Duration.minutes(2),
    }),
    heardFunction({
      entry: 'parcels/mailbox/follow',
      hears: [MailboxChangedV1],
      uses: [
        onTable('PARCELS_TABLE', 'ConditionCheckItem', 'GetItem', 'PutItem'),
        queriesIndex('PARCELS_TABLE'),
        onTable('MAILBOXES_TABLE', 'GetItem'),
        readsSettings,
      ],
      whenItFails:
        'Parcels stay with the old account of a mailbox, or are listed as held for a form that is there',
    }),
    // Invoked by hand, again and again until it says that it is done.
    (scope, house) => {
      houseFunction(scope, house, {
        entry: 'parcels/rebuild',
        uses: [
          onTable('PARCELS_TABLE', 'BatchGetItem', 'ConditionCheckItem', 'GetItem', 'PutItem'),
          queriesIndex('PARCELS_TABLE'),
          onTable('MAILBOXES_TABLE', 'GetItem'),
          readsSettings,
        ],
        whenItFails: 'Lists and search of the parcels cannot be built again; they stay as they are',
        timeout: Duration.minutes(5),
      });
    },
  ],
};
