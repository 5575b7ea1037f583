import { Duration } from 'aws-cdk-lib';
import { ProfileChangedV2 } from '#events/identity/profile-changed.v2.ts';
import { MailboxAssignedV2 } from '#events/mailboxes/mailbox-assigned.v2.ts';
import type { Domain } from '../patterns/domain.ts';
import { heardFunction } from '../patterns/functions/heard-function.ts';
import { houseFunction } from '../patterns/functions/house-function.ts';
import { nightlyFunction } from '../patterns/functions/nightly-function.ts';
import { onTable, onUserPool, queriesIndex, readsSettings } from '../patterns/uses.ts';

/** A mailbox is assigned in the same transaction that creates the profile. */
const createsProfile = onTable('PROFILES_TABLE', 'UpdateItem');

/** Numbers and their owners. A mailbox is assigned at the sign-up, or else in the night after it. It shows name and phone number of the profile. */
export const mailboxes: Domain = {
  name: 'mailboxes',
  tables: { Mailboxes: { outbox: true, indexed: true } },
  readers: {
    MailboxAssigned: {
      event: MailboxAssignedV2,
      reader: ({ mailboxAssignedReader }) => mailboxAssignedReader,
      whenUnread: 'The system that reads the mailbox-assigned queue does not know of new customers',
    },
  },
  http: {
    uses: [
      createsProfile,
      onTable('MAILBOXES_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
      queriesIndex('MAILBOXES_TABLE'),
      onTable('BILLING_TABLE', 'Query'),
      // Which parcels of a mailbox are still here: it cannot be closed before they have left.
      onTable('PARCELS_TABLE', 'BatchGetItem', 'Query'),
      readsSettings,
      onUserPool(['cognito-idp:AdminGetUser']),
    ],
    whenItFails: 'Customers do not see their U.S. address, staff cannot look up mailboxes',
  },
  jobsIn: 'business',
  jobs: [
    // Assigns missing mailboxes to confirmed people. Somebody who opens their address earlier gets one at that moment.
    nightlyFunction({
      entry: 'mailboxes/repair',
      uses: [
        // Whoever was invited to work here has no mailbox; the roles that they could not be given at the confirmation, they get now.
        onTable('PROFILES_TABLE', 'GetItem', 'PutItem', 'UpdateItem'),
        onTable('MAILBOXES_TABLE', 'BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem'),
        onUserPool([
          'cognito-idp:AdminAddUserToGroup',
          'cognito-idp:AdminListGroupsForUser',
          'cognito-idp:ListUsers',
        ]),
      ],
      whenItFails: 'Customers whose mailbox could not be assigned at the sign-up stay without one',
    }),
    // Closes those that waited for a balance or a parcel, when nothing is owed any more and nothing is here.
    nightlyFunction({
      entry: 'mailboxes/close',
      uses: [
        onTable('MAILBOXES_TABLE', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        onTable('BILLING_TABLE', 'Query'),
        onTable('PARCELS_TABLE', 'BatchGetItem', 'Query'),
      ],
      whenItFails:
        'Mailboxes that are being closed stay so, although nothing is owed any more and no parcel is here',
    }),
    heardFunction({
      entry: 'mailboxes/follow-profile',
      hears: [ProfileChangedV2],
      uses: [onTable('PROFILES_TABLE', 'GetItem'), onTable('MAILBOXES_TABLE', 'GetItem', 'PutItem')],
      whenItFails: "The customer's address card and the search of the staff have an old name or phone number",
    }),
    // Invoked by hand, again and again until it says that it is done.
    (scope, house) => {
      houseFunction(scope, house, {
        entry: 'mailboxes/matching/rebuild',
        uses: [
          onTable('MAILBOXES_TABLE', 'ConditionCheckItem', 'GetItem', 'PutItem'),
          queriesIndex('MAILBOXES_TABLE'),
        ],
        whenItFails: 'Mailboxes of an older release are not found by what their labels say',
        timeout: Duration.minutes(5),
      });
    },
  ],
};
