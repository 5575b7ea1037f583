import * as z from 'zod/mini';
import { MailboxNumber } from '#domain/mailboxes/mailbox.ts';
import { eventEnvelope } from '../envelope.ts';

/** A customer got a U.S. mailbox. Published by mailboxes. Notifications and other systems listen. */
export const MailboxAssignedV1 = {
  type: 'mailbox-assigned.v1',
  source: 'skybarrel.mailboxes',
  notifies: { people: ['desk', 'customer'] },
  schema: eventEnvelope(
    'mailbox-assigned.v1',
    z.object({
      mailboxNumber: MailboxNumber,
      userId: z.string(),
      ownerName: z.string(),
      ownerEmail: z.string(),
      assignedAt: z.string(),
    }),
  ),
} as const;
