import { profileReader } from '../../identity/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import { hashEmail } from '../../runtime/redact.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { settingsReader } from '../../settings/index.ts';
import { sendWhereItArrives } from '../mail/arriving.ts';
import { returnedStore } from '../mail/returned-store.ts';
import type { SendMail } from '../mailer.ts';
import { sendOnce } from '../send-once.ts';
import { sentStore } from '../sent-store.ts';
import { consentStore } from './consent-store.ts';
import { mailInstead } from './mail-instead.ts';
import { messageStore } from './message-store.ts';
import { phoneHash } from './phone-hash.ts';
import { type SendText, sendText } from './send-text.ts';
import type { SendWhatsApp } from './sender.ts';
import { waitingStore } from './waiting-store.ts';

export const variables = {
  NOTIFICATIONS_TABLE: required,
  PROFILES_TABLE: required,
  SETTINGS_TABLE: required,
  SITE_URL: required,
};

export interface TextDependencies extends Omit<SharedDependencies, 'newId' | 'checks'> {
  /** Undefined in a stage that sends no mail yet. */
  readonly sendMail: SendMail | undefined;
  /** Undefined in a stage that sends no WhatsApp messages. */
  readonly sendWhatsApp?: SendWhatsApp | undefined;
  /** True where no phone wakes anybody; quiet hours are kept unless said. */
  readonly atNight?: boolean;
}

/** What sends WhatsApp messages, on the tables of a function. */
export const textSender = (
  env: EnvOf<typeof variables>,
  { client, clock, log, keyFor, sendMail, sendWhatsApp, atNight = false }: TextDependencies,
): SendText => {
  const sent = sentStore(client, env.NOTIFICATIONS_TABLE);
  const profiles = profileReader(client, env.PROFILES_TABLE);
  const siteUrl = env.SITE_URL;
  const addressKey = keyFor('addresses');
  return sendText({
    sendWhatsApp,
    consents: consentStore(client, env.NOTIFICATIONS_TABLE),
    messages: messageStore(client, env.NOTIFICATIONS_TABLE),
    sent,
    mailInstead: mailInstead({
      send: sendWhereItArrives({
        send: sendOnce({ sent, sendMail, clock, log }),
        returned: returnedStore(client, env.NOTIFICATIONS_TABLE),
        hashOf: async (email) => hashEmail(email, await addressKey()),
        log,
      }),
      emailOf: async (userId) => (await profiles.find(userId))?.email ?? '',
      readSetting: settingsReader(client, env.SETTINGS_TABLE, { clock, log }),
      siteUrl,
    }),
    waiting: waitingStore(client, env.NOTIFICATIONS_TABLE),
    atNight,
    phoneOf: async (userId) => (await profiles.find(userId))?.phone_e164 ?? null,
    hashOf: phoneHash(keyFor),
    siteUrl,
    clock,
    log,
  });
};
