import { referenceKind } from '../kernel/reference.ts';

/** References of bookings: `BKG-7K3M9Q`. */
export const bookingReference = referenceKind('BKG');

/** Reads a scanned or typed reference that names itself as one of a booking, as its QR code does. Undefined for any other code. */
export const readBookingCode = (text: string): string | undefined =>
  /^\s*BKG/i.test(text) ? bookingReference.from(text) : undefined;
