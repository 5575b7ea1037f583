import * as z from 'zod/mini';

/** Numbers that were taken over from an old system may be shorter than ours. None begins with a zero: 0451 and 451 read alike. */
export const MailboxNumber = z
  .string()
  .check(z.regex(/^[1-9]\d{2,11}$/, 'A mailbox number is three digits or more, and no zero comes first.'));

const mailboxStatuses = ['PENDING', 'ACTIVE', 'SUSPENDED', 'CLOSING', 'CLOSED'] as const;
export const MailboxStatus = z.enum(mailboxStatuses);
export type MailboxStatus = z.infer<typeof MailboxStatus>;
