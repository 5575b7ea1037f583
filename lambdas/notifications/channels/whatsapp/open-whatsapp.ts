import { SocialMessagingClient } from '@aws-sdk/client-socialmessaging';
import { gapFor, TEXTS_A_SECOND } from '#domain/notifications/sending-rate.ts';
import { optional, readEnv } from '../../../runtime/env.ts';
import { clientSettings, workerTimeouts } from '../../../runtime/sdk.ts';
import { type Channel, type ChannelDependencies, channelVariables } from '../channel.ts';
import { mailerOf, mailVariables } from '../mail/open-mail.ts';
import { paced } from '../paced.ts';
import type { SendText } from './send-text.ts';
import { socialMessagingSender } from './sender.ts';
import { textSender, whatsAppChannel } from './whatsapp-channel.ts';

/** What sends WhatsApp messages, as the environment of a worker describes it; nothing in a stage without a number. */
export const openTextSender = (shared: ChannelDependencies): SendText => {
  const whatsApp = { WHATSAPP_NUMBER_ID: optional, MESSAGES_AT_NIGHT: optional };
  const env = readEnv({ ...channelVariables, ...mailVariables, ...whatsApp });
  const client = () => new SocialMessagingClient(clientSettings(workerTimeouts));
  return textSender(env, {
    ...shared,
    sendMail: mailerOf(env),
    sendWhatsApp: env.WHATSAPP_NUMBER_ID
      ? paced(socialMessagingSender(client(), env.WHATSAPP_NUMBER_ID), gapFor(TEXTS_A_SECOND))
      : undefined,
    atNight: env.MESSAGES_AT_NIGHT !== '',
  });
};

/** The channel as the environment of a worker describes it. */
export const openWhatsApp = (shared: ChannelDependencies): Channel => whatsAppChannel(openTextSender(shared));
