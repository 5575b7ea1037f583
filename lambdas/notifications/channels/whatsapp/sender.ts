import { SendWhatsAppMessageCommand, type SocialMessagingClient } from '@aws-sdk/client-socialmessaging';
import type { WhatsAppMessage } from '#domain/notifications/whatsapp/templates.ts';

/** The provider's id of a message, or what it will never be accepted for: itself, or its template as it is now. */
export type SendOutcome = { readonly messageId: string } | { readonly refused: 'message' | 'template' };

/** Sends one message to a phone number in E.164. */
export type SendWhatsApp = (to: string, message: WhatsAppMessage) => Promise<SendOutcome>;

/** Sends free text to a phone number in E.164. Meta takes it for a day after the person wrote, and refuses it later. */
export type SendFreeText = (to: string, text: string) => Promise<SendOutcome>;

/** The version of Meta's API that the message is written for. */
const metaApiVersion = 'v20.0';

/** The provider refused this message for what it is. To try again changes nothing. */
const refusals = new Set(['InvalidParametersException', 'ValidationException']);

/**
 * Meta's codes for a template that takes another number of values (132000), is not there or not approved (132001), is against a policy
 * (132007), is paused (132015) or turned off (132016). What is wrong with the values of one message (132005, 132012) is not among
 * them. https://developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes/
 */
const templateCodes = /\b132(?:000|001|007|015|016)\b/;

/** The message as Meta's Cloud API wants it. */
const payload = (to: string, { template, language, values }: WhatsAppMessage) => ({
  messaging_product: 'whatsapp',
  to,
  type: 'template',
  template: {
    name: template,
    language: { code: language },
    components: [{ type: 'body', parameters: values.map((text) => ({ type: 'text', text })) }],
  },
});

const commandFor = (originationPhoneNumberId: string, message: object) =>
  new SendWhatsAppMessageCommand({
    originationPhoneNumberId,
    metaApiVersion,
    message: new TextEncoder().encode(JSON.stringify(message)),
  });

/** Hands a message over. What the provider refuses for what it is, is an answer; anything else that goes wrong is thrown. */
const handOver = async (
  client: SocialMessagingClient,
  numberId: string,
  message: object,
): Promise<SendOutcome> => {
  try {
    const { messageId } = await client.send(commandFor(numberId, message));
    if (!messageId) throw new Error('The provider took a WhatsApp message and gave it no id.');
    return { messageId };
  } catch (failure) {
    if (failure instanceof Error && refusals.has(failure.name))
      return { refused: templateCodes.test(failure.message) ? 'template' : 'message' };
    throw failure;
  }
};

/**
 * Sends through AWS End User Messaging Social from one phone number of the account. The service has no idempotency key: a message
 * that is sent again arrives again.
 */
export const socialMessagingSender =
  (client: SocialMessagingClient, numberId: string): SendWhatsApp =>
  (to, message) =>
    handOver(client, numberId, payload(to, message));

/** Sends free text through the same service. */
export const socialMessagingReplier =
  (client: SocialMessagingClient, numberId: string): SendFreeText =>
  (to, text) =>
    handOver(client, numberId, { messaging_product: 'whatsapp', to, type: 'text', text: { body: text } });
