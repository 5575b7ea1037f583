import * as z from 'zod/mini';

/** Where an addressee stands: has not asked for U.S. Mail, has asked and nothing is signed, may get it, or could until the form lapsed. */
const formStatuses = ['NOT_REQUIRED', 'REQUESTED', 'APPROVED', 'EXPIRED'] as const;
const FormStatus = z.enum(formStatuses);

/** An addressee of a mailbox, and where they stand with Form 1583. Each adult signs their own. */
export const Addressee = z.object({
  name: z.string(),
  kind: z.enum(['PERSON', 'COMPANY']),
  status: FormStatus,
  /** The last day on which the form counts, or counted. */
  lastDay: z.optional(z.string()),
});
export type Addressee = z.infer<typeof Addressee>;
