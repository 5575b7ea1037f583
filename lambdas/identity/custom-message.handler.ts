import { readEnv, required } from '../runtime/env.ts';
import { signUpTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { trigger } from '../runtime/triggers/trigger.ts';
import { settingsReader } from '../settings/index.ts';
import { writeCustomMessage } from './custom-message.ts';

const env = readEnv({ SITE_URL: required, SETTINGS_TABLE: required });
const { client, clock, log } = sharedDependencies(signUpTimeouts);
const readSetting = settingsReader(client, env.SETTINGS_TABLE, { clock, log });

export const handler = trigger(writeCustomMessage({ siteUrl: env.SITE_URL, readSetting, log }));
