import { logger } from '../runtime/logger.ts';
import { trigger } from '../runtime/triggers/trigger.ts';
import { checkSignUp } from './pre-sign-up.ts';

export const handler = trigger(checkSignUp(logger));
