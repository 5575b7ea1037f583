import * as z from 'zod/mini';
import { Flight } from '../../departures/flight.ts';
import { happeningOf } from '../../departures/under-way.ts';
import { phoneShown } from '../form/people.ts';
import { hasFlown } from '../lifecycle.ts';
import { partOn } from '../piece-flights.ts';
import type { Shipment } from '../shipment.ts';
import { ArrivalSummary, arrivalSummaryOf } from './arrival.ts';

const shape = Flight.shape;

/** A flight as the agent at its destination sees it: what the airline and customs ask for, without its capacity and its places. */
export const ArrivalFlight = z.object({
  id: shape.id,
  to: shape.to,
  day: shape.day,
  originAirport: shape.originAirport,
  destinationAirport: shape.destinationAirport,
  carrier: shape.carrier,
  flightNumber: shape.flightNumber,
  /** The air waybill of the airline, for the entry and for collecting the cargo. */
  mawb: shape.mawb,
  /** When it left and landed, ISO 8601, as far as that is recorded. */
  leftAt: z.optional(z.string()),
  landedAt: z.optional(z.string()),
  /** How many versions its manifest has: none unless above 0. */
  manifests: z.int(),
});
export type ArrivalFlight = z.infer<typeof ArrivalFlight>;

/** What an agent sees of a flight, and nothing besides. */
export const arrivalFlightOf = (flight: Flight): ArrivalFlight => {
  const [left, landed] = [happeningOf(flight, 'DEPARTED'), happeningOf(flight, 'ARRIVED')];
  return ArrivalFlight.parse({
    ...flight,
    ...(left ? { leftAt: left.at } : {}),
    ...(landed ? { landedAt: landed.at } : {}),
    manifests: flight.manifest?.version ?? 0,
  });
};

/** A shipment in the list of its flight, with what a receiver at the counter or a caller names it by. */
export const ArrivalOnFlight = z.extend(ArrivalSummary, {
  consigneePhone: z.string(),
  consigneeCity: z.string(),
  shipperName: z.string(),
});
export type ArrivalOnFlight = z.infer<typeof ArrivalOnFlight>;

/** A shipment in the list of a flight: with the pieces that left with it. Undefined when none did. */
export const arrivalOnFlight = (shipment: Shipment, flight: string): ArrivalOnFlight | undefined => {
  const part = partOn(shipment, flight);
  const pieces = part.pieces.filter(hasFlown);
  return pieces.length === 0
    ? undefined
    : {
        ...arrivalSummaryOf({ ...part, pieces }),
        consigneePhone: phoneShown(shipment.consignee, shipment.to),
        consigneeCity: shipment.consignee.city,
        shipperName: shipment.shipper.company ?? shipment.shipper.name,
      };
};
