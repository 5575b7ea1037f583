import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/endpoint.ts';
import { ProofOfWork } from '../../../proof-of-work/challenge.ts';
import { SavedDraft } from './draft.ts';
import { GuestDraft, GuestDraftSecret, GuestDraftToKeep } from './guest-draft.ts';

const withSecret = { 'guest-draft': GuestDraftSecret };
/** Nothing is kept under the secret, or not any more. */
const refused = { GUEST_DRAFT_GONE: 404 } as const;
const taken = { GUEST_DRAFT_TAKEN: 409 } as const;

/** What guests are about to book, kept until they have an account. */
export const guestDraftEndpoints = {
  keepGuestDraft: endpoint('POST /api/shipment-drafts/guest', {
    summary:
      'Keeps for seven days what a guest is about to book, in place of what was kept under this secret, and says its price.',
    access: 'anyone',
    headers: z.object({ ...withSecret, 'x-viewer-address': z.optional(z.string()) }),
    body: z.extend(GuestDraftToKeep, { proof: ProofOfWork }),
    reply: GuestDraft,
    refusals: { NO_PRICE: 422, CHALLENGE_REFUSED: 422, TOO_MANY_DRAFTS: 429, ...taken },
  }),
  guestDraft: endpoint('GET /api/shipment-drafts/guest', {
    summary: 'What a guest is about to book, for the pages of sign-up and sign-in.',
    access: 'anyone',
    headers: z.object(withSecret),
    reply: GuestDraft,
    refusals: refused,
  }),
  takeGuestDraft: endpoint('POST /api/shipment-drafts/guest/owner', {
    summary:
      "Makes what was kept for a guest an unfinished shipment of the caller's. A second time changes nothing.",
    access: 'signed-in',
    headers: z.object(withSecret),
    reply: z.object({ draft: SavedDraft }),
    /** It is used when the caller has booked or deleted it since. */
    refusals: { ...refused, ...taken, GUEST_DRAFT_USED: 409, TOO_MANY_DRAFTS: 409 },
  }),
} as const;
