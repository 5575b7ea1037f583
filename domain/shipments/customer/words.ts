import { defaultSchedule } from '../../departures/schedule/default-schedule.ts';
import { destinations } from '../../kernel/destinations.ts';
import { progressOf } from '../lifecycle.ts';
import type { ShipmentSummary } from '../shipment.ts';
import { stateWords } from '../state-words.ts';

/** The status of a shipment in a list: `3 of 4 pieces: Left Newark`. `departs` is the day of its flight, where it is known. */
export const listStatus = (
  { pieces, to, leftFrom }: Pick<ShipmentSummary, 'pieces' | 'to' | 'leftFrom'>,
  dock: string,
  departs = 'a flight',
): string => {
  const { state, reached, of } = progressOf(pieces);
  // What left before this was kept has the airport of its lane.
  const from = leftFrom ?? defaultSchedule.lanes[to].originAirport;
  const journey = { departs, dock, from, to: destinations[to].airport, flight: 'a flight' };
  const words = stateWords(state, journey);
  return reached === of ? words : `${reached} of ${of} pieces: ${words}`;
};
