import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SocialMessagingClient } from '@aws-sdk/client-socialmessaging';
import { gapFor, TEXTS_A_SECOND } from '#domain/notifications/sending-rate.ts';
import { clientSettings, workerTimeouts } from '../runtime/sdk.ts';
import { sesMailer } from './mailer.ts';
import { paced } from './paced.ts';
import { socialMessagingSender } from './whatsapp/sender.ts';

/** What a stage names so that mail and WhatsApp messages are sent; empty where it does not. */
interface SenderSettings {
  readonly MAIL_FROM: string;
  readonly MAIL_SET: string;
  readonly WHATSAPP_NUMBER_ID: string;
  readonly MESSAGES_AT_NIGHT: string;
  /** How many mails a second the account may send. */
  readonly MAILS_A_SECOND: string;
}

/** The senders of a worker: those that the stage has, at the rate that the providers allow. */
export const sendersOf = (settings: SenderSettings) => {
  const { MAIL_FROM, MAIL_SET, WHATSAPP_NUMBER_ID, MESSAGES_AT_NIGHT, MAILS_A_SECOND } = settings;
  const client = clientSettings(workerTimeouts);
  return {
    sendMail: MAIL_FROM
      ? paced(sesMailer(new SESv2Client(client), MAIL_FROM, MAIL_SET), gapFor(Number(MAILS_A_SECOND)))
      : undefined,
    sendWhatsApp: WHATSAPP_NUMBER_ID
      ? paced(
          socialMessagingSender(new SocialMessagingClient(client), WHATSAPP_NUMBER_ID),
          gapFor(TEXTS_A_SECOND),
        )
      : undefined,
    atNight: MESSAGES_AT_NIGHT !== '',
  };
};
