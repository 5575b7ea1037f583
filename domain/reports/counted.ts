import { newYorkDay } from '../kernel/new-york.ts';
import { type FlightStage, stagesOf } from '../shipments/flight-stages.ts';
import type { Opinion } from '../shipments/opinion/opinion.ts';
import { flightsOf } from '../shipments/piece-flights.ts';
import type { Shipment } from '../shipments/shipment.ts';

/**
 * What is counted for each New York day. `booked` and `revenue` (cents) are of the day of the booking, without what was canceled
 * since. The revenue is what is charged: the promised price, or what the sender agreed to after a reweigh. `delivered` is of the
 * day on which the last piece was handed over. How senders found it is of the day on which they first said so, as they say it now.
 */
export const dayMeasures = [
  'booked',
  'revenue',
  'delivered',
  'signUps',
  'quotes',
  'enquiries',
  'good',
  'fair',
  'bad',
] as const;
export type DayMeasure = (typeof dayMeasures)[number];

/** The name of a number of a flight: `TO_SCREEN.pieces`. */
export const stageMeasure = (stage: FlightStage, measure: 'shipments' | 'pieces'): string =>
  `${stage}.${measure}`;
export const dayCounter = (day: string): string => `DAY#${day}`;
export const flightCounter = (id: string): string => `FLIGHT#${id}`;

/** What one thing adds to the numbers of counters: `{ 'DAY#2026-11-20': { booked: 1, revenue: 37500 } }`. */
export type Counted = Readonly<Record<string, Readonly<Record<string, number>>>>;

const together = (
  parts: readonly (readonly [counter: string, numbers: Record<string, number>])[],
): Counted => {
  const all: Record<string, Record<string, number>> = {};
  for (const [counter, numbers] of parts) all[counter] = { ...all[counter], ...numbers };
  return all;
};

/** What a shipment adds to the numbers of one of its flights. */
const stageNumbers = (shipment: Shipment, flight: string): Record<string, number> =>
  Object.fromEntries(
    [...stagesOf(shipment, flight)].flatMap(([stage, pieces]) => [
      [stageMeasure(stage, 'shipments'), 1],
      [stageMeasure(stage, 'pieces'), pieces],
    ]),
  );

/**
 * What a shipment adds, from nothing but the shipment: so it does not matter how often and in which order its events come. A
 * canceled one adds nothing. Undefined for one that was never booked.
 */
export const countedOfShipment = (shipment: Shipment): Counted | undefined => {
  const { bookedAt, closedAt, state, promise, charged } = shipment;
  if (bookedAt === undefined) return undefined;
  if (state === 'CANCELLED') return {};
  return together([
    [dayCounter(newYorkDay(new Date(bookedAt))), { booked: 1, revenue: (charged ?? promise).total }],
    ...(state === 'DELIVERED' && closedAt !== undefined
      ? ([[dayCounter(newYorkDay(new Date(closedAt))), { delivered: 1 }]] as const)
      : []),
    ...flightsOf(shipment)
      .map((flight) => [flightCounter(flight), stageNumbers(shipment, flight)] as const)
      .filter(([, numbers]) => Object.keys(numbers).length > 0),
  ]);
};

const measureOf = { GOOD: 'good', FAIR: 'fair', BAD: 'bad' } as const satisfies Record<
  Opinion['mark'],
  DayMeasure
>;

/** What an opinion adds as it is. */
export const countedOfOpinion = ({ mark, firstAt }: Pick<Opinion, 'mark' | 'firstAt'>): Counted =>
  countedOnce(measureOf[mark], firstAt);

/** What something adds that happens once and never changes: a sign-up, a request for a quote, a message. */
export const countedOnce = (measure: DayMeasure, at: string): Counted => ({
  [dayCounter(newYorkDay(new Date(at)))]: { [measure]: 1 },
});

/** What has to be added to counters in which `before` is counted so that `after` is. Numbers that stay are left out. */
export const differenceOf = (before: Counted, after: Counted): Counted => {
  const difference: Record<string, Record<string, number>> = {};
  for (const counter of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[counter] ?? {}, after[counter] ?? {}];
    const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .map((name) => [name, (is[name] ?? 0) - (was[name] ?? 0)] as const)
      .filter(([, more]) => more !== 0);
    if (changed.length > 0) difference[counter] = Object.fromEntries(changed);
  }
  return difference;
};
