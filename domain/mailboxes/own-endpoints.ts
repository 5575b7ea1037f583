import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { FurtherNames } from './further-name.ts';
import { MailboxNumber } from './mailbox-number.ts';
import { OwnMailbox } from './own-mailbox.ts';
import { VirtualAddress } from './virtual-address.ts';

/** What owners ask of their own mailbox. Apart from the rest, because the dashboard loads it. `virtualAddress` has no payload, the caller's own address. */
export const ownMailboxEndpoints = {
  virtualAddress: endpoint('GET /api/virtual-address', {
    summary: "The caller's own U.S. mailbox address; assigns one if it is missing.",
    access: 'signed-in',
    reply: z.object({ address: VirtualAddress, mailbox_number: MailboxNumber, mailbox: OwnMailbox }),
    refusals: { MAILBOX_NOT_FOUND: 404 },
  }),
  ownNames: endpoint('PUT /api/virtual-address/names', {
    summary: "Sets the further names that may receive at the caller's own mailbox.",
    access: 'signed-in',
    body: z.strictObject({ version: z.int().check(z.nonnegative()), names: FurtherNames }),
    reply: z.object({ mailbox: OwnMailbox }),
    refusals: { MAILBOX_NOT_FOUND: 404, MAILBOX_CHANGED: 409, OWN_NAME: 409, MAILBOX_NOT_ACTIVE: 409 },
  }),
  askForMail: endpoint('POST /api/virtual-address/us-mail', {
    summary:
      "Asks for U.S. Mail at the caller's own mailbox, so that each addressee can sign Form 1583; again changes nothing.",
    access: 'signed-in',
    reply: z.object({ mailbox: OwnMailbox }),
    refusals: { MAILBOX_NOT_FOUND: 404, MAILBOX_NOT_ACTIVE: 409 },
  }),
} as const;
