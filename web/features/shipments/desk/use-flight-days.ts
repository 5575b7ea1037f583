import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { isAddedFlight, usualDayIn } from '#domain/departures/flight-id.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useMay } from '#web/session/use-session.ts';
import { dayWords } from '#web/ui/time/countdown-words.ts';

/** Flights hardly ever move. */
const KNOWN_FOR_MS = 60_000;

/** The flights of these weeks, the soonest first; undefined while they are not known. */
export const useFlightsOfWeeks = () =>
  useReply(
    ['departures', 'list', {}],
    departureEndpoints.list,
    { query: {} },
    { enabled: useMay()('departure.read'), staleTime: KNOWN_FOR_MS },
  ).data?.items;

/**
 * Says on which day a flight leaves: `Fri, Nov 27`, with its number where staff added it beside another one. For a flight of earlier weeks
 * it is the usual day of its schedule.
 */
export const useFlightDays = (): ((departureId: string) => string) => {
  const flights = useFlightsOfWeeks();
  return (departureId) => {
    const flight = flights?.find(({ id }) => id === departureId);
    const day = dayWords(flight?.day ?? usualDayIn(departureId));
    return isAddedFlight(departureId) ? `${day}, ${flight?.flightNumber ?? 'added flight'}` : day;
  };
};
