import * as z from 'zod/mini';
import { FlightId } from '../departures/flight-id.ts';
import { flightStates } from '../departures/lifecycle.ts';
import { CalendarDay } from '../kernel/calendar-day.ts';
import { destinationCodes } from '../kernel/destinations.ts';

/** How many flights of each destination are on the board: the one that is being packed, and the one after it. */
export const FLIGHTS_PER_LANE = 2;

const atStage = z.object({ shipments: z.int(), pieces: z.int() });

/** One of the next flights as the desk looks at it: how full it is, and where its pieces are. */
export const FlightOnBoard = z.object({
  id: FlightId,
  to: z.enum(destinationCodes),
  /** The New York day on which it leaves. */
  day: CalendarDay,
  /** The holiday because of which it leaves on another day than usual. */
  movedBy: z.optional(z.string()),
  flightNumber: z.optional(z.string()),
  state: z.enum(flightStates),
  cargoCutoff: z.string(),
  bookingCutoff: z.string(),
  /** What it can carry and what is taken of it, from the flight itself. More may be taken than there is, when pieces were heavier. */
  capacity: z.object({ thousandthsLb: z.int(), pieces: z.int() }),
  taken: z.object({ thousandthsLb: z.int(), pieces: z.int() }),
  shipments: z.int(),
  /** Shipments with pieces at a stage, and these pieces, a second or so behind. */
  stages: z.object({
    EXPECTED: atStage,
    TO_SCREEN: atStage,
    TO_LOAD: atStage,
    ON_LIST: atStage,
    HELD: atStage,
  }),
});
export type FlightOnBoard = z.infer<typeof FlightOnBoard>;
