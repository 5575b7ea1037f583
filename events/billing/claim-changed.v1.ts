import * as z from 'zod/mini';
import { ClaimReference, claimDeeds, claimKinds, claimStates } from '#domain/billing/claims/claim.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** A customer reported damage, loss or delay, or something was done about it. Published by billing. */
export const ClaimChangedV1 = {
  type: 'claim-changed.v1',
  source: 'skybarrel.billing',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'claim-changed.v1',
    z.object({
      reference: ClaimReference,
      shipment: TrackingNumber,
      ownerId: z.string(),
      kind: z.enum(claimKinds),
      /** The pieces that it is about. Absent in events of before they were told. */
      pieces: z.optional(z.array(z.int())),
      state: z.enum(claimStates),
      what: z.enum(claimDeeds),
      /** What was offered, accepted or paid, in cents. */
      amount: z.optional(z.int()),
      /** While an offer waits for the customer: its sum in cents, and the last day on which it can be accepted. */
      offer: z.optional(z.object({ sum: z.int(), until: z.string() })),
      /** A user id. */
      by: z.string(),
    }),
  ),
} as const;
