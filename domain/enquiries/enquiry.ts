import * as z from 'zod/mini';
import { enquiryStatuses } from './lifecycle.ts';
import { enquiryReference } from './reference.ts';
import { enquiryKinds, enquiryTopicNames } from './topics.ts';

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
  email: z.string(),
  phone: z.optional(z.string()),
  /** A mailbox or tracking number, as the sender gave it. */
  number: z.optional(z.string()),
  /** The beginning of the message, for lists. */
  excerpt: z.string(),
  /** Path of the page on which it was written. */
  page: z.string(),
  /** User id of the sender, when a verified token came with the form. */
  userId: z.optional(z.string()),
  receivedAt: z.string(),
  changedAt: z.string(),
  version: z.number(),
});
export type Enquiry = z.infer<typeof Enquiry>;

/** One entry of the thread, append-only: the message of the sender, an answer or a note of staff. */
export const ThreadEntry = z.object({
  id: z.string(),
  at: z.string(),
  what: z.enum(['message', 'answer', 'status']),
  /** `sender`, or the user id of the staff member. */
  by: z.string(),
  text: z.optional(z.string()),
  /** For `answer` and `status`: the status after the entry. If it did not change, the entry is only a note. */
  status: z.optional(EnquiryStatusName),
});
export type ThreadEntry = z.infer<typeof ThreadEntry>;

const EXCERPT_LENGTH = 140;

/** The beginning of a message, in one line. */
export const excerptOf = (message: string): string => {
  const line = message.replace(/\s+/g, ' ');
  return line.length <= EXCERPT_LENGTH ? line : `${line.slice(0, EXCERPT_LENGTH - 1).trimEnd()}…`;
};
