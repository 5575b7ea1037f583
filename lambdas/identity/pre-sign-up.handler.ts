import { clock } from '../runtime/clock.ts';
import { logger as log } from '../runtime/logger.ts';
import { keyFor } from '../runtime/secrets/house-key.ts';
import { trigger } from '../runtime/triggers/trigger.ts';
import { checkSignUp } from './pre-sign-up.ts';
import { signUpChallenges } from './sign-up-challenges.ts';

export const handler = trigger(checkSignUp({ challenges: signUpChallenges(keyFor, clock), log }));
