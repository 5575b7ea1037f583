import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';

/** A line in a feed: `desk`, `admins`, or the account of a customer. */
const PreviewLine = z.object({ audience: z.string(), title: z.string(), body: z.string() });

const PreviewLink = z.object({ label: z.string(), url: z.string() });

/** Where something is done or waits. */
const PreviewPlace = z.object({
  name: z.optional(z.string()),
  lines: z.array(z.string()),
  hours: z.optional(z.array(z.string())),
  mapUrl: z.optional(z.string()),
  phone: z.optional(z.object({ display: z.string(), e164: z.string() })),
});

/** The one thing that the reader of a letter has to do. */
const PreviewToDo = z.object({
  title: z.string(),
  lines: z.optional(z.array(z.string())),
  by: z.optional(z.string()),
  sum: z.optional(z.string()),
  place: z.optional(PreviewPlace),
  action: z.optional(PreviewLink),
  before: z.optional(z.array(z.string())),
  after: z.optional(z.array(z.string())),
});

/** An e-mail as it is sent: its parts, and the plain text that goes with them. */
export const PreviewLetter = z.object({
  recipient: z.string(),
  /** The name of the business, above the letter. */
  from: z.string(),
  subject: z.string(),
  /** What an inbox shows beside the subject. */
  preheader: z.string(),
  status: z.optional(z.object({ words: z.string(), tone: z.enum(['done', 'time', 'wrong', 'news']) })),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  todo: z.optional(PreviewToDo),
  place: z.optional(PreviewPlace),
  table: z.optional(
    z.object({ title: z.string(), columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  ),
  /** What the photos in it show. Samples have no photos. */
  shows: z.optional(z.array(z.string())),
  block: z.optional(z.array(z.string())),
  action: z.optional(PreviewLink),
  facts: z.optional(z.array(z.object({ label: z.string(), value: z.string() }))),
  links: z.optional(z.array(PreviewLink)),
  note: z.optional(z.string()),
  /** The last lines: how to reach the business, where it is, and why one gets the letter. */
  closing: z.array(z.string()),
  /** The whole letter as plain text. */
  text: z.string(),
});
export type PreviewLetter = z.infer<typeof PreviewLetter>;

/** A WhatsApp message as the phone shows it, and the template that it is sent in. */
const PreviewText = z.object({ recipient: z.string(), template: z.string(), text: z.string() });

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
