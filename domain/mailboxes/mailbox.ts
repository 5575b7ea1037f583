import * as z from 'zod/mini';
import { MailboxChange } from './changes/changes.ts';
import { SignedForm } from './form-1583.ts';
import { FurtherName } from './further-name.ts';
import { MailboxNumber, MailboxStatus } from './mailbox-number.ts';

/** The first number that is assigned. Numbers are digits, they increase, may have gaps, and are never used again. */
export const FIRST_MAILBOX_NUMBER = 10001;

/** The U.S. mailbox of a customer, as staff see it. Instants are ISO 8601 UTC. */
export const Mailbox = z.object({
  number: MailboxNumber,
  userId: z.string(),
  ownerName: z.string(),
  ownerEmail: z.string(),
  /** The owner's phone number as E.164, when they gave one that can be called. */
  ownerPhone: z.optional(z.string()),
  status: MailboxStatus,
  assignedAt: z.string(),
  version: z.number(),
  /** Who else may receive here. */
  names: z.optional(z.array(FurtherName)),
  /** The owner has asked to get U.S. Mail here, since then. */
  mailAskedAt: z.optional(z.string()),
  /** Form 1583 as signed on paper, one for each addressee, also of addressees who have left. */
  forms: z.optional(z.array(SignedForm)),
  closedAt: z.optional(z.string()),
  /** Where U.S. Mail is sent on to after the closing, as it is written on an envelope. */
  forwardTo: z.optional(z.string()),
  /** The number that its owner has now in place of this one. Parcels with this number are theirs. */
  replacedBy: z.optional(MailboxNumber),
  /** True for a number of an old system that was taken over. */
  oldNumber: z.optional(z.boolean()),
});
export type Mailbox = z.infer<typeof Mailbox>;

/** A note of staff about a mailbox. */
export const NOTE_MAX = 1000;
export const MailboxNote = z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_MAX));

/** One entry in the history of a mailbox, append-only. */
export const MailboxHistoryEntry = z.object({
  id: z.string(),
  at: z.string(),
  what: z.union([z.enum(['assigned', 'repaired', 'renamed', 'noted']), MailboxChange]),
  /** The user id of a person, or the name of the part of the system that did it. */
  by: z.string(),
  /** What a colleague wrote, the old and the new name, or what was changed. */
  note: z.optional(z.string()),
});
export type MailboxHistoryEntry = z.infer<typeof MailboxHistoryEntry>;
