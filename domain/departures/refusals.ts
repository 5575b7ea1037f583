import * as z from 'zod/mini';
import { Flight } from './flight.ts';

/** Somebody else has changed the flight; this is how it is now. */
export const flightChanged = {
  FLIGHT_CHANGED: { status: 409, details: z.object({ flight: Flight }) },
} as const;

/** What a flight is asked to be cannot be: the field that is wrong, and why. */
export const flightImpossible = {
  FLIGHT_IMPOSSIBLE: { status: 422, details: z.object({ field: z.string(), message: z.string() }) },
} as const;
