import { readEnv, required } from '../../../runtime/env.ts';
import { workerTimeouts } from '../../../runtime/sdk.ts';
import { sharedDependencies } from '../../../runtime/shared-dependencies.ts';
import { schedule } from '../../../runtime/triggers/schedule.ts';
import { openTextSender } from './open-whatsapp.ts';
import { releaseWaiting } from './release.ts';
import { waitingStore } from './waiting-store.ts';

const env = readEnv({ NOTIFICATIONS_TABLE: required });
const shared = sharedDependencies(workerTimeouts);

export const handler = schedule(
  'Sending what waited for the morning',
  releaseWaiting({
    ...shared,
    waiting: waitingStore(shared.client, env.NOTIFICATIONS_TABLE),
    sendText: openTextSender(shared),
  }),
);
