import { useEffect, useState } from 'react';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { isLoading } from '#domain/departures/lifecycle.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useOwnId } from '#web/session/use-session.ts';
import { type FlightToLoad, keepFlight, keepFlights, keptFlight, lastFlights } from './kept-flight.ts';

/** The flight that is being loaded, which stays on this device for the shift. */
export const useFlight = () => {
  const userId = useOwnId();
  const [flight, setFlight] = useState(() => keptFlight(userId, Date.now()));
  const choose = (next: string | undefined): void => {
    keepFlight(userId, next, Date.now());
    setFlight(next);
  };
  return { flight, choose };
};

/** The flights that can be loaded now, the next one first; without a connection, those that could be loaded when there was one. */
export const useFlightsToLoad = (): {
  readonly flights: readonly FlightToLoad[];
  readonly isOld: boolean;
} => {
  const { data, isError } = useReply(['departures', 'list', {}], departureEndpoints.list, { query: {} });
  const now = data?.items
    .filter(({ state }) => isLoading(state))
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map(
      ({ id, day, flightNumber }): FlightToLoad => ({
        id,
        day,
        ...(flightNumber === undefined ? {} : { flightNumber }),
      }),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the server has answered is kept
  useEffect(() => {
    if (now) keepFlights(now);
  }, [data]);
  return { flights: now ?? lastFlights(), isOld: isError };
};
