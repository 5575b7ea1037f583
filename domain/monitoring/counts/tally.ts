/**
 * A row of counts as the counters keep it: 32-bit unsigned numbers, little endian, the same size whatever is in it.
 * An item that never grows costs the same to write and to read at a thousand events and at a million.
 */
export type Tally = Uint8Array;

const BYTES = 4;
/** A count stops here rather than begin anew at nothing. */
const MOST = 0xffff_ffff;

const viewOf = (tally: Tally): DataView => new DataView(tally.buffer, tally.byteOffset, tally.byteLength);

/** `places` counts, all of them nothing. */
export const emptyTally = (places: number): Tally => new Uint8Array(places * BYTES);

/** Counts `times` more at one place, in the tally given. */
export const addToTally = (tally: Tally, place: number, times = 1): void => {
  const view = viewOf(tally);
  view.setUint32(place * BYTES, Math.min(MOST, view.getUint32(place * BYTES, true) + times), true);
};

/** The counts, place by place. */
export const countsOf = (tally: Tally): number[] => {
  const view = viewOf(tally);
  return Array.from({ length: tally.byteLength / BYTES }, (_, place) => view.getUint32(place * BYTES, true));
};

/** All counts together. */
export const totalOf = (tally: Tally): number => countsOf(tally).reduce((sum, count) => sum + count, 0);

/** A new tally that holds both: what was counted apart is as if it had been counted in one. */
export const mergeTallies = (one: Tally, other: Tally): Tally => {
  const merged = new Uint8Array(one);
  countsOf(other).forEach((count, place) => {
    addToTally(merged, place, count);
  });
  return merged;
};
