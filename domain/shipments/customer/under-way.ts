import * as z from 'zod/mini';
import { destinationCodes } from '../../kernel/destinations.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { ShortStep } from '../../next-step/short-step.ts';

/** How many of a sender's shipments are shown on their first screen. */
export const UNDER_WAY_SHOWN = 10;

/** A shipment on the first screen of its sender, in the words that they read, so that the screen needs no rules of shipments. */
export const UnderWay = z.object({
  number: z.string(),
  to: z.enum(destinationCodes),
  consigneeName: z.string(),
  status: z.string(),
  /** What its sender has to do now, or what happens next where that is nothing. */
  next: ShortStep,
  /** What its sender is asked to pay for it, in cents, on an invoice or not yet. Absent where that is nothing. */
  toPay: z.optional(z.int().check(z.minimum(1))),
});
export type UnderWay = z.infer<typeof UnderWay>;

/** What its sender began to book and did not finish, on this device or another one. */
export const BegunShipment = z.object({
  /** Of the draft. */
  id: z.string(),
  /** `Anita Persaud, Jamaica`, or where it is picked up: `Pickup at 12 Sample Avenue, for Guyana`. */
  name: z.string(),
  /** How many others there are, in the list of shipments. */
  more: z.int(),
  next: ShortStep,
});
export type BegunShipment = z.infer<typeof BegunShipment>;

/** In a file of its own, because the first screen of a customer loads it. */
export const underWayEndpoints = {
  underWay: endpoint('GET /api/shipments/open', {
    summary:
      "The caller's shipments that are not delivered yet, newest first, ten at most: how far each is and what its sender has to do now. Beside them what they began to book last and did not finish.",
    access: 'signed-in',
    /** `more`: there are more than ten. */
    reply: z.object({ items: z.array(UnderWay), more: z.boolean(), begun: z.optional(BegunShipment) }),
  }),
} as const;
