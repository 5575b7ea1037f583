import { Booking, BookingEntry } from '#domain/bookings/booking.ts';
import { Proof } from '#domain/runs/driving/proof.ts';
import { expires } from '../../runtime/table/expires.ts';

export const BOOKING = 'BOOKING';
export const HISTORY = 'H#';

export const partitionOf = (reference: string): string => `BOOKING#${reference}`;
export const bookingKey = (reference: string) => ({ pk: partitionOf(reference), sk: BOOKING });

/** Until when what belongs to a closed booking is kept. An open one stays. */
export const keptUntil = ({ closedAt }: Booking) =>
  closedAt === undefined ? {} : { expires_at: expires(new Date(closedAt), 'bookings') };

export const bookingItem = (booking: Booking) => ({
  ...bookingKey(booking.reference),
  ...booking,
  ...keptUntil(booking),
});

/** An entry of the history, sorted by its time. The form makes the id of a note, so a note is keyed by it alone and written once. */
export const historyKey = (
  reference: string,
  { id, at, what }: Pick<BookingEntry, 'id' | 'at' | 'what'>,
) => ({
  pk: partitionOf(reference),
  sk: what === 'note' ? `${HISTORY}${id}` : `${HISTORY}${at}#${id}`,
});
/** It may name a street, so it is not kept longer than a booking that is closed. */
export const historyItem = (reference: string, entry: BookingEntry) => ({
  ...historyKey(reference, entry),
  ...entry,
  expires_at: expires(new Date(entry.at), 'bookings'),
});

export const PROOF = 'PROOF#';
/** The proof of a visit: there is one for each. */
export const proofKey = (reference: string, visit: number) => ({
  pk: partitionOf(reference),
  sk: `${PROOF}${visit}`,
});
export const proofItem = (proof: Proof) => ({
  ...proofKey(proof.booking, proof.visit),
  ...proof,
  expires_at: expires(new Date(proof.at), 'bookings'),
});
export const toProof = (item: unknown): Proof => Proof.parse(item);

/** Parses an item with the schema of the domain, which also drops the keys. */
export const toBooking = (item: unknown): Booking => Booking.parse(item);
export const toEntry = (item: unknown): BookingEntry => BookingEntry.parse(item);
