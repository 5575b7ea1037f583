/** What functions of other domains may use: what people read of events, who may see and add the files of a shipment and whose it is, whose arrival it is, all that were booked, one with its filing as it is now, whose a number is, those on a flight, a guard for whoever follows one, how senders found theirs and the link by which they say it, what waits in them, what a guest is about to book, the write that ends a draft with its booking, what a counter noted of a handover, whose goods money is for, a sender as their profile has them, what is to be done now for one, and bulk changes. */
export { isArrivalOf } from './arrivals/own-arrivals.ts';
export { bookedShipments } from './booked-shipments.ts';
export { flightManifests } from './closing/flight-manifests.ts';
export { shipperOf } from './declare/declared-shipment.ts';
export { filedShipments } from './filed-shipments.ts';
export { givenOpinions } from './given-opinions.ts';
export { guestDraftReader, type ReadGuestDraft } from './guest-draft-reader.ts';
export { readHandover } from './handover/read-handover.ts';
export { opinionLinks } from './opinion/opinion-links.ts';
export { shipmentAccess, shipmentOwner } from './shipment-access.ts';
export { shipmentOwners } from './shipment-owners.ts';
export { shipmentsOnFlight } from './shipments-on-flight.ts';
export { stepReader } from './step-reader.ts';
export { draftEnding, type EndsDraft } from './store/saved-store.ts';
export { unchangedShipment } from './store/unchanged-shipment.ts';
export { afterPaying, goodsFacts, type MoneyGoods } from './told/goods-facts.ts';
export { toldOf } from './told/told-of.ts';
