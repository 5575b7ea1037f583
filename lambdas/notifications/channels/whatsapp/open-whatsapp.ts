import { SocialMessagingClient } from '@aws-sdk/client-socialmessaging';
import { gapFor, TEXTS_A_SECOND } from '#domain/notifications/sending-rate.ts';
import { type EnvOf, optional, readEnv } from '../../../runtime/env.ts';
import { clientSettings, workerTimeouts } from '../../../runtime/sdk.ts';
import { type Channel, type ChannelDependencies, channelVariables } from '../channel.ts';
import { mailerOf, mailVariables } from '../mail/open-mail.ts';
import { paced } from '../paced.ts';
import { askerOf, metaVariables } from './approval/open-approvals.ts';
import { socialMessagingSender } from './sender.ts';
import { type TextDependencies, textSender, whatsAppChannel } from './whatsapp-channel.ts';

const whatsAppVariables = { ...metaVariables, WHATSAPP_NUMBER_ID: optional };

/** Sends at the rate that the provider allows. What Meta is asked does not wait for that. */
const providerOf = (env: EnvOf<typeof whatsAppVariables>): TextDependencies['whatsApp'] => {
  const askMeta = askerOf(env, workerTimeouts);
  if (!env.WHATSAPP_NUMBER_ID || !askMeta) return undefined;
  const client = new SocialMessagingClient(clientSettings(workerTimeouts));
  const send = paced(socialMessagingSender(client, env.WHATSAPP_NUMBER_ID), gapFor(TEXTS_A_SECOND));
  return { send, askMeta };
};

/** The channel as the environment of a worker describes it; it sends nothing in a stage without a number. */
export const openWhatsApp = (shared: ChannelDependencies): Channel => {
  const env = readEnv({ ...channelVariables, ...mailVariables, ...whatsAppVariables });
  return whatsAppChannel(textSender(env, { ...shared, sendMail: mailerOf(env), whatsApp: providerOf(env) }));
};
