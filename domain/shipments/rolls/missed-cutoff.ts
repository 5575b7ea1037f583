import type { FlightRecord } from '../../departures/flight.ts';
import { mayMove } from '../lifecycle.ts';
import { partOn } from '../piece-flights.ts';
import type { Shipment } from '../shipment.ts';
import { isOnHand } from './flight-fit.ts';

/**
 * Whether a shipment misses a flight at an instant: goods were due before, and not all of its pieces that fly with it are at the dock.
 * They then go on the next flight with a place. Goods that came late, but before we looked, still fly.
 */
export const missesCutoff = (
  { id, recorded, cargoCutoff }: Pick<FlightRecord, 'id' | 'recorded' | 'cargoCutoff'>,
  shipment: Pick<Shipment, 'departureId' | 'pieces'>,
  now: Date,
): boolean => {
  const part = partOn(shipment, id);
  return (
    recorded === 'SCHEDULED' && cargoCutoff <= now.toISOString() && mayMove(part.pieces) && !isOnHand(part)
  );
};
