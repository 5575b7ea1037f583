import { Link } from 'react-router-dom';
import { pathTo } from '#domain/kernel/paths.ts';
import { inShort } from '#domain/next-step/in-short.ts';
import { useMyBookings } from '../../use-bookings.ts';
import { wayName } from '../../words.ts';
import { toCome } from './to-come.ts';

/** The pickup or drop-off that comes next, on the first screen; nothing where there is none, or where it cannot be read. */
export const NextBooking = () => {
  const [booking] = toCome(useMyBookings(undefined).data?.items ?? []);
  if (booking === undefined) return null;
  const { title, lines, isToDo } = inShort(booking.next);
  const more = isToDo ? undefined : lines[0];
  return (
    <Link
      to={pathTo('/dashboard/bookings/:reference', { reference: booking.reference })}
      className="grid min-h-14 content-center gap-1 border-y-[1.5px] border-ink px-1 py-3 no-underline hover:bg-sunk"
    >
      <span className="break-words text-lg font-semibold">{title}</span>
      <span className="break-words text-sm text-ink-soft">
        {wayName(booking)}
        {more === undefined ? '' : `: ${more}`}
      </span>
    </Link>
  );
};
