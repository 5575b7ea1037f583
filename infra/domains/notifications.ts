import { announcedEvents } from '#events/catalogue.ts';
import { watchMail } from '../observability/mail-concerns.ts';
import type { Domain } from '../patterns/domain.ts';
import { queueFunction } from '../patterns/functions/queue-function.ts';
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
      hears: announcedEvents,
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
