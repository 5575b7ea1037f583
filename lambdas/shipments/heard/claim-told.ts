import type { ClaimChangedV1 } from '#events/billing/claim-changed.v1.ts';
import type { EventOf } from '#events/envelope.ts';
import type { OfferStore } from '../store/offer-items.ts';

/** The loss that a claim is about, as long as its customer has not taken it back. */
const lossOf = ({ kind, pieces, reference, state }: EventOf<typeof ClaimChangedV1>['data']) =>
  kind !== 'LOSS' || pieces === undefined || state === 'WITHDRAWN'
    ? undefined
    : { reference, pieces, isOver: state === 'SETTLED' || state === 'DENIED' };

/** What we offer for a claim is kept for the first screen of its customer, and goes when they have answered. A loss is kept for what they are told of the pieces. */
export const claimTold =
  (offers: OfferStore) =>
  (event: EventOf<typeof ClaimChangedV1>): Promise<void> => {
    const { shipment, ownerId, reference, offer } = event.data;
    const version = event.aggregateVersion;
    const loss = lossOf(event.data);
    return offers.keep({ shipment, ownerId, reference, version, at: event.time, offer, loss });
  };
