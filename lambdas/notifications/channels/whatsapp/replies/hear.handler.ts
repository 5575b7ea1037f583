import { SocialMessagingClient } from '@aws-sdk/client-socialmessaging';
import { optional, readEnv } from '../../../../runtime/env.ts';
import { clientSettings, workerTimeouts } from '../../../../runtime/sdk.ts';
import { sharedDependencies } from '../../../../runtime/shared-dependencies.ts';
import { topic } from '../../../../runtime/triggers/topic.ts';
import { socialMessagingReplier } from '../sender.ts';
import { variables, wire } from './hear.ts';
import { Inbound } from './inbound.ts';

const env = readEnv({ ...variables, WHATSAPP_NUMBER_ID: optional });
const sendReply = env.WHATSAPP_NUMBER_ID
  ? socialMessagingReplier(new SocialMessagingClient(clientSettings(workerTimeouts)), env.WHATSAPP_NUMBER_ID)
  : undefined;

export const handler = topic(Inbound, wire(env, { ...sharedDependencies(workerTimeouts), sendReply }));
