import * as z from 'zod/mini';

/**
 * What AWS End User Messaging Social publishes when something happens on our number: Meta's webhook as text. Answers of people are
 * `messages` in it. Receipts are there as well, and come by EventBridge too, so they are left out here.
 */
export const Inbound = z.object({ whatsAppWebhookEntry: z.string() });

const Message = z.object({
  id: z.string(),
  /** The number of the person: digits without a plus. */
  from: z.string().check(z.regex(/^\d{7,15}$/)),
  /** Seconds since 1970, as text. */
  timestamp: z.string().check(z.regex(/^\d{1,12}$/)),
  text: z.optional(z.object({ body: z.string() })),
  /** A tap on a button of a template. */
  button: z.optional(z.object({ text: z.string() })),
});

const Entry = z.object({
  changes: z.array(z.object({ value: z.object({ messages: z._default(z.array(Message), []) }) })),
});

/** What a person wrote to our number. */
export interface Answer {
  /** As E.164. */
  readonly phone: string;
  /** Empty for a picture, a voice message and the like. */
  readonly text: string;
  /** The second in which it was written. */
  readonly writtenAt: Date;
}

/** The answers of people in a notice. */
export const answersIn = ({ whatsAppWebhookEntry }: z.infer<typeof Inbound>): readonly Answer[] =>
  Entry.parse(JSON.parse(whatsAppWebhookEntry))
    .changes.flatMap(({ value }) => value.messages)
    .map(({ from, timestamp, text, button }) => ({
      phone: `+${from}`,
      text: text?.body ?? button?.text ?? '',
      writtenAt: new Date(Number(timestamp) * 1000),
    }));
