import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SocialMessagingClient } from '@aws-sdk/client-socialmessaging';
import { AnyEvent } from '#events/envelope.ts';
import { optional, readEnv } from '../runtime/env.ts';
import { clientSettings, workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { queue } from '../runtime/triggers/queue.ts';
import { sesMailer } from './mailer.ts';
import { variables, wire } from './notify.ts';
import { socialMessagingSender } from './whatsapp/sender.ts';

const env = readEnv({ ...variables, MAIL_FROM: optional, WHATSAPP_NUMBER_ID: optional });
const ses = new SESv2Client(clientSettings(workerTimeouts));
const sendMail = env.MAIL_FROM ? sesMailer(ses, env.MAIL_FROM) : undefined;
const sendWhatsApp = env.WHATSAPP_NUMBER_ID
  ? socialMessagingSender(new SocialMessagingClient(clientSettings(workerTimeouts)), env.WHATSAPP_NUMBER_ID)
  : undefined;

export const handler = queue(
  AnyEvent,
  wire(env, { ...sharedDependencies(workerTimeouts), sendMail, sendWhatsApp }),
);
