import { departureEndpoints } from '#domain/departures/endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useMay } from '#web/session/use-session.ts';
import { dayWords } from '#web/ui/time/countdown-words.ts';

/** Flights hardly ever move. */
const KNOWN_FOR_MS = 60_000;

/** The usual day in the id of a flight, `GY-2026-11-27`. */
const usualDay = (departureId: string): string => departureId.slice(departureId.indexOf('-') + 1);

/** Says on which day a flight leaves: `Fri, Nov 27`. For a flight of earlier weeks it is the usual day of its schedule. */
export const useFlightDays = (): ((departureId: string) => string) => {
  const { data } = useReply(
    ['departures', 'list', {}],
    departureEndpoints.list,
    { query: {} },
    { enabled: useMay()('departure.read'), staleTime: KNOWN_FOR_MS },
  );
  return (departureId) =>
    dayWords(data?.items.find(({ id }) => id === departureId)?.day ?? usualDay(departureId));
};
