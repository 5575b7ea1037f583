import type { ClaimChangedV1 } from '#events/billing/claim-changed.v1.ts';
import type { EventOf } from '#events/envelope.ts';
import type { OfferStore } from '../store/offer-items.ts';

/** What we offer for a claim is kept for the first screen of its customer, and goes when they have answered. */
export const claimTold =
  (offers: OfferStore) =>
  (event: EventOf<typeof ClaimChangedV1>): Promise<void> => {
    const { shipment, ownerId, reference, offer } = event.data;
    const version = event.aggregateVersion;
    return offers.keep({ shipment, ownerId, reference, version, at: event.time, offer });
  };
