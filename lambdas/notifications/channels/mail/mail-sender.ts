import { profileReader } from '../../../identity/index.ts';
import type { EnvOf } from '../../../runtime/env.ts';
import type { Log } from '../../../runtime/logger.ts';
import { hashEmail } from '../../../runtime/redact.ts';
import { settingsReader } from '../../../settings/index.ts';
import type { ChannelDependencies, channelVariables } from '../channel.ts';
import type { SendOnce } from '../send-once.ts';
import { sendOnce } from '../send-once.ts';
import { sentStore } from '../sent-store.ts';
import { ourselves } from './announced-letter.ts';
import type { SendMail } from './mailer.ts';
import type { ReturnedStore } from './returned-store.ts';
import { returnedStore } from './returned-store.ts';

interface Deps {
  readonly send: SendOnce;
  readonly returned: Pick<ReturnedStore, 'find'>;
  /** Keyed hash of an e-mail address. */
  readonly hashOf: (email: string) => Promise<string>;
  readonly log: Pick<Log, 'info'>;
}

/** Our own addresses. A letter to the desk that comes back is a matter for the alarm on bounces. */
const ours = new Set(ourselves.map((name) => `${name}#email`));

/** Sends a letter unless mail to its address comes back, or its owner called our mail spam. */
const sendWhereItArrives =
  ({ send, returned, hashOf, log }: Deps): SendOnce =>
  async (cause, recipient, to, letter) => {
    const stopped = ours.has(recipient) || to === '' ? undefined : await returned.find(await hashOf(to));
    if (stopped)
      return log.info('No e-mail is sent to an address that is stopped', { cause, why: stopped.why });
    return send(cause, recipient, to, letter);
  };

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
