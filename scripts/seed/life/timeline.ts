import type { TrackingCode } from '#domain/shipments/lifecycle.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What happens to a shipment before its flight, and how long before now the last of it was in a sample. */
const beforeFlight: readonly TrackingCode[] = ['DPU', 'FOH', 'RCS', 'MAN'];
/** What happens from the flight on, and how long after its departure. */
const fromFlight: readonly (readonly [TrackingCode, number])[] = [
  ['DEP', 0],
  ['ARR', 6 * HOUR_MS],
  ['RCF', 20 * HOUR_MS],
  ['CRC', 2 * DAY_MS],
  ['CCD', 3 * DAY_MS],
  ['NFD', 3 * DAY_MS + 4 * HOUR_MS],
  ['OFD', 4 * DAY_MS],
  ['DLV', 4 * DAY_MS + 2 * HOUR_MS],
  ['DDL', 4 * DAY_MS + 5 * HOUR_MS],
];

/** Steps that do not lie on the way to the last one: what is collected was not out for delivery, and the other way round. */
const aside: Partial<Record<TrackingCode, readonly TrackingCode[]>> = {
  OFD: ['NFD'],
  DLV: ['OFD'],
  DDL: ['NFD', 'DLV'],
};

/** The flight leaves in the evening of its day, New York time. */
const LEAVES_AT = 'T23:00:00.000Z';

export interface Happening {
  readonly code: TrackingCode;
  readonly at: Date;
}

/** Whether a sample has to have flown. */
export const hasLeft = (until: TrackingCode): boolean => !beforeFlight.includes(until);

/** When the last event happened, for a flight of this day. */
export const endOf = (until: TrackingCode, flightDay: string): Date => {
  const [, after = 0] = fromFlight.find(([code]) => code === until) ?? [];
  return new Date(Date.parse(`${flightDay}${LEAVES_AT}`) + after);
};

/** Everything that happens to a sample up to an event, in order, with its time. Before its flight it is counted back from now. */
export const happeningsUntil = (until: TrackingCode, flightDay: string, now: Date): readonly Happening[] => {
  const flown = hasLeft(until);
  const last = flown ? beforeFlight.length : beforeFlight.indexOf(until) + 1;
  const ends = flown ? Date.parse(`${flightDay}${LEAVES_AT}`) - 6 * HOUR_MS : now.getTime() - HOUR_MS;
  const before = beforeFlight
    .slice(0, last)
    .map((code, index) => ({ code, at: new Date(ends - (last - 1 - index) * 10 * HOUR_MS) }));
  if (!flown) return before;
  const end = fromFlight.findIndex(([code]) => code === until);
  const after = fromFlight
    .slice(0, end + 1)
    .filter(([code]) => !aside[until]?.includes(code))
    .map(([code]) => ({ code, at: endOf(code, flightDay) }));
  return [...before, ...after];
};
