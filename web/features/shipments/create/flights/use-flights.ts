import { departureEndpoints, type UpcomingFlight } from '#domain/departures/endpoints.ts';
import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import { type Coming, type FullSlots, makesFlight } from '#domain/departures/slots/flight-made.ts';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useFullSlots } from '#web/price-form/use-full-slots.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
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
  /** How it comes to our dock: what we pick up makes later flights. */
  readonly coming: Coming;
}

/** What decides now when goods can be at the dock. */
interface SlotsNow {
  readonly schedule: Schedule;
  readonly full: FullSlots;
  readonly now: number;
}

const PAST = 'The cutoff has passed';
const FULL = 'Full';

const NO_PICKUP = 'We cannot pick it up in time';

const closedWords = (
  flight: UpcomingFlight,
  { heaviestLb, coming }: Wanted,
  { schedule, full, now }: SlotsNow,
): string | undefined => {
  if (flight.state === 'PLANNED') return 'Cannot be booked yet';
  if (flight.state === 'CANCELLED') return 'Canceled';
  if (flight.state !== 'OPEN' || now >= Date.parse(flight.cargoCutoff)) return PAST;
  if (heaviestLb > flight.largestPieceLb) return `Takes pieces up to ${flight.largestPieceLb} lb`;
  if (!makesFlight(schedule, flight, coming, new Date(now), full))
    return coming.way === 'PICKUP' ? NO_PICKUP : PAST;
  return flight.space === 'none' ? FULL : undefined;
};

/** The next flights to a destination with their space, from the live departures. */
export const useFlights = (wanted: Wanted) => {
  const { to, chosen, coming } = wanted;
  const full = useFullSlots(coming.way === 'PICKUP' && coming.slot === undefined);
  const { schedule } = useSiteSettings();
  const now = useNow();
  const query = useReply(['departures', to], departureEndpoints.upcoming, { query: { to } });
  const flights = query.data?.items
    .map((flight): OfferedFlight => {
      const closed = closedWords(flight, wanted, { schedule, full, now });
      return closed === undefined ? flight : { ...flight, closed, waitlist: closed === FULL };
    })
    .filter(({ closed, id }) => closed !== PAST || id === chosen);
  return { query, flights };
};
