/** What somebody wrote on the phone to one of our numbers. */
export interface Reply {
  readonly id: string;
  /** The phone that it was written on, as `+5926000142`. */
  readonly from: string;
  readonly numberId: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * The message that AWS End User Messaging Social publishes for an answer: Meta's webhook as text, with the numbers of the account
 * around it.
 */
export const inboundMessage = ({ id, from, numberId, text, at }: Reply, account: string): string => {
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
              text: { body: text },
              type: 'text',
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
