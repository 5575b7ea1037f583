import { announcedEvents } from '../event-catalogue.ts';
import { watchMail } from '../observability/mail-concerns.ts';
import type { Domain } from '../patterns/domain.ts';
import { queueFunction } from '../patterns/functions/queue-function.ts';
import { linksToSite, onTable, readsSettings, sendsMail } from '../patterns/uses.ts';

/** Delivers announcements: to staff and admins by feed and mail, to customers by feed and mail. */
export const notifications: Domain = {
  name: 'notifications',
  tables: { Notifications: {} },
  http: {
    uses: [onTable('NOTIFICATIONS_TABLE', 'GetItem', 'Query', 'UpdateItem')],
    whenItFails: 'Staff and customers do not see their feed',
  },
  jobs: [
    queueFunction({
      entry: 'notifications/notify',
      hears: announcedEvents,
      uses: [
        onTable('NOTIFICATIONS_TABLE', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        // Where a customer's letter goes, for their events carry no address.
        onTable('PROFILES_TABLE', 'GetItem'),
        readsSettings,
        sendsMail,
        linksToSite,
      ],
      whenItFails:
        'Staff do not hear of new mailboxes and enquiries, customers do not hear of their shipments, senders of enquiries get no answer, admins do not hear of errors',
      maxConcurrency: 5, // a new SES account may send fourteen mails a second
    }),
    watchMail('notifications'),
  ],
};
