import * as z from 'zod/mini';
import { FlightId } from '../../departures/flight-id.ts';
import { CalendarDay } from '../../kernel/calendar-day.ts';
import { destinationCodes } from '../../kernel/destinations.ts';
import { stopStates } from '../lifecycle.ts';
import { AirlineProof } from './airline-proof.ts';

/** What a van brings to an airline: a flight's load, where it goes, and what became of it. Instants are ISO 8601 UTC. */
export const Trip = z.object({
  flight: FlightId,
  to: z.enum(destinationCodes),
  /** The day on which the flight leaves. */
  leaves: CalendarDay,
  carrier: z.optional(z.string()),
  flightNumber: z.optional(z.string()),
  mawb: z.optional(z.string()),
  /** The address of the airline's cargo dock. */
  dock: z.string(),
  /** Until when the airline accepts the cargo, and when the van should be there. */
  acceptBy: z.string(),
  arrivesAt: z.string(),
  /** What the flight had when this was planned or given to the driver. */
  lb: z.number(),
  pieces: z.int(),
  /** What its driver loads, by the codes of the labels: as the list of the flight was when dispatch gave them the run. */
  list: z.optional(z.object({ manifest: z.int(), codes: z.array(z.string()) })),
  /** Labels that were scanned onto the van, each once. */
  scanned: z.array(z.string()),
  /** Why the van left without a piece of the list. */
  without: z.optional(z.string()),
  state: z.enum(stopStates),
  arrivedAt: z.optional(z.string()),
  endedAt: z.optional(z.string()),
  /** What the airline said, with the photos. */
  proof: z.optional(AirlineProof),
  /** Why it is not driven. */
  because: z.optional(z.string()),
});
export type Trip = z.infer<typeof Trip>;

/** Labels of the list that are not on the van, in the order of the list. */
export const missingOf = ({ list, scanned }: Pick<Trip, 'list' | 'scanned'>): readonly string[] => {
  const loaded = new Set(scanned);
  return (list?.codes ?? []).filter((code) => !loaded.has(code));
};

/** How long after the acceptance deadline the van would be there, in minutes; 0 when it is in time. */
export const lateMinutesOf = ({ acceptBy, arrivesAt }: Pick<Trip, 'acceptBy' | 'arrivesAt'>): number =>
  Math.max(0, Math.round((Date.parse(arrivesAt) - Date.parse(acceptBy)) / 60_000));

/** `BW 525`, or the id of the flight while nobody has named it. */
export const flightWords = ({ flight, flightNumber }: Pick<Trip, 'flight' | 'flightNumber'>): string =>
  flightNumber ?? flight;
