import type { UnderWayState } from '#domain/departures/under-way.ts';
import type { TrackingCode } from '#domain/shipments/lifecycle.ts';

const HOUR_MS = 3_600_000;

/** A step on the way of a sample, and its hours before (negative) or after the departure of its flight. */
type Step = readonly [TrackingCode, number];

/** At the dock, from Monday to Wednesday of the week of the flight. */
const atTheDock: readonly Step[] = [
  ['DPU', -104],
  ['FOH', -97],
  ['SCR', -50],
];
/** What a flight does with everything on it. Booking has closed before its manifest is made. */
const withTheFlight: readonly Step[] = [
  ['MAN', -46],
  ['DEP', 0],
  ['ARR', 6],
  ['RCF', 20],
  ['CRC', 48],
  ['CCD', 72],
  ['NFD', 76],
];
const handedOver: readonly Step[] = [
  ['OFD', 96],
  ['DLV', 98],
  ['DDL', 101],
];
const fromTheManifest = [...withTheFlight, ...handedOver];
/** The airline accepts the cargo this many hours before the departure. */
const TENDERED = -6;
/** A sample that waits for its flight: hours before now. */
const soFar: readonly Step[] = [
  ['DPU', -26],
  ['FOH', -22],
  ['SCR', -4],
];

/** Steps that are not on the way to the last one: what is collected was not out for delivery, and the other way round. */
const aside: Partial<Record<TrackingCode, readonly TrackingCode[]>> = {
  DLV: ['OFD'],
  DDL: ['DLV'],
};

/** The flights of the samples leave in the evening of their day, New York time. */
const LEAVES_AT = 'T23:00:00.000Z';

/** Whether goods leave our hands with this. What the receiver pays is paid before. */
export const isHandover = ({ code }: Happening): boolean => handedOver.some(([one]) => one === code);

const after = (instant: number, hours: number): Date => new Date(instant + hours * HOUR_MS);
const leaves = (flightDay: string): number => Date.parse(`${flightDay}${LEAVES_AT}`);
const placeOf = (code: TrackingCode): number => fromTheManifest.findIndex(([one]) => one === code);

const upTo = (steps: readonly Step[], until: TrackingCode): readonly Step[] =>
  steps
    .slice(0, steps.findIndex(([code]) => code === until) + 1)
    .filter(([code]) => !aside[until]?.includes(code));

export interface Happening {
  readonly code: TrackingCode;
  readonly at: Date;
}

const at = (steps: readonly Step[], start: number): readonly Happening[] =>
  steps.map(([code, hours]) => ({ code, at: after(start, hours) }));

/** Whether a sample that has come this far is on the list of its flight, or further. */
export const isOnItsWay = (until: TrackingCode): boolean => placeOf(until) >= 0;

/** When the last event of a sample that is on its way happened, for a flight of this day. */
export const endOf = (until: TrackingCode, flightDay: string): Date =>
  after(leaves(flightDay), fromTheManifest[placeOf(until)]?.[1] ?? 0);

/** What happens to a sample before the manifest of its flight is made. */
export const happeningsAtDock = (until: TrackingCode, flightDay: string, now: Date): readonly Happening[] =>
  isOnItsWay(until) ? at(atTheDock, leaves(flightDay)) : at(upTo(soFar, until), now.getTime());

/** How far a flight has come as a whole when those on it have come so far: as far as the last of them; undefined when it has no manifest. */
export const reachOf = (untils: readonly TrackingCode[]): TrackingCode | undefined => {
  const places = untils.map(placeOf);
  const least = Math.min(...places, withTheFlight.length - 1);
  return places.length > 0 && least >= 0 ? withTheFlight[least]?.[0] : undefined;
};

/** What a flight of this day did to come so far, without the airline's acceptance. */
export const happeningsOfFlight = (reach: TrackingCode, flightDay: string): readonly Happening[] =>
  at(upTo(withTheFlight, reach), leaves(flightDay));

/** When the airline accepted the cargo of a flight of this day. */
export const tenderedAt = (flightDay: string): Date => after(leaves(flightDay), TENDERED);

/** What happens to a sample alone, ahead of the others on its flight. */
export const happeningsAfter = (
  reach: TrackingCode,
  until: TrackingCode,
  flightDay: string,
): readonly Happening[] =>
  at(
    upTo(fromTheManifest, until).filter(([code]) => placeOf(code) > placeOf(reach)),
    leaves(flightDay),
  );

/** The states of a flight by the event that each brings to those on it. */
export const flightStates: Partial<Record<TrackingCode, UnderWayState>> = {
  DEP: 'DEPARTED',
  ARR: 'ARRIVED',
  RCF: 'CHECKED_IN',
  CRC: 'CUSTOMS',
  CCD: 'CLEARED',
  NFD: 'READY',
};
