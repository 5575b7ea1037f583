import { SocialMessagingClient } from '@aws-sdk/client-socialmessaging';
import { gapFor, TEXTS_A_SECOND } from '#domain/notifications/sending-rate.ts';
import { type EnvOf, optional, readEnv } from '../../../runtime/env.ts';
import { clientSettings, workerTimeouts } from '../../../runtime/sdk.ts';
import { type Channel, type ChannelDependencies, channelVariables } from '../channel.ts';
import { mailerOf, mailVariables } from '../mail/open-mail.ts';
import { paced } from '../paced.ts';
import { askerOf, metaVariables } from './approval/open-approvals.ts';
import type { SendText } from './send-text.ts';
import { socialMessagingSender } from './sender.ts';
import { type TextDependencies, textSender, whatsAppChannel } from './whatsapp-channel.ts';

const whatsAppVariables = { ...metaVariables, WHATSAPP_NUMBER_ID: optional, MESSAGES_AT_NIGHT: optional };

/** Sends at the rate that the provider allows. What Meta is asked does not wait for that. */
const providerOf = (env: EnvOf<typeof whatsAppVariables>): TextDependencies['whatsApp'] => {
  const askMeta = askerOf(env, workerTimeouts);
  if (!env.WHATSAPP_NUMBER_ID || !askMeta) return undefined;
  const client = new SocialMessagingClient(clientSettings(workerTimeouts));
  const send = paced(socialMessagingSender(client, env.WHATSAPP_NUMBER_ID), gapFor(TEXTS_A_SECOND));
  return { send, askMeta };
};

/** What sends WhatsApp messages, as the environment of a worker describes it; nothing in a stage without a number. */
export const openTextSender = (shared: ChannelDependencies): SendText => {
  const env = readEnv({ ...channelVariables, ...mailVariables, ...whatsAppVariables });
  return textSender(env, {
    ...shared,
    sendMail: mailerOf(env),
    whatsApp: providerOf(env),
    atNight: env.MESSAGES_AT_NIGHT !== '',
  });
};

/** The channel as the environment of a worker describes it. */
export const openWhatsApp = (shared: ChannelDependencies): Channel => whatsAppChannel(openTextSender(shared));
