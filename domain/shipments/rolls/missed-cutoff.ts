import type { FlightRecord } from '../../departures/flight.ts';
import { mayMove } from '../lifecycle.ts';
import type { Shipment } from '../shipment.ts';
import { isOnHand } from './flight-fit.ts';

/**
 * Whether a shipment misses its flight at an instant: goods were due before, and not all of its pieces are at the dock. It then goes on
 * the next flight with a place. Goods that came late, but before we looked, still fly.
 */
export const missesCutoff = (
  { id, recorded, cargoCutoff }: Pick<FlightRecord, 'id' | 'recorded' | 'cargoCutoff'>,
  shipment: Pick<Shipment, 'departureId' | 'pieces'>,
  now: Date,
): boolean =>
  shipment.departureId === id &&
  recorded === 'SCHEDULED' &&
  cargoCutoff <= now.toISOString() &&
  mayMove(shipment.pieces) &&
  !isOnHand(shipment);
