import { departureEndpoints, type UpcomingFlight } from '#domain/departures/endpoints.ts';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useNow } from '#web/ui/time/use-now.ts';

/** A flight as it is offered. */
export interface OfferedFlight extends UpcomingFlight {
  /** Why it cannot be chosen, in words; absent when it can. */
  readonly closed?: string;
  /** True for a full flight that can be waited for. */
  readonly waitlist?: boolean;
}

/** What is to fly. */
interface Wanted {
  readonly to: DestinationCode;
  /** The weight of the heaviest piece, in pounds. */
  readonly heaviestLb: number;
  /** The flight that was chosen, which stays in the list when its cutoff passes. */
  readonly chosen: string;
}

const PAST = 'The cutoff has passed';
const FULL = 'Full';

const closedWords = (flight: UpcomingFlight, heaviestLb: number, now: number): string | undefined => {
  if (flight.state === 'PLANNED') return 'Cannot be booked yet';
  if (flight.state === 'CANCELLED') return 'Canceled';
  if (flight.state !== 'OPEN' || now >= Date.parse(flight.cargoCutoff)) return PAST;
  if (heaviestLb > flight.largestPieceLb) return `Takes pieces up to ${flight.largestPieceLb} lb`;
  return flight.space === 'none' ? FULL : undefined;
};

/** The next flights to a destination with their space, from the live departures. */
export const useFlights = ({ to, heaviestLb, chosen }: Wanted) => {
  const now = useNow();
  const query = useReply(['departures', to], departureEndpoints.upcoming, { query: { to } });
  const flights = query.data?.items
    .map((flight): OfferedFlight => {
      const closed = closedWords(flight, heaviestLb, now);
      return closed === undefined ? flight : { ...flight, closed, waitlist: closed === FULL };
    })
    .filter(({ closed, id }) => closed !== PAST || id === chosen);
  return { query, flights };
};
