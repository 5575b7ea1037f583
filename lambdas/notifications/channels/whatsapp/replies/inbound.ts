import * as z from 'zod/mini';
import { type ContentType, contentTypes } from '#domain/files/content/sniff.ts';

/**
 * What AWS End User Messaging Social publishes when something happens on our number: Meta's webhook as text. Answers of people are
 * `messages` in it. Receipts are there as well, and come by EventBridge too, so they are left out here.
 */
export const Inbound = z.object({ whatsAppWebhookEntry: z.string() });

/** A picture or document. Its name is not kept. */
const Media = z.optional(
  z.object({
    id: z.string(),
    /** `image/jpeg`, with what else a sender says behind a semicolon. */
    mime_type: z._default(z.string(), ''),
    caption: z.optional(z.string()),
  }),
);

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
  image: Media,
  document: Media,
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
  /** Empty for a voice message and the like; the caption of a picture or document. */
  readonly text: string;
  /** What it is where it is no text: `voice message`. */
  readonly unshown?: string;
  /** The picture or document, when it is of a kind that we keep. */
  readonly media?: { readonly id: string; readonly contentType: ContentType };
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

const mediaOf = ({ image, document }: z.infer<typeof Message>): Pick<Answer, 'media'> => {
  const sent = image ?? document;
  const said = sent?.mime_type.split(';')[0]?.trim().toLowerCase();
  const contentType = contentTypes.find((known) => known === said);
  return sent === undefined || contentType === undefined ? {} : { media: { id: sent.id, contentType } };
};

/** The answers of people in a notice. */
export const answersIn = ({ whatsAppWebhookEntry }: z.infer<typeof Inbound>): readonly Answer[] =>
  Entry.parse(JSON.parse(whatsAppWebhookEntry))
    .changes.flatMap(({ value }) => value.messages)
    .filter(({ type }) => !asksNothing.has(type))
    .map((message) => {
      const { id, from, timestamp, type, text, button, image, document } = message;
      const words = text?.body ?? button?.text ?? '';
      return {
        id,
        phone: `+${from}`,
        text: words || (image?.caption ?? document?.caption ?? ''),
        writtenAt: new Date(Number(timestamp) * 1000),
        ...(words === '' ? { unshown: kinds[type] ?? 'message' } : {}),
        ...mediaOf(message),
      };
    });
