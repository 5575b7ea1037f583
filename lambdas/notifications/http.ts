import { notificationEndpoints } from '#domain/notifications/endpoints.ts';
import { profileReader } from '../identity/index.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import { hashEmail } from '../runtime/redact.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { settingsReader } from '../settings/index.ts';
import { listReturned, sayItWorks, sayMineWorks } from './channels/mail/answer-returned.ts';
import { mailChoiceStore } from './channels/mail/mail-choice-store.ts';
import { returnedStore } from './channels/mail/returned-store.ts';
import { setMail } from './channels/mail/set-mail.ts';
import { approvalStore } from './channels/whatsapp/approval/approval-store.ts';
import type { AskMeta } from './channels/whatsapp/approval/meta-templates.ts';
import { askAgain, showApprovals } from './channels/whatsapp/approval/show-approvals.ts';
import { consentStore } from './channels/whatsapp/consent-store.ts';
import { phoneHash } from './channels/whatsapp/phone-hash.ts';
import { setWhatsApp, showPreferences } from './channels/whatsapp/preferences.ts';
import { countUnread, markRead, showFeed } from './feed.ts';
import { notificationStore } from './notification-store.ts';

export const variables = {
  NOTIFICATIONS_TABLE: required,
  PROFILES_TABLE: required,
  SETTINGS_TABLE: required,
};

interface FeedDependencies extends SharedDependencies {
  /** Whether this stage sends WhatsApp messages; it does not unless said. */
  readonly offersWhatsApp?: boolean;
  /** Asks Meta how a template stands, where the stage sends WhatsApp messages. */
  readonly askMeta?: AskMeta | undefined;
  /** Whether this is the sample home, which plays Meta itself. */
  readonly playsMeta?: boolean;
}

/** The function behind the endpoints of the feed and of what people want to be told. */
export const wire = (
  env: EnvOf<typeof variables>,
  { client, clock, log, keyFor, checks, offersWhatsApp = false, ...meta }: FeedDependencies,
) => {
  const store = notificationStore(client, env.NOTIFICATIONS_TABLE);
  const profiles = profileReader(client, env.PROFILES_TABLE);
  const returned = returnedStore(client, env.NOTIFICATIONS_TABLE);
  const addressKey = keyFor('addresses');
  const emailHash = async (email: string): Promise<string> => hashEmail(email, await addressKey());
  const emailOf = async (userId: string): Promise<string> => (await profiles.find(userId))?.email ?? '';
  const answers = { returned, emailOf, hashOf: emailHash, clock };
  const preferences = {
    consents: consentStore(client, env.NOTIFICATIONS_TABLE),
    phoneOf: async (userId: string) => (await profiles.find(userId))?.phone_e164 ?? null,
    hashOf: phoneHash(keyFor),
    readSetting: settingsReader(client, env.SETTINGS_TABLE, { clock, log }),
    mailChoices: mailChoiceStore(client, env.NOTIFICATIONS_TABLE),
    returnedFor: async (userId: string) =>
      (await returned.find(await emailHash(await emailOf(userId)))) ?? null,
    offered: offersWhatsApp,
    clock,
  };
  const templates = {
    approvals: approvalStore(client, env.NOTIFICATIONS_TABLE),
    askMeta: meta.askMeta,
    sample: meta.playsMeta === true,
    clock,
    log,
  };
  const useCases = {
    feed: showFeed(store),
    unread: countUnread(store),
    markRead: markRead(store),
    preferences: showPreferences(preferences),
    setMail: setMail(preferences),
    ownMailWorks: sayMineWorks(answers),
    returnedMail: listReturned(answers),
    mailWorks: sayItWorks(answers),
    setWhatsApp: setWhatsApp(preferences),
    templates: showApprovals(templates),
    askMeta: askAgain(templates),
  };
  return http('notifications', notificationEndpoints, useCases, checks);
};
