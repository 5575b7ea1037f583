import { readBookingCode } from '#domain/bookings/reference.ts';
import { readShelf } from '#domain/parcels/bench/shelf-code.ts';
import { readParcelCode } from '#domain/parcels/reference.ts';
import { readPieceCode } from '#domain/shipments/piece-code.ts';

/** What somebody scanned. `other` is one of our own codes that has nothing to do here, with what is true of it. */
export type Scanned =
  | { readonly kind: 'label'; readonly text: string }
  | { readonly kind: 'shelf'; readonly shelf: string }
  | { readonly kind: 'parcel'; readonly code: string }
  | { readonly kind: 'other'; readonly words: string };

/** A code of a carrier is at least this long; shorter ones are half read. */
const SHORTEST = 6;
/** As much of a label as the server takes. */
const LONGEST = 400;

/** Tells the labels apart that come before the scanner: of a carrier, of a shelf, and ours. */
export const readScan = (given: string): Scanned => {
  const text = given.trim().slice(0, LONGEST);
  const code = readParcelCode(text);
  if (code !== undefined) return { kind: 'parcel', code };
  const shelf = readShelf(text);
  if (shelf !== undefined) return { kind: 'shelf', shelf };
  // Without its piece it could be the number of a carrier.
  const piece = readPieceCode(text);
  if (piece?.n !== undefined)
    return {
      kind: 'other',
      words: `This is piece ${piece.n} of shipment ${piece.number}. Take it to the dock.`,
    };
  if (readBookingCode(text) !== undefined)
    return { kind: 'other', words: 'This is the code of a booking. Scan it at the dock.' };
  if (text.length < SHORTEST)
    return { kind: 'other', words: `“${text}” is too short for a tracking number. Scan the label again.` };
  return { kind: 'label', text };
};
