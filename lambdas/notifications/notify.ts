import type { AnyEvent } from '#events/envelope.ts';
import { allAnnouncements } from '../announcements.ts';
import { profileReader } from '../identity/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { hashEmail } from '../runtime/redact.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { settingsReader } from '../settings/index.ts';
import { deliver } from './deliver.ts';
import type { SendMail } from './mailer.ts';
import { notificationStore } from './notification-store.ts';
import { rateCaps } from './rate-cap.ts';
import { sendOnce } from './send-once.ts';
import { sentStore } from './sent-store.ts';
import { consentStore } from './whatsapp/consent-store.ts';
import { mailInstead } from './whatsapp/mail-instead.ts';
import { messageStore } from './whatsapp/message-store.ts';
import { phoneHash } from './whatsapp/phone-hash.ts';
import { sendText } from './whatsapp/send-text.ts';
import type { SendWhatsApp } from './whatsapp/sender.ts';

export const variables = {
  NOTIFICATIONS_TABLE: required,
  PROFILES_TABLE: required,
  SETTINGS_TABLE: required,
  SITE_URL: required,
};

interface NotifierDependencies extends Omit<SharedDependencies, 'newId' | 'isOrigin'> {
  /** Undefined in a stage that sends no mail yet. */
  readonly sendMail: SendMail | undefined;
  /** Undefined in a stage that sends no WhatsApp messages. */
  readonly sendWhatsApp?: SendWhatsApp | undefined;
}

/**
 * Delivers the announcement of the event. An event without an announcement fails: the bus has a rule too many, and somebody
 * must remove it.
 */
export const wire = (
  env: EnvOf<typeof variables>,
  { client, clock, log, keyFor, sendMail, sendWhatsApp }: NotifierDependencies,
): ((event: AnyEvent) => Promise<void>) => {
  const sent = sentStore(client, env.NOTIFICATIONS_TABLE);
  const profiles = profileReader(client, env.PROFILES_TABLE);
  const addressKey = keyFor('addresses');
  const send = sendOnce({ sent, sendMail, clock, log });
  const emailOf = async (userId: string) => (await profiles.find(userId))?.email ?? '';
  const readSetting = settingsReader(client, env.SETTINGS_TABLE, { clock, log });
  const siteUrl = env.SITE_URL;
  const deliverAnnouncement = deliver({
    notifications: notificationStore(client, env.NOTIFICATIONS_TABLE),
    send,
    sendText: sendText({
      sendWhatsApp,
      consents: consentStore(client, env.NOTIFICATIONS_TABLE),
      messages: messageStore(client, env.NOTIFICATIONS_TABLE),
      sent,
      mailInstead: mailInstead({ send, emailOf, readSetting, siteUrl }),
      phoneOf: async (userId) => (await profiles.find(userId))?.phone_e164 ?? null,
      hashOf: phoneHash(keyFor),
      siteUrl,
      clock,
      log,
    }),
    rateCaps: rateCaps(client, env.NOTIFICATIONS_TABLE),
    emailOf,
    hashOf: async (email) => hashEmail(email, await addressKey()),
    siteUrl,
    readSetting,
    clock,
  });
  return async (event) => {
    const announcement = allAnnouncements.find(({ type }) => type === event.type);
    if (!announcement) throw new Error(`No domain announces ${event.type}.`);
    await deliverAnnouncement(event, announcement);
  };
};
