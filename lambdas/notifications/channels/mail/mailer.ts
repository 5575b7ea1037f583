import { type Attachment, type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { SentPhoto, WrittenLetter } from '../../../runtime/letters/letter.ts';

/** Sends one e-mail. Throws when it was not accepted for delivery. */
export type SendMail = (to: string, letter: WrittenLetter) => Promise<void>;

const content = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** A photo inside a letter. Unless told otherwise SES would write it as seven-bit text. */
const inline = ({ contentId, fileName, bytes }: SentPhoto): Attachment => ({
  FileName: fileName,
  ContentType: 'image/jpeg',
  ContentDisposition: 'INLINE',
  ContentId: contentId,
  ContentTransferEncoding: 'BASE64',
  RawContent: bytes,
});

/**
 * Sends through SES from one address. The configuration set says where SES tells what came back; without one nobody hears of it.
 */
export const sesMailer =
  (client: SESv2Client, from: string, configurationSet = ''): SendMail =>
  async (to, { subject, html, text, replyTo, account, photos }) => {
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: [to] },
        ...(configurationSet === '' ? {} : { ConfigurationSetName: configurationSet }),
        ...(account === undefined ? {} : { EmailTags: [{ Name: 'user', Value: account }] }),
        ...(replyTo === undefined ? {} : { ReplyToAddresses: [replyTo] }),
        Content: {
          Simple: {
            Subject: content(subject),
            Body: { Html: content(html), Text: content(text) },
            ...(photos === undefined ? {} : { Attachments: photos.map(inline) }),
          },
        },
      }),
    );
  };
