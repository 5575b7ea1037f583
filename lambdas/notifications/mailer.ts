import { type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { WrittenLetter } from '../runtime/letter.ts';

/** Sends one e-mail. Throws when it was not accepted for delivery. */
export type SendMail = (to: string, letter: WrittenLetter) => Promise<void>;

const content = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** Sends through SES from one address. */
export const sesMailer =
  (client: SESv2Client, from: string): SendMail =>
  async (to, { subject, html, text, replyTo }) => {
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: [to] },
        ...(replyTo === undefined ? {} : { ReplyToAddresses: [replyTo] }),
        Content: {
          Simple: { Subject: content(subject), Body: { Html: content(html), Text: content(text) } },
        },
      }),
    );
  };
