import { defaultSchedule } from '../../departures/schedule/default-schedule.ts';
import { destinations } from '../../kernel/destinations.ts';
import { holds } from '../holds.ts';
import { isClosed, progressOf } from '../lifecycle.ts';
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

/** Nothing to do while it waits for a place; all the more once one is held. */
const flightNeed = (waits: ShipmentSummary['waits']): readonly string[] => {
  if (waits === undefined) return ['Not booked yet: choose a flight'];
  return waits.offeredUntil === undefined ? [] : ['A place is held for you: book it'];
};

/** What a shipment needs from its sender, one short sentence each; empty when nothing. */
export const needsOf = ({
  state,
  holds: placed,
  waits,
}: Pick<ShipmentSummary, 'state' | 'holds' | 'waits'>): readonly string[] => {
  if (isClosed(state)) return [];
  const open = placed.filter((kind) => holds[kind].byCustomer || kind === 'PAYMENT_DUE');
  const waitsForUs = placed.some((kind) => holds[kind].blocks.includes('booking'));
  return [
    ...(state === 'DRAFT' && !waitsForUs ? flightNeed(waits) : []),
    ...open.map((kind) => holds[kind].name),
  ];
};
