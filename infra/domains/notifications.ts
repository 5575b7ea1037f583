import { EnquiryAnsweredV1 } from '#events/enquiries/enquiry-answered.v1.ts';
import { EnquiryReceivedV1 } from '#events/enquiries/enquiry-received.v1.ts';
import { MailboxAssignedV1 } from '#events/mailboxes/mailbox-assigned.v1.ts';
import { ErrorGroupRaisedV1 } from '#events/monitoring/error-group-raised.v1.ts';
import { watchMail } from '../observability/mail-concerns.ts';
import type { Domain } from '../patterns/domain.ts';
import { queueFunction } from '../patterns/queue-function.ts';
import { linksToSite, onTable, readsSettings, sendsMail } from '../patterns/uses.ts';

/** Who is told: staff and admins by feed and mail, customers by mail. */
export const notifications: Domain = {
  name: 'notifications',
  tables: { Notifications: {} },
  http: {
    uses: [onTable('NOTIFICATIONS_TABLE', ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:UpdateItem'])],
    whenItFails: "Staff do not see the desk's feed",
  },
  jobs: [
    queueFunction({
      entry: 'notifications/notify',
      hears: [MailboxAssignedV1, ErrorGroupRaisedV1, EnquiryReceivedV1, EnquiryAnsweredV1],
      uses: [
        onTable('NOTIFICATIONS_TABLE', [
          'dynamodb:GetItem',
          'dynamodb:PutItem',
          'dynamodb:Query',
          'dynamodb:UpdateItem',
        ]),
        readsSettings,
        sendsMail,
        linksToSite,
      ],
      whenItFails:
        'Staff are not told of new mailboxes and enquiries, senders of enquiries get no answer, admins hear of no errors',
      atOnce: 5, // SES begins with fourteen mails a second
    }),
    watchMail('notifications'),
  ],
};
