import * as z from 'zod/mini';
import { FlightId } from '#domain/departures/flight-id.ts';
import { destinationCodes } from '#domain/kernel/destinations.ts';
import { eventEnvelope } from '../envelope.ts';

/** The airline has accepted the cargo of a flight. Published by departures; shipments then records it for every piece. */
export const DepartureTenderedV1 = {
  type: 'departure-tendered.v1',
  source: 'skybarrel.departures',
  notifies: { nobody: 'Senders see it in the history of their shipment.' },
  schema: eventEnvelope(
    'departure-tendered.v1',
    z.object({
      flight: FlightId,
      to: z.enum(destinationCodes),
      day: z.string(),
      /** The air waybill of the airline. */
      mawb: z.string(),
      by: z.string(),
    }),
  ),
} as const;
