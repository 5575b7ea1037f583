/**
 * A row of counts as the counters store it: 32-bit unsigned numbers, little endian, always of the same size. An item
 * that never grows costs the same to read and write with a thousand events and with a million.
 */
export type Tally = Uint8Array;

const BYTES = 4;
/** A count stops here, so that it never overflows to zero. */
const MAX_COUNT = 0xffff_ffff;

const viewOf = (tally: Tally): DataView => new DataView(tally.buffer, tally.byteOffset, tally.byteLength);

/** A tally of `places` counts, all zero. */
export const emptyTally = (places: number): Tally => new Uint8Array(places * BYTES);

/** Adds `times` to one count of the tally (changes it in place). */
export const addToTally = (tally: Tally, place: number, times = 1): void => {
  const view = viewOf(tally);
  view.setUint32(place * BYTES, Math.min(MAX_COUNT, view.getUint32(place * BYTES, true) + times), true);
};

/** The counts, in their order. */
export const countsOf = (tally: Tally): number[] => {
  const view = viewOf(tally);
  return Array.from({ length: tally.byteLength / BYTES }, (_, place) => view.getUint32(place * BYTES, true));
};

/** All counts together. */
export const totalOf = (tally: Tally): number => countsOf(tally).reduce((sum, count) => sum + count, 0);

/** A new tally with the sums of both. */
export const mergeTallies = (one: Tally, other: Tally): Tally => {
  const merged = new Uint8Array(one);
  countsOf(other).forEach((count, place) => {
    addToTally(merged, place, count);
  });
  return merged;
};
