import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { ClosingBlock, changeEndpoints } from './changes/endpoints.ts';
import { Mailbox, MailboxHistoryEntry, MailboxNote, MailboxNumber } from './mailbox.ts';
import { OwnMailbox } from './own-mailbox.ts';
import { VirtualAddress } from './virtual-address.ts';

/** `virtualAddress` has no payload, the caller's own address. */
export const mailboxEndpoints = {
  virtualAddress: endpoint('GET /api/virtual-address', {
    summary: "The caller's own U.S. mailbox address; assigns one if it is missing.",
    access: 'signed-in',
    reply: z.object({ address: VirtualAddress, mailbox_number: MailboxNumber, mailbox: OwnMailbox }),
    refusals: { MAILBOX_NOT_FOUND: 404 },
  }),
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
