import * as z from 'zod/mini';

/** The first number that is assigned. Numbers are digits, they increase, may have gaps, and are never used again. */
export const FIRST_MAILBOX_NUMBER = 10001;

export const MailboxNumber = z.string().check(z.regex(/^\d{5,12}$/, 'A mailbox number is digits only.'));

const mailboxStatuses = ['PENDING', 'ACTIVE', 'SUSPENDED', 'CLOSED'] as const;
export const MailboxStatus = z.enum(mailboxStatuses);
export type MailboxStatus = z.infer<typeof MailboxStatus>;

/** The U.S. mailbox of a customer, as staff see it. Instants are ISO 8601 UTC. */
export const Mailbox = z.object({
  number: MailboxNumber,
  userId: z.string(),
  ownerName: z.string(),
  ownerEmail: z.string(),
  /** The owner's phone number as E.164, when they gave one that can be called. */
  ownerPhone: z.optional(z.string()),
  /** Further names that may receive on it. */
  names: z.optional(z.array(z.object({ name: z.string(), kind: z.enum(['PERSON', 'COMPANY']) }))),
  status: MailboxStatus,
  assignedAt: z.string(),
  version: z.number(),
});
export type Mailbox = z.infer<typeof Mailbox>;

/** A note of staff about a mailbox. */
export const NOTE_MAX = 1000;
export const MailboxNote = z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_MAX));

/** One entry in the history of a mailbox, append-only. */
export const MailboxHistoryEntry = z.object({
  id: z.string(),
  at: z.string(),
  what: z.enum(['assigned', 'repaired', 'renamed', 'noted', 'suspended', 'reactivated', 'closed']),
  /** The user id of a person, or the name of the part of the system that did it. */
  by: z.string(),
  /** What a colleague wrote, or the old and the new name. */
  note: z.optional(z.string()),
});
export type MailboxHistoryEntry = z.infer<typeof MailboxHistoryEntry>;
