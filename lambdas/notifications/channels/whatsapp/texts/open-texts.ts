import { SocialMessagingClient } from '@aws-sdk/client-socialmessaging';
import { optional, readEnv, required } from '../../../../runtime/env.ts';
import { clientSettings, workerTimeouts } from '../../../../runtime/sdk.ts';
import type { Channel, ChannelDependencies } from '../../channel.ts';
import { socialMessagingReplier } from '../sender.ts';
import { textChannel } from './text-channel.ts';

/** The channel as the environment of a worker describes it; in a stage without a number every text is noted as not taken. */
export const openTexts = (shared: ChannelDependencies): Channel => {
  const env = readEnv({ NOTIFICATIONS_TABLE: required, WHATSAPP_NUMBER_ID: optional });
  const sendFreeText = env.WHATSAPP_NUMBER_ID
    ? socialMessagingReplier(
        new SocialMessagingClient(clientSettings(workerTimeouts)),
        env.WHATSAPP_NUMBER_ID,
      )
    : undefined;
  return textChannel(env, { ...shared, sendFreeText });
};
