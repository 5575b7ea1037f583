import { defaultSchedule } from '../../departures/schedule/default-schedule.ts';
import { destinations } from '../../kernel/destinations.ts';
import type { ShipmentSummary } from '../shipment.ts';
import { wholeStatus } from '../tracking/whole-status.ts';

/** The status of a shipment in a list: `3 of 4 pieces: Left Newark`. `departs` is the day of its flight, where it is known. */
export const listStatus = (
  { pieces, to, leftFrom }: Pick<ShipmentSummary, 'pieces' | 'to' | 'leftFrom'>,
  dock: string,
  departs = 'a flight',
): string => {
  // What left before this was kept has the airport of its lane.
  const from = leftFrom ?? defaultSchedule.lanes[to].originAirport;
  const journey = { departs, dock, from, to: destinations[to].airport, flight: 'a flight' };
  return wholeStatus(pieces, journey);
};
