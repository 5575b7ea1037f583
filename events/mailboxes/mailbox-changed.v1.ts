import * as z from 'zod/mini';
import { MailboxChange } from '#domain/mailboxes/changes/changes.ts';
import { MailboxNumber } from '#domain/mailboxes/mailbox-number.ts';
import { eventEnvelope } from '../envelope.ts';

/**
 * A mailbox was changed: who may receive, Form 1583, its status or its owner. Published by mailboxes. What exactly, and why, is
 * in the mailbox and its history.
 */
export const MailboxChangedV1 = {
  type: 'mailbox-changed.v1',
  source: 'skybarrel.mailboxes',
  notifies: { people: ['desk', 'customer'] },
  schema: eventEnvelope(
    'mailbox-changed.v1',
    z.object({
      number: MailboxNumber,
      /** Whose it is now. */
      userId: z.string(),
      /** Whose it was before it was moved. */
      from: z.optional(z.string()),
      what: z.array(MailboxChange).check(z.minLength(1)),
      /** The user id of whoever changed it. */
      by: z.string(),
    }),
  ),
} as const;
