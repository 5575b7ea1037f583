import { ProfileChangedV1 } from '#events/identity/profile-changed.v1.ts';
import { MailboxAssignedV1 } from '#events/mailboxes/mailbox-assigned.v1.ts';
import type { Domain } from '../patterns/domain.ts';
import { readerQueue } from '../patterns/events/reader-queue.ts';
import { heardFunction } from '../patterns/functions/heard-function.ts';
import { nightlyFunction } from '../patterns/functions/nightly-function.ts';
import { onTable, onUserPool, queriesIndex, readsSettings } from '../patterns/uses.ts';

/** Assigning a mailbox begins the profile, too. */
const beginsProfile = onTable('PROFILES_TABLE', ['dynamodb:UpdateItem']);

/** Numbers and their owners. A mailbox comes with the sign-up, at the latest at night, and goes by the name in the profile. */
export const mailboxes: Domain = {
  name: 'mailboxes',
  tables: { Mailboxes: { outbox: true, indexed: true } },
  http: {
    uses: [
      beginsProfile,
      onTable('MAILBOXES_TABLE', [
        'dynamodb:BatchGetItem',
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:Query',
        'dynamodb:UpdateItem',
      ]),
      queriesIndex('MAILBOXES_TABLE'),
      readsSettings,
      onUserPool(['cognito-idp:AdminGetUser']),
    ],
    whenItFails: 'Customers do not see their U.S. address, staff cannot look up mailboxes',
  },
  jobs: [
    // Assigns missing mailboxes to confirmed people. Somebody who opens their address earlier gets one at that moment.
    nightlyFunction({
      entry: 'mailboxes/repair',
      uses: [
        beginsProfile,
        onTable('MAILBOXES_TABLE', [
          'dynamodb:BatchGetItem',
          'dynamodb:GetItem',
          'dynamodb:PutItem',
          'dynamodb:UpdateItem',
        ]),
        onUserPool(['cognito-idp:ListUsers']),
      ],
      whenItFails: 'Customers whose sign-up met a failing database stay without a mailbox',
    }),
    heardFunction({
      entry: 'mailboxes/follow-profile',
      hears: [ProfileChangedV1],
      uses: [onTable('MAILBOXES_TABLE', ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'])],
      whenItFails: "A changed name reaches neither the customer's address card nor the desk's search",
    }),
    readerQueue({
      area: 'mailboxes',
      event: MailboxAssignedV1,
      reader: ({ mailboxAssignedReader }) => mailboxAssignedReader,
      whenUnread: 'The system that reads the mailbox-assigned queue does not know of new customers',
    }),
  ],
};
