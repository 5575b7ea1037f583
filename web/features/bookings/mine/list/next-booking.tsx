import { useEffect } from 'react';
import { pathTo } from '#domain/kernel/paths.ts';
import { LineLink } from '#web/ui/layout/line-link.tsx';
import { useMyBookings } from '../../use-my-bookings.ts';
import { toCome } from './to-come.ts';

/** The pickup or drop-off that comes next, on the first screen; nothing where there is none, or where it cannot be read. */
export const NextBooking = ({
  saidOf = [],
  onKnown,
}: {
  /** Numbers of shipments that say themselves how they come to us. */
  readonly saidOf?: readonly string[];
  /** Hears whether anything is booked, once that is known. What cannot be read counts as nothing. */
  readonly onKnown?: (isBooked: boolean) => void;
}) => {
  const { data, isError } = useMyBookings(undefined);
  const coming = toCome(data?.items ?? []);
  const isBooked = data || isError ? coming.length > 0 : undefined;
  useEffect(() => {
    if (isBooked !== undefined) onKnown?.(isBooked);
  }, [isBooked, onKnown]);
  const [next] = coming.filter(({ shipments }) => !shipments.some((one) => saidOf.includes(one)));
  if (next === undefined) return null;
  return (
    <LineLink
      to={pathTo('/dashboard/bookings/:reference', { reference: next.reference })}
      title={next.next.title}
      words={next.next.lines[0]}
    />
  );
};
