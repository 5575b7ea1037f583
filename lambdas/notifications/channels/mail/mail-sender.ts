import { profileReader } from '../../../identity/index.ts';
import type { EnvOf } from '../../../runtime/env.ts';
import { hashEmail } from '../../../runtime/redact.ts';
import { settingsReader } from '../../../settings/index.ts';
import type { ChannelDependencies, channelVariables } from '../channel.ts';
import { sendOnce } from '../send-once.ts';
import { sentStore } from '../sent-store.ts';
import { sendWhereItArrives } from './arriving.ts';
import type { SendMail } from './mailer.ts';
import { returnedStore } from './returned-store.ts';

export interface MailDependencies extends ChannelDependencies {
  /** Undefined in a stage that sends no mail yet. */
  readonly sendMail: SendMail | undefined;
}

/** What sends letters, on the tables of a function. */
export const mailSender = (
  env: EnvOf<typeof channelVariables>,
  { client, clock, log, keyFor, sendMail }: MailDependencies,
) => {
  const profiles = profileReader(client, env.PROFILES_TABLE);
  const addressKey = keyFor('addresses');
  return {
    send: sendWhereItArrives({
      send: sendOnce({ sent: sentStore(client, env.NOTIFICATIONS_TABLE), sendMail, clock, log }),
      returned: returnedStore(client, env.NOTIFICATIONS_TABLE),
      hashOf: async (email) => hashEmail(email, await addressKey()),
      log,
    }),
    emailOf: async (userId: string) => (await profiles.find(userId))?.email ?? '',
    readSetting: settingsReader(client, env.SETTINGS_TABLE, { clock, log }),
    siteUrl: env.SITE_URL,
  };
};
