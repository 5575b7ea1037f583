import * as z from 'zod/mini';
import { FlightId } from '#domain/departures/flight-id.ts';
import { destinationCodes } from '#domain/kernel/destinations.ts';
import { eventEnvelope } from '../envelope.ts';

/** The schedule proposes another day for a flight that somebody has booked, or that is over: staff refused, or the schedule changed back. Published by departures. */
export const DepartureProposedV1 = {
  type: 'departure-proposed.v1',
  source: 'skybarrel.departures',
  notifies: { nobody: 'The list of the tasks has it for those who decide about it.' },
  schema: eventEnvelope(
    'departure-proposed.v1',
    z.object({
      flight: FlightId,
      to: z.enum(destinationCodes),
      /** The proposed day; absent when nothing is proposed any more. */
      day: z.optional(z.string()),
      by: z.string(),
    }),
  ),
} as const;
