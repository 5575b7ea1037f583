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
  /** `text`, `image`, `audio`, `reaction` and others. */
  type: z._default(z.string(), 'text'),
  text: z.optional(z.object({ body: z.string() })),
  /** A tap on a button of a template. */
  button: z.optional(z.object({ text: z.string() })),
});

const Entry = z.object({
  changes: z.array(z.object({ value: z.object({ messages: z._default(z.array(Message), []) }) })),
});

/** What a person wrote to our number. */
export interface Answer {
  /** Meta's id of it. */
  readonly id: string;
  /** As E.164. */
  readonly phone: string;
  /** Empty for a voice message and the like. */
  readonly text: string;
  /** What it is where it is no text: `voice message`. */
  readonly unshown?: string;
  /** The second in which it was written. */
  readonly writtenAt: Date;
}

/** What people send that is no text, in the words of the desk. */
const kinds: Readonly<Record<string, string>> = {
  audio: 'voice message',
  contacts: 'contact card',
  document: 'document',
  image: 'picture',
  location: 'place on the map',
  sticker: 'sticker',
  video: 'video',
};

/** A heart under a message of ours, or a change of number, asks for nothing. */
const asksNothing = new Set(['reaction', 'system']);

/** The answers of people in a notice. */
export const answersIn = ({ whatsAppWebhookEntry }: z.infer<typeof Inbound>): readonly Answer[] =>
  Entry.parse(JSON.parse(whatsAppWebhookEntry))
    .changes.flatMap(({ value }) => value.messages)
    .filter(({ type }) => !asksNothing.has(type))
    .map(({ id, from, timestamp, type, text, button }) => {
      const words = text?.body ?? button?.text ?? '';
      return {
        id,
        phone: `+${from}`,
        text: words,
        writtenAt: new Date(Number(timestamp) * 1000),
        ...(words === '' ? { unshown: kinds[type] ?? 'message' } : {}),
      };
    });
