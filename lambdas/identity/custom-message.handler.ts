import { quoteToBookReader } from '../quotes/index.ts';
import { readEnv, required } from '../runtime/env.ts';
import { signUpTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { trigger } from '../runtime/triggers/trigger.ts';
import { settingsReader } from '../settings/index.ts';
import { guestDraftReader } from '../shipments/index.ts';
import { writeCustomMessage } from './custom-message.ts';
import { hasAsked } from './email/change-email.ts';
import { emailStore } from './email/email-store.ts';

const env = readEnv({
  SITE_URL: required,
  SETTINGS_TABLE: required,
  PROFILES_TABLE: required,
  SHIPMENTS_TABLE: required,
  QUOTES_TABLE: required,
});
const { client, clock, log } = sharedDependencies(signUpTimeouts);
const readSetting = settingsReader(client, env.SETTINGS_TABLE, { clock, log });
const readGuestDraft = guestDraftReader(client, env.SHIPMENTS_TABLE, clock);
const readQuoteToBook = quoteToBookReader(client, env.QUOTES_TABLE);

const asked = hasAsked({ emails: emailStore(client, env.PROFILES_TABLE), clock });

export const handler = trigger(
  writeCustomMessage({
    siteUrl: env.SITE_URL,
    readSetting,
    readGuestDraft,
    readQuoteToBook,
    log,
    hasAsked: asked,
  }),
);
