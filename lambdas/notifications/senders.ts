import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SocialMessagingClient } from '@aws-sdk/client-socialmessaging';
import { clientSettings, workerTimeouts } from '../runtime/sdk.ts';
import { sesMailer } from './mailer.ts';
import { socialMessagingSender } from './whatsapp/sender.ts';

/** What a stage names so that mail and WhatsApp messages are sent; empty where it does not. */
interface SenderSettings {
  readonly MAIL_FROM: string;
  readonly WHATSAPP_NUMBER_ID: string;
  readonly MESSAGES_AT_NIGHT: string;
}

/** The senders of a worker: those that the stage has. */
export const sendersOf = ({ MAIL_FROM, WHATSAPP_NUMBER_ID, MESSAGES_AT_NIGHT }: SenderSettings) => ({
  sendMail: MAIL_FROM ? sesMailer(new SESv2Client(clientSettings(workerTimeouts)), MAIL_FROM) : undefined,
  sendWhatsApp: WHATSAPP_NUMBER_ID
    ? socialMessagingSender(new SocialMessagingClient(clientSettings(workerTimeouts)), WHATSAPP_NUMBER_ID)
    : undefined,
  atNight: MESSAGES_AT_NIGHT !== '',
});
