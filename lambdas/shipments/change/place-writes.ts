import { flightsOf, partOn } from '#domain/shipments/piece-flights.ts';
import { loadOf } from '#domain/shipments/pieces.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { Write } from '../../runtime/table/writes.ts';
import type { Flights } from './flight-place.ts';

/**
 * The writes that bring the places of a shipment from one version to the next, flight by flight, so that each piece has its place on its
 * own flight: taken where it had none, given back where it has none any more, changed where less or more of it flies.
 */
export const placeWrites = (
  flights: Pick<Flights, 'takePlace' | 'releasePlace' | 'changePlace'>,
  before: Pick<Shipment, 'departureId' | 'pieces'>,
  after: Pick<Shipment, 'departureId' | 'pieces'>,
  request: { readonly now: Date; readonly onHand: boolean },
): Readonly<Record<string, Write>> => {
  const loadIn = (shipment: Pick<Shipment, 'departureId' | 'pieces'>, flight: string) =>
    flightsOf(shipment).includes(flight) ? loadOf(partOn(shipment, flight).pieces) : undefined;
  const all = [...new Set([...flightsOf(before), ...flightsOf(after)])];
  const writes = all.flatMap((flight): [string, Write][] => {
    const [was, is] = [loadIn(before, flight), loadIn(after, flight)];
    const name = `place-${flight}`;
    if (was === undefined) return is === undefined ? [] : [[name, flights.takePlace(flight, is, request)]];
    if (is === undefined) return [[name, flights.releasePlace(flight, was)]];
    const isSame = was.pieces === is.pieces && was.thousandthsLb === is.thousandthsLb;
    if (isSame) return [];
    return [
      [name, flights.changePlace(flight, { before: was, after: is, measured: false, now: request.now })],
    ];
  });
  return Object.fromEntries(writes);
};
