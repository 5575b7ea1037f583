import { SESv2Client } from '@aws-sdk/client-sesv2';
import { AccountClosedV1 } from '#events/identity/account-closed.v1.ts';
import { sesMailer } from '../notifications/index.ts';
import { optional, readEnv, required } from '../runtime/env.ts';
import { clientSettings, workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { on } from '../runtime/triggers/by-type.ts';
import { scheduleAndBus } from '../runtime/triggers/schedule-and-bus.ts';
import { forgetPerson, forgetRest } from './forget/forget-person.ts';
import { forgetting, forgetVariables } from './forget/wire.ts';
import { signInOfStage } from './pool.ts';

const env = readEnv({
  ...forgetVariables,
  USER_POOL_ID: required,
  SESSIONS_TABLE: required,
  MAIL_FROM: optional,
  MAIL_SET: optional,
});
const shared = sharedDependencies(workerTimeouts);
const ses = new SESv2Client(clientSettings(workerTimeouts));
const deps = forgetting(env, {
  ...shared,
  signIn: signInOfStage(env, shared, workerTimeouts),
  sendMail: env.MAIL_FROM ? sesMailer(ses, env.MAIL_FROM, env.MAIL_SET) : undefined,
});

export const handler = scheduleAndBus(
  'Forgetting people who left',
  forgetRest(deps),
  on(AccountClosedV1, forgetPerson(deps)),
);
