import type { Brand } from '#domain/settings/brand.ts';
import { flightDigestOf } from '#domain/shipments/digest/flight-digest.ts';
import type { ShipmentFacts } from '#domain/shipments/next-step/facts.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import type { Digested } from '../../../runtime/digest.ts';
import { toldOfFlight } from './letter.ts';

const flight = {
  id: 'GY-2026-11-27',
  day: '2026-11-28',
  usualDay: '2026-11-27',
  originAirport: 'EWR',
  destinationAirport: 'GEO',
  cargoCutoff: '2026-11-25T19:00:00.000Z',
  bookingCutoff: '2026-11-25T21:00:00.000Z',
  eta: { from: '2026-12-01', to: '2026-12-03' },
  state: 'OPEN' as const,
};
const otherDay = { day: '2026-11-27', cargoCutoff: '2026-11-24T19:00:00.000Z' };
const otherHour = { day: flight.day, cargoCutoff: '2026-11-25T15:00:00.000Z' };
const now = new Date('2026-11-20T15:10:00.000Z');

const shipmentIn = (state: 'DRAFT' | 'BOOKED' | 'RECEIVED', change: Partial<Shipment>): Shipment => ({
  ...sampleShipment,
  state,
  pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state })),
  holds: [],
  ...change,
});
const here = shipmentIn('RECEIVED', {});
const comes = shipmentIn('BOOKED', {
  number: '12345-6789A-V',
  consignee: { ...sampleShipment.consignee, name: 'Anita Sample' },
});
const { departureId: _, ...unbooked } = shipmentIn('DRAFT', {
  number: '23456-789AB-7',
  waits: { departureId: flight.id, since: '2026-11-18T15:00:00.000Z' },
});
const alsoWaits = { ...unbooked, number: '34567-89ABC-H', consignee: comes.consignee };

/** Every letter about a flight of several shipments, with sample facts. */
export const sampleFlights = (
  brand: Brand,
): readonly { readonly id: string; readonly digested: Digested }[] => {
  const of = (id: string, before: typeof otherDay, first: Shipment, ...others: readonly Shipment[]) => {
    const factsOf = (shipment: Shipment): ShipmentFacts => ({
      shipment,
      brand,
      now,
      ...(shipment.departureId === undefined ? {} : { flight }),
    });
    const said = flightDigestOf({ flight, before }, [factsOf(first), ...others.map(factsOf)]);
    return { id, digested: toldOfFlight(said, brand, { userId: first.ownerId, recipient: 'customer' }) };
  };
  return [
    of('flight-moved', otherDay, here, comes),
    of('flight-cutoff', otherHour, here, comes),
    of('flight-moved-waiting', otherDay, unbooked, alsoWaits),
    of('flight-moved-some-waiting', otherDay, here, comes, unbooked),
  ];
};
