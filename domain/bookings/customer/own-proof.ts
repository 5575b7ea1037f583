import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { DoneProof, FailedProof, type Proof } from '../../runs/driving/proof.ts';
import { BookingReference } from '../booking.ts';

const shared = {
  /** When it happened. ISO 8601. */
  at: z.string(),
  /** So many photos the driver took. */
  photoCount: z.int(),
} as const;

const doneShown = {
  boxes: true,
  barrels: true,
  left: true,
  scanned: true,
  signer: true,
  signature: true,
  agreed: true,
  shownId: true,
} as const;

/** What the sender sees of the proof of a visit: not who drove, not where the phone was, and not what the driver noted for the desk. */
export const OwnProof = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('DONE'), ...shared, ...z.pick(DoneProof, doneShown).shape }),
  z.object({ outcome: z.literal('FAILED'), ...shared, ...z.pick(FailedProof, { reason: true }).shape }),
]);
export type OwnProof = z.infer<typeof OwnProof>;

/** A proof as the sender sees it. */
export const ownProof = (proof: Proof): OwnProof =>
  OwnProof.parse({ ...proof, photoCount: proof.photos.length });

/** The proof of a visit for whoever booked it. */
export const ownProofEndpoints = {
  proof: endpoint('GET /api/bookings/{reference}/proofs/{visit}', {
    summary: "What the driver told of one visit of one of the caller's bookings: when, what, and who signed.",
    access: 'signed-in',
    params: z.object({
      reference: BookingReference,
      visit: z.string().check(z.regex(/^[1-9]\d?$/, 'Visits are counted from 1.')),
    }),
    reply: z.object({ proof: OwnProof }),
    refusals: { BOOKING_NOT_FOUND: 404, PROOF_NOT_FOUND: 404 },
  }),
} as const;
