import { FlightRecord } from '#domain/departures/flight.ts';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { expiresInDays } from '../../runtime/clock.ts';

/** Papers of a flight are kept for five years, and a flight as long as its papers. */
const FLIGHT_KEPT_DAYS = 5 * 366;

const FLIGHT = 'FLIGHT#';

/** The partition of all flights of a lane. */
export const lanePartition = (to: DestinationCode): string => `LANE#${to}`;
/** Sorts the flights of a lane by their usual day. */
export const flightPosition = (usualDay: string): string => `${FLIGHT}${usualDay}`;

/** The key of a flight, which is in its id: `GY-2026-11-27`. */
export const flightKey = (id: string) => ({ pk: `LANE#${id.slice(0, 2)}`, sk: `${FLIGHT}${id.slice(3)}` });

export const flightItem = (flight: FlightRecord) => ({
  ...flightKey(flight.id),
  ...flight,
  expires_at: expiresInDays(new Date(flight.cargoCutoff), FLIGHT_KEPT_DAYS),
});

/** Parses an item with the schema of the domain, which also drops the keys. */
export const toFlight = (item: unknown): FlightRecord => FlightRecord.parse(item);
