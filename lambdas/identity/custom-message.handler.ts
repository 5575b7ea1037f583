import { clock } from '../runtime/clock.ts';
import { readEnv, required } from '../runtime/env.ts';
import { logger } from '../runtime/logger.ts';
import { documentClient, signUpTimeouts } from '../runtime/sdk.ts';
import { trigger } from '../runtime/triggers/trigger.ts';
import { settingsReader } from '../settings/index.ts';
import { writeCustomMessage } from './custom-message.ts';

const env = readEnv({ SITE_URL: required, SETTINGS_TABLE: required });
const client = documentClient(signUpTimeouts);
const readSetting = settingsReader(client, env.SETTINGS_TABLE, { clock, log: logger });

export const handler = trigger(writeCustomMessage({ siteUrl: env.SITE_URL, readSetting, log: logger }));
