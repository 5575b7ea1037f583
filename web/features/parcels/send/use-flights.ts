import { departureEndpoints, type UpcomingFlight } from '#domain/departures/endpoints.ts';
import { makesFlight } from '#domain/departures/slots/flight-made.ts';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { useNow } from '#web/ui/time/use-now.ts';

/** A flight as it is offered to goods that are here. */
export interface OfferedFlight extends UpcomingFlight {
  /** Why it cannot be chosen; absent when it can. */
  readonly closed?: string;
}

/** The next flights for parcels that are here: the booking cutoff counts, and the heaviest of them has to fit. */
export const useFlights = (to: DestinationCode, heaviestLb: number) => {
  const { schedule } = useSiteSettings();
  const now = useNow();
  const query = useReply(['departures', to], departureEndpoints.upcoming, { query: { to } });
  const closedWords = (flight: UpcomingFlight): string | undefined => {
    if (flight.state === 'PLANNED') return 'Cannot be booked yet';
    if (flight.state === 'CANCELLED') return 'Canceled';
    if (flight.state !== 'OPEN' || !makesFlight(schedule, flight, { way: 'HERE' }, new Date(now)))
      return 'The cutoff has passed';
    if (heaviestLb > flight.largestPieceLb) return `Takes pieces up to ${flight.largestPieceLb} lb`;
    return flight.space === 'none' ? 'Full' : undefined;
  };
  const flights = query.data?.items.map((flight): OfferedFlight => {
    const closed = closedWords(flight);
    return closed === undefined ? flight : { ...flight, closed };
  });
  return { query, flights };
};
