import { optional, readEnv } from '../../runtime/env.ts';
import { workerTimeouts } from '../../runtime/sdk.ts';
import { sharedDependencies } from '../../runtime/shared-dependencies.ts';
import { schedule } from '../../runtime/triggers/schedule.ts';
import { openChannels } from '../channels/list.ts';
import { approvalStore } from '../channels/whatsapp/approval/approval-store.ts';
import { lookAgain } from '../channels/whatsapp/approval/approvals.ts';
import { askerOf, metaVariables } from '../channels/whatsapp/approval/open-approvals.ts';
import { variables, wireSoon } from './open-soon.ts';

const env = readEnv({ ...variables, ...metaVariables, MESSAGES_AT_NIGHT: optional });
const shared = sharedDependencies(workerTimeouts);
const tell = wireSoon(env, { ...shared, atNight: env.MESSAGES_AT_NIGHT !== '' }, openChannels(shared));
const askMeta = askerOf(env, workerTimeouts);
const look = askMeta
  ? lookAgain({ ...shared, askMeta, approvals: approvalStore(shared.client, env.NOTIFICATIONS_TABLE) })
  : async () => 0;

/**
 * One job for everything that waits, and for what Meta says of our texts, which is asked by the hour. What cannot be told keeps nothing
 * else waiting: the error is thrown at the end.
 */
export const handler = schedule('Telling people what has waited', async (request) => {
  const [told] = await Promise.allSettled([tell(request)]);
  const looked = await look();
  if (told.status === 'rejected') throw told.reason;
  return { ...told.value, looked };
});
