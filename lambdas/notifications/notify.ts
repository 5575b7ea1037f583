import { EnquiryAnsweredV1 } from '#events/enquiries/enquiry-answered.v1.ts';
import { EnquiryReceivedV1 } from '#events/enquiries/enquiry-received.v1.ts';
import { MailboxAssignedV1 } from '#events/mailboxes/mailbox-assigned.v1.ts';
import { ErrorGroupRaisedV1 } from '#events/monitoring/error-group-raised.v1.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { hashEmail } from '../runtime/redact.ts';
import type { Surroundings } from '../runtime/surroundings.ts';
import { dispatch, on } from '../runtime/triggers/listener.ts';
import { settingsReader } from '../settings/settings-reader.ts';
import { announceAnswer, announceEnquiry } from './announcements/announce-enquiry.ts';
import { announceErrorGroup } from './announcements/announce-error-group.ts';
import { announceMailbox } from './announcements/announce-mailbox.ts';
import { fewPlaces } from './announcements/few-places.ts';
import type { SendMail } from './mailer.ts';
import { notificationStore } from './notification-store.ts';
import { sendOnce } from './send-once.ts';
import { sentStore } from './sent-store.ts';

export const variables = {
  NOTIFICATIONS_TABLE: required,
  SETTINGS_TABLE: required,
  SITE_URL: required,
};

interface NotifierSurroundings extends Omit<Surroundings, 'newId' | 'isOrigin'> {
  /** Undefined in a stage that sends no mail yet. */
  readonly sendMail: SendMail | undefined;
}

/** Announces whatever event it is given to whom it concerns. */
export const wire = (
  env: EnvOf<typeof variables>,
  { client, clock, log, keyFor, sendMail }: NotifierSurroundings,
) => {
  const sent = sentStore(client, env.NOTIFICATIONS_TABLE);
  const shared = {
    notifications: notificationStore(client, env.NOTIFICATIONS_TABLE),
    send: sendOnce({ sent, sendMail, clock, log }),
    siteUrl: env.SITE_URL,
    readSetting: settingsReader(client, env.SETTINGS_TABLE, { clock, log }),
    clock,
  };
  const addressKey = keyFor('addresses');
  const hashOf = async (email: string) => hashEmail(email, await addressKey());
  const placesOf = (what: string) => fewPlaces(client, env.NOTIFICATIONS_TABLE, what);
  return dispatch(
    on(MailboxAssignedV1, announceMailbox(shared)),
    on(ErrorGroupRaisedV1, announceErrorGroup({ ...shared, places: placesOf('error-groups') })),
    on(EnquiryReceivedV1, announceEnquiry({ ...shared, places: placesOf('acknowledgements'), hashOf })),
    on(EnquiryAnsweredV1, announceAnswer(shared)),
  );
};
