import { Link } from 'react-router-dom';
import type { BookingSummary } from '#domain/bookings/booking.ts';
import { isOpen } from '#domain/bookings/lifecycle.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { useMyBookings } from '../../use-bookings.ts';
import { stateWords, wayName } from '../../words.ts';

/** Those without a time need the customer; then the earliest. */
const orderOf = ({ visit }: BookingSummary): string => visit?.slot.from ?? '';

/** The pickup or drop-off that comes next, on the first screen; nothing where there is none, or where it cannot be read. */
export const NextBooking = () => {
  const items = useMyBookings(undefined).data?.items ?? [];
  const [next] = items
    .filter(({ state }) => isOpen(state))
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
  if (next === undefined) return null;
  const { name, tone } = stateWords(next);
  return (
    <Link
      to={pathTo('/dashboard/bookings/:reference', { reference: next.reference })}
      className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-y-[1.5px] border-ink px-1 py-3 no-underline hover:bg-sunk"
    >
      <span className="text-lg font-semibold">
        {wayName(next)}: {next.visit ? slotWords(next.visit.slot) : 'no time yet'}
      </span>
      <Badge tone={tone} wraps>
        {name}
      </Badge>
    </Link>
  );
};
