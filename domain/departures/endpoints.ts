import * as z from 'zod/mini';
import { destinationCodes } from '../kernel/destinations.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { FlightId, FlightTiming } from './flight.ts';
import { flightStates } from './lifecycle.ts';
import { spaces } from './space.ts';
import { WaybillStock } from './waybill.ts';

/** A flight as customers see it. */
export const UpcomingFlight = z.extend(FlightTiming, {
  id: FlightId,
  to: z.enum(destinationCodes),
  destinationAirport: z.string(),
  flightNumber: z.optional(z.string()),
  carrier: z.optional(z.string()),
  state: z.enum(flightStates),
  space: z.enum(spaces),
  /** The heaviest single piece that the aircraft takes, in pounds. */
  largestPieceLb: z.int(),
});
export type UpcomingFlight = z.infer<typeof UpcomingFlight>;

/** Flights, and the stock of house air waybill numbers. */
export const departureEndpoints = {
  upcoming: endpoint('GET /api/departures', {
    summary: 'The next eight flights to a destination, with the space that is left in words.',
    access: 'signed-in',
    query: z.object({ to: z.enum(destinationCodes) }),
    reply: z.object({ items: z.array(UpcomingFlight) }),
  }),
  stock: endpoint('GET /api/waybills/stock', {
    summary: 'How many house air waybill numbers are left.',
    access: 'waybill.read',
    reply: z.extend(WaybillStock, { left: z.int() }),
  }),
} as const;
