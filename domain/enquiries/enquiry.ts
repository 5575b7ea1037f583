import * as z from 'zod/mini';
import { enquiryStatuses } from './lifecycle.ts';
import { REFERENCE_SHAPE } from './reference.ts';
import { type EnquiryTopic, enquiryKinds, enquiryTopicNames } from './topics.ts';
import { type EnquiryFields, enquiryErrors, normalizeEnquiry } from './validation.ts';

export const EnquiryReference = z
  .string()
  .check(z.regex(REFERENCE_SHAPE, 'A reference looks like ENQ-7K3M9Q.'));

export const EnquiryKind = z.enum(enquiryKinds);
export const EnquiryTopicName = z.enum(enquiryTopicNames);
export const EnquiryStatusName = z.enum(enquiryStatuses);

/** Somebody wrote to us. Instants are ISO 8601 UTC; what was said stands in the thread. */
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
  /** How the message begins, for lists. */
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

/** One thing that was said or done, append-only: the sender's message, our answers, what the desk noted. */
export const ThreadEntry = z.object({
  id: z.string(),
  at: z.string(),
  what: z.enum(['message', 'answer', 'status']),
  /** `sender`, or the user id of the person who did it. */
  by: z.string(),
  text: z.optional(z.string()),
  /** Where the enquiry stands since, for `answer` and `status`; one that stood there before has only been noted upon. */
  status: z.optional(EnquiryStatusName),
});
export type ThreadEntry = z.infer<typeof ThreadEntry>;

const EXCERPT = 140;

/** How a message begins, in one line. */
export const excerptOf = (message: string): string => {
  const line = message.replace(/\s+/g, ' ');
  return line.length <= EXCERPT ? line : `${line.slice(0, EXCERPT - 1).trimEnd()}…`;
};

const given = z._default(z.string().check(z.maxLength(20_000)), '');

const fields = z.strictObject({
  kind: EnquiryKind,
  topic: given,
  name: given,
  email: given,
  phone: given,
  number: given,
  message: given,
  page: z.string().check(z.regex(/^\/[^\s]{0,200}$/, 'A page is a path of ours.')),
  /** Hidden field: only robots fill it in. */
  website: given,
});

interface Complaints {
  readonly issues: {
    push: (issue: { code: 'custom'; message: string; path: string[]; input: unknown }) => unknown;
  };
}

const complain = (context: Complaints, form: EnquiryFields): void => {
  for (const [field, message] of Object.entries(enquiryErrors(form)))
    context.issues.push({ code: 'custom', message, path: [field], input: undefined });
};

/** An enquiry as its form sends it, held to the very rules that the form shows. */
export const NewEnquiry = z.pipe(
  fields,
  z.transform(({ kind, page, website, ...form }, context) => {
    complain(context, form);
    // A topic that is none has been complained of.
    const tidy = normalizeEnquiry(form) as EnquiryFields & { readonly topic: EnquiryTopic };
    return { ...tidy, kind, page, isTrapped: website !== '' };
  }),
);
export type NewEnquiry = z.output<typeof NewEnquiry>;
