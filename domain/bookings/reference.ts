import { referenceKind } from '../kernel/reference.ts';

/** References of bookings: `BKG-7K3M9Q`. */
export const bookingReference = referenceKind('BKG');
