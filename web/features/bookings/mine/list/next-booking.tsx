import { Link } from 'react-router-dom';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { useMyBookings } from '../../use-bookings.ts';
import { stateWords, wayName } from '../../words.ts';
import { toCome } from './to-come.ts';

/** The pickup or drop-off that comes next, on the first screen; nothing where there is none, or where it cannot be read. */
export const NextBooking = () => {
  const [next] = toCome(useMyBookings(undefined).data?.items ?? []);
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
