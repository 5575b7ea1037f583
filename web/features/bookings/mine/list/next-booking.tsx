import type { OwnBookingSummary } from '#domain/bookings/customer/list-endpoint.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { LineLink } from '#web/ui/layout/line-link.tsx';

/** The pickup or drop-off that comes next, on the first screen. One that needs its owner has a card above. */
export const NextBooking = ({ coming }: { readonly coming: readonly OwnBookingSummary[] }) => {
  const next = coming.find((one) => !one.next.isToDo);
  return next === undefined ? null : (
    <LineLink
      to={pathTo('/dashboard/bookings/:reference', { reference: next.reference })}
      title={next.next.title}
      words={next.next.lines[0]}
    />
  );
};
