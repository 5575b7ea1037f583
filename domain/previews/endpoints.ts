import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';

/** A line in a feed: `desk`, `admins`, or the account of a customer. */
const PreviewLine = z.object({ audience: z.string(), title: z.string(), body: z.string() });

/** An e-mail as it is sent: its parts, and the plain text that goes with them. */
const PreviewLetter = z.object({
  recipient: z.string(),
  /** The name of the business, above the letter. */
  from: z.string(),
  subject: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  /** What the photos in it show. Samples have no photos. */
  shows: z.optional(z.array(z.string())),
  block: z.optional(z.array(z.string())),
  action: z.optional(z.object({ label: z.string(), url: z.string() })),
  note: z.optional(z.string()),
  /** The last line: name, phone and e-mail address of the business. */
  signature: z.string(),
  /** The whole letter as plain text. */
  text: z.string(),
});

/** A WhatsApp message as the phone shows it. */
const PreviewText = z.object({ recipient: z.string(), text: z.string() });

/** Everything that is said about one thing that happens. */
const MessagePreview = z.object({
  id: z.string(),
  /** The subject of the letter, or the title of the line. */
  name: z.string(),
  /** What it is about: `shipments`. */
  about: z.string(),
  lines: z.array(PreviewLine),
  letters: z.array(PreviewLetter),
  texts: z.array(PreviewText),
  /** Why a customer who is told of it gets no WhatsApp message. */
  withoutWhatsApp: z.optional(z.string()),
});
export type MessagePreview = z.infer<typeof MessagePreview>;

/** Something that happens without anybody being told. */
const SilentEvent = z.object({
  id: z.string(),
  /** `Invoice issued`. */
  name: z.string(),
  why: z.string(),
});
export type SilentEvent = z.infer<typeof SilentEvent>;

/** What people are told, for whoever answers for the words. */
export const previewEndpoints = {
  list: endpoint('GET /api/messages', {
    summary:
      'Every message that people get, as it would be written now: the words of the product, the settings of today, and sample facts. Then what nobody is told, and why.',
    access: ['admin'],
    reply: z.object({ messages: z.array(MessagePreview), silent: z.array(SilentEvent) }),
  }),
} as const;
