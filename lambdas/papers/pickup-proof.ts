import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mainVisit } from '#domain/bookings/visits.ts';
import { type PickupFacts, pickupFacts } from '#domain/papers/content/pickup-facts.ts';
import { bookingReader, visitProofs } from '../bookings/index.ts';

/** How the goods of a shipment came into our van; undefined where no driver fetched them. */
export type ReadPickup = (shipment: string) => Promise<PickupFacts | undefined>;

/** Reads it from the booking that brings the goods, and the proof of its visit. It needs `GetItem` on the table of the bookings. */
export const pickupReader = (client: DynamoDBDocumentClient, table: string): ReadPickup => {
  const { ofShipment } = bookingReader(client, table);
  const proofs = visitProofs(client, table);
  return async (shipment) => {
    const booking = await ofShipment(shipment);
    const visit = booking && mainVisit(booking);
    if (booking?.way !== 'PICKUP' || visit?.state !== 'DONE') return undefined;
    const proof = await proofs.find(booking.reference, visit.number);
    return proof?.outcome === 'DONE' ? pickupFacts(proof) : undefined;
  };
};
