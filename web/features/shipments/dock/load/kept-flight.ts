import * as z from 'zod/mini';
import { FlightId } from '#domain/departures/flight-id.ts';
import { readArray, writeArray } from '#web/telemetry/storage.ts';

/** A shift. Whoever begins the next one chooses again. */
const SHIFT_MS = 12 * 3_600_000;
const FLIGHTS = 'dock_flights';

const Chosen = z.object({ flight: FlightId, at: z.number() });
const keyOf = (userId: string): string => `dock_flight_${userId}`;

/** The flight that a person loads in this shift, on this device; undefined until they choose one. */
export const keptFlight = (userId: string, now: number): string | undefined => {
  const { success, data } = z.safeParse(Chosen, readArray(keyOf(userId))[0]);
  return success && now - data.at < SHIFT_MS ? data.flight : undefined;
};

/** Keeps the flight that a person loads; undefined when they are to choose again. */
export const keepFlight = (userId: string, flight: string | undefined, now: number): void =>
  void writeArray(keyOf(userId), flight === undefined ? [] : [{ flight, at: now }]);

/** A flight that can be loaded, as far as somebody who chooses needs it. `day` is the day on which it leaves. */
const FlightToLoad = z.object({ id: FlightId, day: z.string(), flightNumber: z.optional(z.string()) });
export type FlightToLoad = z.infer<typeof FlightToLoad>;

/** The flights that could be loaded when this device last had a connection. */
export const lastFlights = (): readonly FlightToLoad[] =>
  readArray(FLIGHTS).flatMap((one) => {
    const { success, data } = z.safeParse(FlightToLoad, one);
    return success ? [data] : [];
  });

export const keepFlights = (flights: readonly FlightToLoad[]): void => void writeArray(FLIGHTS, flights);
