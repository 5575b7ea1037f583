import * as z from 'zod/mini';
import { MailboxNumber } from '#domain/mailboxes/mailbox-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** A customer got a U.S. mailbox. Published by mailboxes. Notifications and other systems listen. */
export const MailboxAssignedV2 = {
  type: 'mailbox-assigned.v2',
  source: 'skybarrel.mailboxes',
  notifies: { people: ['desk', 'customer'] },
  schema: eventEnvelope(
    'mailbox-assigned.v2',
    z.object({
      mailboxNumber: MailboxNumber,
      userId: z.string(),
      assignedAt: z.string(),
    }),
  ),
} as const;
