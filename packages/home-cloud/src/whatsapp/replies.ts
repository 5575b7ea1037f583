/** A picture or document that goes with a message. */
export interface SentMedia {
  /** Meta's id, by which the service gives it out. */
  readonly id: string;
  readonly mimeType: string;
}

/** What somebody wrote on the phone to one of our numbers. */
export interface Reply {
  readonly id: string;
  /** The phone that it was written on, as `+5926000142`. */
  readonly from: string;
  readonly numberId: string;
  /** The caption of what goes with it; empty where it has none. */
  readonly text: string;
  readonly media?: SentMedia;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What is in a message, as Meta says it. */
const contentOf = ({ text, media }: Reply): object => {
  if (media === undefined) return { text: { body: text }, type: 'text' };
  const { id, mimeType } = media;
  const type = mimeType.startsWith('image/') ? 'image' : 'document';
  return { [type]: { id, mime_type: mimeType, ...(text === '' ? {} : { caption: text }) }, type };
};

/**
 * The message that AWS End User Messaging Social publishes for an answer: Meta's webhook as text, with the numbers of the account
 * around it.
 */
export const inboundMessage = (reply: Reply, account: string): string => {
  const { id, from, numberId, at } = reply;
  const sender = from.replace('+', '');
  const metaPhoneNumberId = numberId.replace('phone-number-id-', '');
  const webhook = {
    id: '0',
    changes: [
      {
        value: {
          messaging_product: 'whatsapp',
          metadata: { display_phone_number: '15550100000', phone_number_id: metaPhoneNumberId },
          contacts: [{ profile: { name: from }, wa_id: sender }],
          messages: [
            {
              from: sender,
              id,
              timestamp: String(Math.floor(at / 1000)),
              ...contentOf(reply),
            },
          ],
        },
        field: 'messages',
      },
    ],
  };
  return JSON.stringify({
    context: {
      MetaWabaIds: [{ wabaId: '0', arn: `arn:aws:social-messaging:us-east-1:${account}:waba/0` }],
      MetaPhoneNumberIds: [
        {
          metaPhoneNumberId,
          arn: `arn:aws:social-messaging:us-east-1:${account}:phone-number-id/${metaPhoneNumberId}`,
        },
      ],
    },
    whatsAppWebhookEntry: JSON.stringify(webhook),
    aws_account_id: account,
    message_timestamp: new Date(at).toISOString(),
    messageId: id,
  });
};
