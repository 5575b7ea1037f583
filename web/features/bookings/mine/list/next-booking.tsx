import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { LineLink } from '#web/ui/layout/line-link.tsx';
import { useMyBookings } from '../../use-bookings.ts';
import { stateWords, wayName } from '../../words.ts';
import { toCome } from './to-come.ts';

/** The pickup or drop-off that comes next, on the first screen; nothing where there is none, or where it cannot be read. */
export const NextBooking = ({
  saidOf = [],
}: {
  /** Numbers of shipments that say themselves how they come to us. */
  readonly saidOf?: readonly string[];
}) => {
  const items = useMyBookings(undefined).data?.items ?? [];
  const [next] = toCome(items).filter(({ shipments }) => !shipments.some((one) => saidOf.includes(one)));
  if (next === undefined) return null;
  const { name, tone } = stateWords(next);
  return (
    <LineLink
      to={pathTo('/dashboard/bookings/:reference', { reference: next.reference })}
      title={`${wayName(next)}: ${next.visit ? slotWords(next.visit.slot) : 'no time yet'}`}
    >
      <Badge tone={tone} wraps>
        {name}
      </Badge>
    </LineLink>
  );
};
