import type { TrackingCode } from '#domain/shipments/lifecycle.ts';

const HOUR_MS = 3_600_000;

/** A step on the way of a sample, and its hours before (negative) or after the departure of its flight. */
type Step = readonly [TrackingCode, number];

/** Monday to Friday of the week of the flight. */
const beforeFlight: readonly Step[] = [
  ['DPU', -104],
  ['FOH', -97],
  ['RCS', -30],
  ['MAN', -6],
];
const fromFlight: readonly Step[] = [
  ['DEP', 0],
  ['ARR', 6],
  ['RCF', 20],
  ['CRC', 48],
  ['CCD', 72],
  ['NFD', 76],
  ['OFD', 96],
  ['DLV', 98],
  ['DDL', 101],
];
/** The same for a sample that waits for its flight: hours before now. */
const soFar: readonly Step[] = [
  ['DPU', -26],
  ['FOH', -22],
  ['RCS', -4],
  ['MAN', -1],
];

/** Steps that are not on the way to the last one: what is collected was not out for delivery, and the other way round. */
const aside: Partial<Record<TrackingCode, readonly TrackingCode[]>> = {
  OFD: ['NFD'],
  DLV: ['OFD'],
  DDL: ['NFD', 'DLV'],
};

/** The flights of the samples leave in the evening of their day, New York time. */
const LEAVES_AT = 'T23:00:00.000Z';

const after = (instant: number, hours: number): Date => new Date(instant + hours * HOUR_MS);
const leaves = (flightDay: string): number => Date.parse(`${flightDay}${LEAVES_AT}`);

const upTo = (steps: readonly Step[], until: TrackingCode): readonly Step[] =>
  steps
    .slice(0, steps.findIndex(([code]) => code === until) + 1)
    .filter(([code]) => !aside[until]?.includes(code));

export interface Happening {
  readonly code: TrackingCode;
  readonly at: Date;
}

/** Whether a sample that has come this far has flown. */
export const hasLeft = (until: TrackingCode): boolean => fromFlight.some(([code]) => code === until);

/** When the last event of a sample that has flown happened, for a flight of this day. */
export const endOf = (until: TrackingCode, flightDay: string): Date =>
  after(leaves(flightDay), fromFlight.find(([code]) => code === until)?.[1] ?? 0);

/** Everything that happens to a sample up to an event, in order. */
export const happeningsUntil = (until: TrackingCode, flightDay: string, now: Date): readonly Happening[] => {
  const start = hasLeft(until) ? leaves(flightDay) : now.getTime();
  const steps = hasLeft(until) ? [...beforeFlight, ...upTo(fromFlight, until)] : upTo(soFar, until);
  return steps.map(([code, hours]) => ({ code, at: after(start, hours) }));
};
