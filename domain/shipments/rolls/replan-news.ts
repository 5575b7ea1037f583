import type { Flight } from '../../departures/flight.ts';
import { mayMove } from '../lifecycle.ts';
import { pickupMark } from '../pickup.ts';
import { flightsOf, partOn } from '../piece-flights.ts';
import type { Shipment } from '../shipment.ts';
import { isOnHand } from './flight-fit.ts';
import { type FlightNews, rolledNews } from './flight-words.ts';

/** Whether only some pieces of a shipment are booked on a flight, apart from the others. */
export const fliesApart = (shipment: Shipment, flight: string): boolean =>
  shipment.departureId !== flight && flightsOf(shipment).includes(flight);

/**
 * What the sender of a shipment reads when it leaves a canceled flight for the next one, or for none. Undefined when it does not leave:
 * pieces that fly apart keep their place while no flight has one. The shipment is as it is off the list of the canceled flight.
 */
export const replanNews = (
  shipment: Shipment,
  { id, day: fromDay }: Pick<Flight, 'id' | 'day'>,
  promise: Pick<Flight, 'day' | 'cargoCutoff' | 'eta'> | undefined,
  dock: string,
): FlightNews | undefined => {
  const rolled = { fromDay, promise, why: 'flight-cancelled' as const, ...pickupMark(shipment) };
  if (!fliesApart(shipment, id))
    return mayMove(shipment.pieces) ? rolledNews({ ...rolled, onHand: isOnHand(shipment) }, dock) : undefined;
  const part = partOn(shipment, id);
  return promise && mayMove(part.pieces)
    ? rolledNews({ ...rolled, onHand: isOnHand(part), pieces: part.pieces.map(({ n }) => n) }, dock)
    : undefined;
};
