import { accountClosings, type SignIn, whoIs } from '../../identity/index.ts';
import { type SendMail, sendOnce, sentStore } from '../../notifications/index.ts';
import { type EnvOf, required } from '../../runtime/env.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { settingsReader } from '../../settings/index.ts';
import { sourcesOf, sourceVariables } from '../sources.ts';
import type { ForgetDeps } from './forget-person.ts';
import { sendLastLetter } from './last-letter.ts';

export const forgetVariables = { ...sourceVariables, SETTINGS_TABLE: required, SITE_URL: required };

interface Forgetting extends SharedDependencies {
  readonly signIn: SignIn;
  /** Undefined in a stage that sends no mail yet. */
  readonly sendMail: SendMail | undefined;
}

/** What forgetting somebody needs, on the tables of a function. */
export const forgetting = (
  env: EnvOf<typeof forgetVariables>,
  { signIn, sendMail, ...shared }: Forgetting,
): ForgetDeps => {
  const { client, clock, newId, log, keyFor } = shared;
  const readSetting = settingsReader(client, env.SETTINGS_TABLE, { clock, log });
  return {
    clock,
    newId,
    log,
    signIn,
    closings: accountClosings(client, env.PROFILES_TABLE),
    whoIs: whoIs(client, env.PROFILES_TABLE, keyFor),
    sourcesFor: sourcesOf(env, shared),
    sendLast: sendLastLetter({
      siteUrl: env.SITE_URL,
      readBrand: () => readSetting('brand'),
      send: sendOnce({ sent: sentStore(client, env.NOTIFICATIONS_TABLE), sendMail, clock, log }),
    }),
  };
};
