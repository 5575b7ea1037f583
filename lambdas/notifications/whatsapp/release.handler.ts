import { optional, readEnv, required } from '../../runtime/env.ts';
import { workerTimeouts } from '../../runtime/sdk.ts';
import { sharedDependencies } from '../../runtime/shared-dependencies.ts';
import { schedule } from '../../runtime/triggers/schedule.ts';
import { sendersOf } from '../senders.ts';
import { releaseWaiting } from './release.ts';
import { textSender, variables } from './text-sender.ts';
import { waitingStore } from './waiting-store.ts';

const env = readEnv({
  ...variables,
  MAIL_FROM: optional,
  MAIL_SET: optional,
  WHATSAPP_NUMBER_ID: optional,
  MESSAGES_AT_NIGHT: optional,
  MAILS_A_SECOND: required,
});
const shared = sharedDependencies(workerTimeouts);

export const handler = schedule(
  'Sending what waited for the morning',
  releaseWaiting({
    ...shared,
    waiting: waitingStore(shared.client, env.NOTIFICATIONS_TABLE),
    sendText: textSender(env, { ...shared, ...sendersOf(env) }),
  }),
);
