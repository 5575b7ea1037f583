import * as z from 'zod/mini';
import { FlightId } from '../../departures/flight-id.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { TrackingNumber } from '../tracking-number.ts';
import { ArrivalFlight, ArrivalOnFlight } from './arrival-flight.ts';

/** As many shipments as one call checks in. A device sends the rest of a flight in further calls. */
export const CHECK_IN_AT_ONCE = 25;
const MOST_PIECES = 60;

const params = z.object({ id: FlightId });
const numbers = z.array(z.int().check(z.minimum(1), z.maximum(MOST_PIECES))).check(z.maxLength(MOST_PIECES));
const arrivals = z.array(ArrivalOnFlight);
/** The same answer for a flight of another country, one that has not left, and none at all. */
const refusals = { FLIGHT_NOT_FOUND: 404 } as const;

/** A whole flight at its destination. Agents see those to their own country, from when they have left. */
export const arrivalFlightEndpoints = {
  arrivalFlight: endpoint('GET /api/arriving-flights/{id}', {
    summary:
      'A flight as the agent at its destination sees it: its air waybill, when it left and landed, and every shipment with a piece on it.',
    access: 'arrival.read',
    params,
    reply: z.object({ flight: ArrivalFlight, arrivals }),
    refusals,
  }),
  checkInFlight: endpoint('POST /api/arriving-flights/{id}/check-in', {
    summary:
      'Checks pieces of a flight in at the destination and names those that did not arrive. The same again records nothing: it goes on where the first stopped.',
    access: 'arrival.manage',
    params,
    body: z.strictObject({
      shipments: z
        .array(z.strictObject({ number: TrackingNumber, here: numbers, missing: numbers }))
        .check(z.minLength(1), z.maxLength(CHECK_IN_AT_ONCE)),
    }),
    reply: z.object({
      /** The shipments that were named, as they are now. */
      arrivals,
      /** What was not done, and why, in the words that people read. */
      notDone: z.array(z.object({ number: TrackingNumber, why: z.string() })),
    }),
    refusals,
  }),
} as const;
