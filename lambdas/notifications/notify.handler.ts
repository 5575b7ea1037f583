import { SESv2Client } from '@aws-sdk/client-sesv2';
import { EnquiryAnsweredV1 } from '#events/enquiries/enquiry-answered.v1.ts';
import { EnquiryReceivedV1 } from '#events/enquiries/enquiry-received.v1.ts';
import { AnyEvent } from '#events/envelope.ts';
import { MailboxAssignedV1 } from '#events/mailboxes/mailbox-assigned.v1.ts';
import { ErrorGroupRaisedV1 } from '#events/monitoring/error-group-raised.v1.ts';
import { clock } from '../runtime/clock.ts';
import { optional, readEnv, required } from '../runtime/env.ts';
import { logger } from '../runtime/logger.ts';
import { hashEmail } from '../runtime/redact.ts';
import { clientSettings, documentClient, patientAsAWorker } from '../runtime/sdk.ts';
import { keyFor } from '../runtime/secrets/house-key.ts';
import { dispatch, on } from '../runtime/triggers/listener.ts';
import { queue } from '../runtime/triggers/queue.ts';
import { settingsReader } from '../settings/settings-reader.ts';
import { announceAnswer, announceEnquiry } from './announcements/announce-enquiry.ts';
import { announceErrorGroup } from './announcements/announce-error-group.ts';
import { announceMailbox } from './announcements/announce-mailbox.ts';
import { fewPlaces } from './announcements/few-places.ts';
import { sesMailer } from './mailer.ts';
import { notificationStore } from './notification-store.ts';
import { sendOnce } from './send-once.ts';
import { sentStore } from './sent-store.ts';

const env = readEnv({
  NOTIFICATIONS_TABLE: required,
  SETTINGS_TABLE: required,
  SITE_URL: required,
  MAIL_FROM: optional,
});
const client = documentClient(patientAsAWorker);
const ses = new SESv2Client(clientSettings(patientAsAWorker));

const shared = {
  notifications: notificationStore(client, env.NOTIFICATIONS_TABLE),
  send: sendOnce({
    sent: sentStore(client, env.NOTIFICATIONS_TABLE),
    sendMail: env.MAIL_FROM ? sesMailer(ses, env.MAIL_FROM) : undefined,
    clock,
    log: logger,
  }),
  siteUrl: env.SITE_URL,
  readSetting: settingsReader(client, env.SETTINGS_TABLE, { clock, log: logger }),
  clock,
};
const addressKey = keyFor('addresses');
const placesOf = (what: string) => fewPlaces(client, env.NOTIFICATIONS_TABLE, what);

export const handler = queue(
  AnyEvent,
  dispatch(
    on(MailboxAssignedV1, announceMailbox(shared)),
    on(ErrorGroupRaisedV1, announceErrorGroup({ ...shared, places: placesOf('error-groups') })),
    on(
      EnquiryReceivedV1,
      announceEnquiry({
        ...shared,
        places: placesOf('acknowledgements'),
        hashOf: async (email) => hashEmail(email, await addressKey()),
      }),
    ),
    on(EnquiryAnsweredV1, announceAnswer(shared)),
  ),
);
