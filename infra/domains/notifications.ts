import { Duration } from 'aws-cdk-lib';
import { sendingWorkers } from '#domain/notifications/sending-rate.ts';
import { announcedEvents } from '../event-catalogue.ts';
import { watchMail } from '../observability/mail-concerns.ts';
import type { Domain } from '../patterns/domain.ts';
import type { OtherEvents } from '../patterns/events/heard-events.ts';
import { heardFunction } from '../patterns/functions/heard-function.ts';
import { queueFunction } from '../patterns/functions/queue-function.ts';
import { scheduledFunction } from '../patterns/functions/scheduled-function.ts';
import { topicFunction } from '../patterns/functions/topic-function.ts';
import { tellsReturnedMail } from '../patterns/returned-mail.ts';
import {
  asksMeta,
  knowsWhatsApp,
  linksToSite,
  onObjects,
  onTable,
  queriesIndex,
  readsSettings,
  readsWhatsApp,
  sendsMail,
  sendsPhotos,
  sendsWhatsApp,
  setting,
  type Use,
} from '../patterns/uses.ts';

/** Tells a function how many mails a second the account may send. */
const mailRate = setting('MAILS_A_SECOND', ({ mailsASecond }) => String(mailsASecond));

/** Tells a function that nothing waits for the morning, in a stage whose phones wake nobody. */
const knowsNight: Use = ({ stage: { messagesAtNight } }) => ({
  environment: messagesAtNight ? { MESSAGES_AT_NIGHT: 'true' } : {},
  statements: () => [],
});

/** What became of a WhatsApp message. */
const whatsAppReceipts: OtherEvents = {
  id: 'WhatsAppReceipts',
  description: 'A WhatsApp message was delivered, read or lost: note it, and say by mail what was lost',
  fromAws: true,
  pattern: () => ({
    source: ['aws.social-messaging'],
    detailType: ['Delivered', 'Read', 'Failed', 'Undeliverable'].map((what) => `WhatsApp Message ${what}`),
  }),
};

/** What became of a letter that did not arrive. */
const mailReturned: OtherEvents = {
  id: 'MailReturned',
  description: 'A letter came back, or its reader called it spam: send no more to that address',
  fromAws: true,
  pattern: () => ({ source: ['aws.ses'], detailType: ['Email Bounced', 'Email Complaint Received'] }),
};

/** The photos in letters. */
const letterPhotos = [
  onTable('FILES_TABLE', 'Query'),
  onObjects('RELEASED_FILES_BUCKET', {
    bucket: 'ReleasedFiles',
    prefix: 'files/small/',
    actions: ['s3:GetObject'],
    evidence:
      'The function reads small copies of photos of parcels and of the scale; they are named by the id of their file, and the grant is s3:GetObject below their one prefix of one bucket.',
  }),
];

const untold =
  'Staff do not hear of new mailboxes and enquiries, customers of their shipments, admins of errors; who sends an enquiry gets no answer';

/** Delivers announcements: to staff and admins by feed and mail, to customers by feed and mail; what is told soon also goes by WhatsApp. */
export const notifications: Domain = {
  name: 'notifications',
  tables: { Notifications: { indexed: true } },
  queues: {
    NotificationsNotify: {
      hears: announcedEvents,
      whenItFails: untold,
      visibility: Duration.minutes(3),
    },
  },
  http: {
    uses: [
      onTable('NOTIFICATIONS_TABLE', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
      // The number that a person agrees for.
      onTable('PROFILES_TABLE', 'GetItem'),
      readsSettings,
      knowsWhatsApp,
      asksMeta,
    ],
    whenItFails: 'Staff and customers do not see their feed, and cannot choose what we tell them',
  },
  jobsIn: 'platform',
  jobs: [
    queueFunction({
      entry: 'notifications/notify',
      queue: 'NotificationsNotify',
      uses: [
        onTable('NOTIFICATIONS_TABLE', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        // Where a customer's letter goes, for their events carry no address, and who was invited to work here.
        onTable('PROFILES_TABLE', 'GetItem', 'Query'),
        // What an enquiry and its answer say.
        onTable('ENQUIRIES_TABLE', 'Query'),
        // Whose goods a line and money are for, and until when those make their flight.
        onTable('SHIPMENTS_TABLE', 'GetItem'),
        onTable('DEPARTURES_TABLE', 'GetItem'),
        // When we come, as a booking says it in the account.
        onTable('BOOKINGS_TABLE', 'GetItem'),
        // What was claimed, offered and answered.
        onTable('BILLING_TABLE', 'GetItem'),
        // What is said of a parcel, a pre-alert and a search.
        onTable('PARCELS_TABLE', 'GetItem'),
        // When a van comes to whom.
        onTable('RUNS_TABLE', 'GetItem'),
        // What a vehicle is called whose paper expires.
        onTable('VEHICLES_TABLE', 'GetItem'),
        // Who may receive at a mailbox, and where it stands.
        onTable('MAILBOXES_TABLE', 'GetItem'),
        readsSettings,
        sendsMail,
        // What staff write to somebody.
        sendsWhatsApp,
        mailRate,
        linksToSite,
      ],
      whenItFails: untold,
      // Each worker keeps a gap between its mails that is made for so many workers.
      maxConcurrency: sendingWorkers,
    }),
    scheduledFunction({
      entry: 'notifications/soon/tell',
      uses: [
        onTable('NOTIFICATIONS_TABLE', 'GetItem', 'PutItem', 'UpdateItem'),
        queriesIndex('NOTIFICATIONS_TABLE'),
        // Where a letter and a message go, and when it is night there.
        onTable('PROFILES_TABLE', 'GetItem'),
        // How a shipment is when its letter is sent, and when its flight leaves.
        // What happened to goods that are ready, which says how long they may wait.
        onTable('SHIPMENTS_TABLE', 'GetItem', 'Query'),
        onTable('DEPARTURES_TABLE', 'GetItem'),
        // When and where we come, as a booking says when its letter is sent.
        onTable('BOOKINGS_TABLE', 'GetItem'),
        // When a van comes, as its run is when that is told.
        onTable('RUNS_TABLE', 'GetItem'),
        // What is left to pay of a pickup on its own.
        onTable('BILLING_TABLE', 'GetItem'),
        // How parcels are, what was announced and what is missed.
        onTable('PARCELS_TABLE', 'BatchGetItem', 'GetItem'),
        // What storage costs is on the rate card.
        onTable('SETTINGS_TABLE', 'GetItem', 'Query'),
        ...letterPhotos,
        sendsPhotos,
        mailRate,
        sendsWhatsApp,
        knowsNight,
        asksMeta,
        linksToSite,
      ],
      whenItFails: 'Customers do not hear of what happened to their shipments, bookings and parcels',
      ringsWhenSilent: true,
      every: Duration.minutes(3),
      // It keeps the gap of one of several workers, so that many letters take it long: nearly until its next run.
      timeout: Duration.seconds(170),
    }),
    heardFunction({
      entry: 'notifications/channels/whatsapp/receipts',
      hears: [whatsAppReceipts],
      uses: [
        onTable('NOTIFICATIONS_TABLE', 'GetItem', 'PutItem', 'UpdateItem'),
        onTable('PROFILES_TABLE', 'GetItem'),
        readsSettings,
        sendsMail,
        linksToSite,
      ],
      whenItFails: 'Customers whose WhatsApp message is lost are not told by mail instead',
    }),
    topicFunction({
      entry: 'notifications/channels/whatsapp/replies/hear',
      publisher: 'social-messaging.amazonaws.com',
      uses: [
        onTable('NOTIFICATIONS_TABLE', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        // What somebody wrote stands where the desk reads it, under whoever has the number.
        onTable('ENQUIRIES_TABLE', 'GetItem', 'PutItem', 'Query', 'UpdateItem'),
        onTable('CUSTOMERS_TABLE', 'BatchGetItem', 'Query'),
        // What came with it arrives in quarantine, as any file.
        onTable('FILES_TABLE', 'GetItem', 'PutItem', 'UpdateItem'),
        onObjects('QUARANTINE_BUCKET', {
          bucket: 'Quarantine',
          prefix: 'incoming/enquiry/',
          actions: ['s3:PutObject'],
          evidence:
            'The function signs links for one file, to which AWS writes what somebody sent on WhatsApp; files are named by their conversation and id, and the grant is s3:PutObject below one prefix of one bucket.',
        }),
        readsSettings,
        readsWhatsApp,
        linksToSite,
      ],
      whenItFails:
        'Somebody who answered STOP still gets WhatsApp messages, and nobody sees what people write there',
    }),
    heardFunction({
      entry: 'notifications/channels/mail/returned',
      hears: [mailReturned],
      uses: [onTable('NOTIFICATIONS_TABLE', 'PutItem', 'UpdateItem')],
      whenItFails: 'Mail still goes to addresses that do not exist; AWS may stop all mail',
    }),
    tellsReturnedMail,
    watchMail('notifications'),
  ],
};
