import * as z from 'zod/mini';
import { profileReader } from '../../../identity/index.ts';
import { type EnvOf, required } from '../../../runtime/env.ts';
import type { SharedDependencies } from '../../../runtime/shared-dependencies.ts';
import { settingsReader } from '../../../settings/index.ts';
import type { SendMail } from '../mail/mailer.ts';
import { sendOnce } from '../send-once.ts';
import { sentStore } from '../sent-store.ts';
import { mailInstead } from './mail-instead.ts';
import { messageStore } from './message-store.ts';
import { textStore } from './texts/text-store.ts';

export const variables = {
  NOTIFICATIONS_TABLE: required,
  PROFILES_TABLE: required,
  SETTINGS_TABLE: required,
  SITE_URL: required,
};

/** What AWS End User Messaging Social tells of a message. */
export const Receipt = z.object({ messageId: z.string(), status: z.string() });
type Receipt = z.infer<typeof Receipt>;

interface ReceiptDependencies extends Omit<SharedDependencies, 'newId' | 'checks' | 'keyFor'> {
  readonly sendMail: SendMail | undefined;
}

/**
 * Notes that a message was delivered, read or lost. A lost one is said by e-mail. A receipt may come before the message is noted: of
 * a lost one it fails then, so that it comes again; others may be missed, for nothing follows from them.
 */
export const wire = (
  env: EnvOf<typeof variables>,
  { client, clock, log, sendMail }: ReceiptDependencies,
): ((receipt: Receipt) => Promise<void>) => {
  const messages = messageStore(client, env.NOTIFICATIONS_TABLE);
  const texts = textStore(client, env.NOTIFICATIONS_TABLE);
  const profiles = profileReader(client, env.PROFILES_TABLE);
  const sayByMail = mailInstead({
    send: sendOnce({ sent: sentStore(client, env.NOTIFICATIONS_TABLE), sendMail, clock, log }),
    emailOf: async (userId) => (await profiles.find(userId))?.email ?? '',
    readSetting: settingsReader(client, env.SETTINGS_TABLE, { clock, log }),
    siteUrl: env.SITE_URL,
  });
  return async ({ messageId, status }) => {
    if (status === 'delivered' || status === 'read') return messages.receipt(messageId, status);
    if (status !== 'failed' && status !== 'undeliverable') return;
    // Whoever wrote it sees that it is lost, and writes another way.
    if (await texts.lose(messageId)) return;
    const message = await messages.find(messageId);
    if (!message) throw new Error('A message failed that is not noted yet. Its receipt will come again.');
    if (message.status !== 'sent' && message.status !== 'failed') return;
    await sayByMail(message, 'lost');
    await messages.receipt(messageId, 'failed');
  };
};
