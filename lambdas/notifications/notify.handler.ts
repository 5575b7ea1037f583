import { AnyEvent } from '#events/envelope.ts';
import { optional, readEnv, required } from '../runtime/env.ts';
import { workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { queue } from '../runtime/triggers/queue.ts';
import { notifyVariables, wire } from './notify.ts';
import { sendersOf } from './senders.ts';

const env = readEnv({
  ...notifyVariables,
  MAIL_FROM: optional,
  MAIL_SET: optional,
  WHATSAPP_NUMBER_ID: optional,
  MESSAGES_AT_NIGHT: optional,
  MAILS_A_SECOND: required,
});

export const handler = queue(
  AnyEvent,
  wire(env, { ...sharedDependencies(workerTimeouts), ...sendersOf(env) }),
);
