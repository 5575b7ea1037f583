import { SocialMessagingClient } from '@aws-sdk/client-socialmessaging';
import { signingClient, uploadLinks } from '../../../../files/index.ts';
import { optional, readEnv, required } from '../../../../runtime/env.ts';
import { clientSettings, workerTimeouts } from '../../../../runtime/sdk.ts';
import { sharedDependencies } from '../../../../runtime/shared-dependencies.ts';
import { topic } from '../../../../runtime/triggers/topic.ts';
import { socialMessagingReplier } from '../sender.ts';
import { variables, wire } from './hear.ts';
import { Inbound } from './inbound.ts';
import { socialMessagingMedia } from './media-source.ts';

const env = readEnv({ ...variables, QUARANTINE_BUCKET: required, WHATSAPP_NUMBER_ID: optional });
const numberId = env.WHATSAPP_NUMBER_ID;
const shared = sharedDependencies(workerTimeouts);

/** What a stage with a number on WhatsApp does with it. */
const onWhatsApp = () => {
  const client = new SocialMessagingClient(clientSettings(workerTimeouts));
  const s3 = signingClient(clientSettings(workerTimeouts));
  return {
    sendReply: socialMessagingReplier(client, numberId),
    media: {
      source: socialMessagingMedia(client, numberId),
      uploadTo: uploadLinks(s3, env.QUARANTINE_BUCKET, shared.clock),
    },
  };
};
const nowhere = { sendReply: undefined, media: undefined };

export const handler = topic(Inbound, wire(env, { ...shared, ...(numberId ? onWhatsApp() : nowhere) }));
