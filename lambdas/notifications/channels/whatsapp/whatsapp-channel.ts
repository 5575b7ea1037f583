import { profileReader } from '../../../identity/index.ts';
import type { EnvOf } from '../../../runtime/env.ts';
import type { Channel, channelVariables } from '../channel.ts';
import { type MailDependencies, mailSender } from '../mail/mail-sender.ts';
import { sentStore } from '../sent-store.ts';
import { approvalStore } from './approval/approval-store.ts';
import { onlyApproved } from './approval/approvals.ts';
import type { AskMeta } from './approval/meta-templates.ts';
import { consentStore } from './consent-store.ts';
import { mailInstead } from './mail-instead.ts';
import { messageStore } from './message-store.ts';
import { phoneHash } from './phone-hash.ts';
import { type SendText, sendText } from './send-text.ts';
import type { SendWhatsApp } from './sender.ts';

export interface TextDependencies extends MailDependencies {
  /** What sends, and what asks how a template stands with Meta. Undefined in a stage that sends no WhatsApp messages. */
  readonly whatsApp?: { readonly send: SendWhatsApp; readonly askMeta: AskMeta } | undefined;
}

/** What sends WhatsApp messages, on the tables of a function. */
export const textSender = (
  env: EnvOf<typeof channelVariables>,
  { whatsApp, ...dependencies }: TextDependencies,
): SendText => {
  const { client, clock, log, keyFor } = dependencies;
  const profiles = profileReader(client, env.PROFILES_TABLE);
  const approvals = approvalStore(client, env.NOTIFICATIONS_TABLE);
  return sendText({
    sendWhatsApp:
      whatsApp && onlyApproved(whatsApp.send, { approvals, askMeta: whatsApp.askMeta, clock, log }),
    consents: consentStore(client, env.NOTIFICATIONS_TABLE),
    messages: messageStore(client, env.NOTIFICATIONS_TABLE),
    sent: sentStore(client, env.NOTIFICATIONS_TABLE),
    mailInstead: mailInstead(mailSender(env, dependencies)),
    phoneOf: async (userId) => (await profiles.find(userId))?.phone_e164 ?? null,
    hashOf: phoneHash(keyFor),
    siteUrl: env.SITE_URL,
    clock,
    log,
  });
};

/** News on the phone of those who agreed to WhatsApp. */
export const whatsAppChannel = ({ mayGet, send }: SendText): Channel => ({
  name: 'whatsapp',
  messagesOf: ({ news = [] }) =>
    news.map((one) => ({
      recipient: one.recipient,
      mayGet: () => mayGet(one),
      send: (cause, alsoTold) => send(cause, one, alsoTold),
    })),
});
