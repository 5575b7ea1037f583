import { readEnv, required } from '../runtime/env.ts';
import { trigger } from '../runtime/triggers/trigger.ts';
import { writeCustomMessage } from './custom-message.ts';

const env = readEnv({ SITE_URL: required });

export const handler = trigger(writeCustomMessage(env.SITE_URL));
