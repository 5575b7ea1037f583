import { flightsOf } from '#domain/shipments/piece-flights.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { Flights } from '../change/flight-place.ts';

/** Reads the flights of pieces that fly by themselves: they were left behind, or booked on another one. */
export const flightsApart = async (
  flights: Pick<Flights, 'find'>,
  shipment: Pick<Shipment, 'departureId' | 'pieces'>,
  now: Date,
) => {
  const apart = flightsOf(shipment).filter((id) => id !== shipment.departureId);
  const found = await Promise.all(apart.map((id) => flights.find(id, now)));
  return found.filter((flight) => flight !== undefined);
};
