import type { AnyEvent } from '#events/envelope.ts';
import { profileReader } from '../identity/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { hashEmail } from '../runtime/redact.ts';
import { settingsReader } from '../settings/index.ts';
import { announcements } from '../told.ts';
import { deliver } from './deliver.ts';
import { sendWhereItArrives } from './mail/arriving.ts';
import { mailChoiceStore } from './mail/mail-choice-store.ts';
import { returnedStore } from './mail/returned-store.ts';
import { notificationStore } from './notification-store.ts';
import { rateCaps } from './rate-cap.ts';
import { sendOnce } from './send-once.ts';
import { sentStore } from './sent-store.ts';
import { type TextDependencies, textSender, variables } from './whatsapp/text-sender.ts';

/** The tables that announcements read. */
const factTables = Object.fromEntries(
  announcements.flat().flatMap(({ facts }) => (facts ? [[facts.table, required]] : [])),
);
export const notifyVariables = { ...factTables, ...variables };

/**
 * Delivers the announcement of the event. An event without an announcement fails: its queue hears a type too many, and somebody
 * must remove it.
 */
export const wire = (
  env: EnvOf<typeof variables> & Readonly<Partial<Record<`${string}_TABLE`, string>>>,
  dependencies: TextDependencies,
): ((event: AnyEvent) => Promise<void>) => {
  const { client, clock, log, keyFor, sendMail } = dependencies;
  const sent = sentStore(client, env.NOTIFICATIONS_TABLE);
  const profiles = profileReader(client, env.PROFILES_TABLE);
  const addressKey = keyFor('addresses');
  const hashOf = async (email: string) => hashEmail(email, await addressKey());
  const send = sendWhereItArrives({
    send: sendOnce({ sent, sendMail, clock, log }),
    returned: returnedStore(client, env.NOTIFICATIONS_TABLE),
    hashOf,
    log,
  });
  const emailOf = async (userId: string) => (await profiles.find(userId))?.email ?? '';
  const readSetting = settingsReader(client, env.SETTINGS_TABLE, { clock, log });
  const siteUrl = env.SITE_URL;
  const deliverAnnouncement = deliver({
    notifications: notificationStore(client, env.NOTIFICATIONS_TABLE),
    send,
    mailChoices: mailChoiceStore(client, env.NOTIFICATIONS_TABLE),
    sendText: textSender(env, dependencies),
    rateCaps: rateCaps(client, env.NOTIFICATIONS_TABLE),
    emailOf,
    hashOf,
    siteUrl,
    readSetting,
    clock,
    factsOf: ({ read, table }, event) => read(event, client, env[table] ?? ''),
  });
  return async (event) => {
    const announcement = announcements.flat().find(({ type }) => type === event.type);
    if (!announcement) throw new Error(`No domain announces ${event.type}.`);
    await deliverAnnouncement(event, announcement);
  };
};
