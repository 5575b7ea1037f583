import * as z from 'zod/mini';
import { contentTypes } from '../files/content/sniff.ts';
import { enquiryStatuses } from './lifecycle.ts';
import { enquiryReference } from './reference.ts';
import { enquiryKinds, enquiryTopicNames } from './topics.ts';
import { MessageWay } from './ways.ts';

export const EnquiryReference = z
  .string()
  .check(z.regex(enquiryReference.shape, 'A reference looks like ENQ-7K3M9Q.'));

export const EnquiryKind = z.enum(enquiryKinds);
export const EnquiryTopicName = z.enum(enquiryTopicNames);
export const EnquiryStatusName = z.enum(enquiryStatuses);

/** An enquiry. Instants are ISO 8601 UTC; the messages are in the thread. */
export const Enquiry = z.object({
  reference: EnquiryReference,
  kind: EnquiryKind,
  topic: EnquiryTopicName,
  status: EnquiryStatusName,
  name: z.string(),
  /** Empty for somebody who wrote on WhatsApp and whose address we do not know. */
  email: z.string(),
  /** As typed; E.164 for what came by WhatsApp. */
  phone: z.optional(z.string()),
  /** A mailbox or tracking number, as the sender gave it. */
  number: z.optional(z.string()),
  /** The beginning of the message, for lists. */
  excerpt: z.string(),
  /** Path of the page on which it was written; empty for what was written on none. */
  page: z.string(),
  /** Id of the sender: a verified token came with the form, or the desk knows whose number or address it is. */
  userId: z.optional(z.string()),
  /** Ids of everybody who has this number, when they are several. */
  people: z.optional(z.array(z.string())),
  receivedAt: z.string(),
  /** When its sender wrote again after we had answered or closed it. */
  againAt: z.optional(z.string()),
  changedAt: z.string(),
  version: z.number(),
});
export type Enquiry = z.infer<typeof Enquiry>;

/** A photo or PDF that came with a message. */
export const MessageMedia = z.object({
  /** Its id among our files, of the subject `enquiry`. It is there once it was fetched. */
  file: z.string(),
  /** Meta's id, by which it is fetched. */
  id: z.string(),
  contentType: z.enum(contentTypes),
});
export type MessageMedia = z.infer<typeof MessageMedia>;

/** One entry of the thread, append-only: the message of the sender, an answer or a note of staff. */
export const ThreadEntry = z.object({
  id: z.string(),
  at: z.string(),
  what: z.enum(['message', 'answer', 'status']),
  /** `sender`, or the user id of the staff member. */
  by: z.string(),
  text: z.optional(z.string()),
  /** The status after the entry. If it did not change, an entry of `status` is only a note. */
  status: z.optional(EnquiryStatusName),
  /** How a message went from one side to the other. By e-mail, or from a form, when absent. */
  way: z.optional(MessageWay),
  /** Of a message that we wrote first. */
  subject: z.optional(z.string()),
  /** What came with a message on WhatsApp. */
  media: z.optional(MessageMedia),
  /** The id of the event with which an answer was sent. By it we find what became of it. */
  sentWith: z.optional(z.string()),
});
export type ThreadEntry = z.infer<typeof ThreadEntry>;

/** Since when its sender waits for us. */
export const waitsSince = ({ receivedAt, againAt }: Pick<Enquiry, 'receivedAt' | 'againAt'>): string =>
  againAt ?? receivedAt;

const EXCERPT_LENGTH = 140;

/** The beginning of a message, in one line. */
export const excerptOf = (message: string): string => {
  const line = message.replace(/\s+/g, ' ');
  return line.length <= EXCERPT_LENGTH ? line : `${line.slice(0, EXCERPT_LENGTH - 1).trimEnd()}…`;
};
