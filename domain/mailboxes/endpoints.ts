import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { ClosingBlock, changeEndpoints } from './changes/endpoints.ts';
import { Mailbox, MailboxHistoryEntry, MailboxNote } from './mailbox.ts';
import { MailboxNumber } from './mailbox-number.ts';
import { ownMailboxEndpoints } from './own-endpoints.ts';

/** Everything that mailboxes answer: to their owners, to the desk and to admins. */
export const mailboxEndpoints = {
  ...ownMailboxEndpoints,
  list: endpoint('GET /api/mailboxes', {
    summary:
      'Mailboxes, newest first; `search` finds by name in any order, number or its end, phone number or e-mail address.',
    access: 'mailbox.read',
    query: z.object({ ...pageQuery, search: z.optional(z.string().check(z.trim(), z.maxLength(100))) }),
    reply: pageOf(Mailbox),
    refusals: { INVALID_CURSOR: 400 },
  }),
  show: endpoint('GET /api/mailboxes/{number}', {
    summary: 'One mailbox with everything that happened to it, newest first.',
    access: 'mailbox.read',
    params: z.object({ number: MailboxNumber }),
    /** `blocks` is what a mailbox that is being closed still waits for. */
    reply: z.object({
      mailbox: Mailbox,
      history: z.array(MailboxHistoryEntry),
      blocks: z.array(ClosingBlock),
    }),
    refusals: { MAILBOX_NOT_FOUND: 404 },
  }),
  note: endpoint('POST /api/mailboxes/{number}/notes', {
    summary: 'Adds a note of staff to the history of a mailbox; the same `id` again adds nothing.',
    access: 'mailbox.manage',
    params: z.object({ number: MailboxNumber }),
    /** The form makes the `id`, so that a double click or a lost answer makes one note. */
    body: z.strictObject({ id: z.uuid(), note: MailboxNote }),
    reply: z.object({ entry: MailboxHistoryEntry }),
    refusals: { MAILBOX_NOT_FOUND: 404, NOTE_EXISTS: 409 },
  }),
  ...changeEndpoints,
} as const;
