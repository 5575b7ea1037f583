import { SESv2Client } from '@aws-sdk/client-sesv2';
import { EmailChangedV1 } from '#events/identity/email-changed.v1.ts';
import { sendOnce, sentStore, sesMailer } from '../notifications/index.ts';
import { optional, readEnv, required } from '../runtime/env.ts';
import { clientSettings, workerTimeouts } from '../runtime/sdk.ts';
import { newLinkSecret } from '../runtime/secrets/link-secret.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { bus } from '../runtime/triggers/bus.ts';
import { settingsReader } from '../settings/index.ts';
import { emailStore } from './email/email-store.ts';
import { tellAddresses } from './email/tell-addresses.ts';

const env = readEnv({
  PROFILES_TABLE: required,
  NOTIFICATIONS_TABLE: required,
  SETTINGS_TABLE: required,
  SITE_URL: required,
  MAIL_FROM: optional,
  MAIL_SET: optional,
});
const shared = sharedDependencies(workerTimeouts);
const ses = new SESv2Client(clientSettings(workerTimeouts));
const sendMail = env.MAIL_FROM ? sesMailer(ses, env.MAIL_FROM, env.MAIL_SET) : undefined;
const readSetting = settingsReader(shared.client, env.SETTINGS_TABLE, shared);

export const handler = bus(
  EmailChangedV1.schema,
  tellAddresses({
    emails: emailStore(shared.client, env.PROFILES_TABLE),
    newSecret: newLinkSecret,
    readBrand: () => readSetting('brand'),
    send: sendOnce({ ...shared, sent: sentStore(shared.client, env.NOTIFICATIONS_TABLE), sendMail }),
    siteUrl: env.SITE_URL,
    clock: shared.clock,
  }),
);
