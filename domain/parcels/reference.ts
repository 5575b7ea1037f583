import { referenceKind } from '../kernel/reference.ts';

/** Random bytes for one code, one character from each. */
export const PARCEL_CODE_BYTES = 8;

/**
 * Codes of parcels: `PCL-7K3M9Q2X`. The device makes them, also without a connection, and prints them on the label at once, so nobody
 * can try again when one is taken: eight characters are a million million codes.
 */
export const parcelCode = referenceKind('PCL', PARCEL_CODE_BYTES);

/** Reads a scanned or typed code that names itself as one of a parcel, as its label does. Undefined for any other code. */
export const readParcelCode = (text: string): string | undefined =>
  /^\s*PCL/i.test(text) ? parcelCode.from(text) : undefined;
