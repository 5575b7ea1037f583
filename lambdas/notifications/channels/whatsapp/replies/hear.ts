import { talks, talkVariables } from '../../../../enquiries/index.ts';
import { type EnvOf, required } from '../../../../runtime/env.ts';
import type { SharedDependencies } from '../../../../runtime/shared-dependencies.ts';
import { settingsReader } from '../../../../settings/index.ts';
import { sentStore } from '../../sent-store.ts';
import { consentStore } from '../consent-store.ts';
import { phoneHash } from '../phone-hash.ts';
import type { SendFreeText } from '../sender.ts';
import { hearReplies } from './hear-replies.ts';

export const variables = {
  ...talkVariables,
  NOTIFICATIONS_TABLE: required,
  SETTINGS_TABLE: required,
  SITE_URL: required,
};

interface ReplyDependencies extends Omit<SharedDependencies, 'checks'> {
  /** Undefined in a stage that sends no WhatsApp messages. */
  readonly sendReply: SendFreeText | undefined;
}

/** What hears the answers of people, on the tables of a function. */
export const wire = (
  env: EnvOf<typeof variables>,
  { client, clock, newId, log, keyFor, sendReply }: ReplyDependencies,
) =>
  hearReplies({
    ...talks(env, { client, clock, newId }),
    consents: consentStore(client, env.NOTIFICATIONS_TABLE),
    sent: sentStore(client, env.NOTIFICATIONS_TABLE),
    readSetting: settingsReader(client, env.SETTINGS_TABLE, { clock, log }),
    hashOf: phoneHash(keyFor),
    siteUrl: env.SITE_URL,
    sendReply,
    clock,
    log,
  });
