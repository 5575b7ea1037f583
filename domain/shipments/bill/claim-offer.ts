import * as z from 'zod/mini';

/** What we offer for a claim of a shipment, as far as billing has told of it: cents, and the last day on which it can be accepted. */
export const ClaimOffer = z.object({ reference: z.string(), sum: z.int(), until: z.string() });
export type ClaimOffer = z.infer<typeof ClaimOffer>;

/** That a loss of pieces is reported, as far as billing has told of it. `isOver`: it is paid or denied. */
export const LossClaim = z.object({ reference: z.string(), pieces: z.array(z.int()), isOver: z.boolean() });
export type LossClaim = z.infer<typeof LossClaim>;

/** The part of the page of a shipment with its claims. */
export const CLAIMS = 'claims';

/** Its heading. */
export const CLAIMS_TITLE = 'Damage, loss or delay';
