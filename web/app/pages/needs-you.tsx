import { Link } from 'react-router-dom';
import { aboutBooking } from '#web/features/bookings/mine/list/about-booking.ts';
import { useComing } from '#web/features/bookings/mine/list/use-coming.ts';
import { aboutParcel } from '#web/features/parcels/mine/first-screen/about-parcel.tsx';
import { useCounts } from '#web/features/parcels/mine/first-screen/use-counts.ts';
import { QuoteToAnswerRow, useQuotesToAnswer } from '#web/features/quotes/mine/to-answer.tsx';
import { aboutShipment } from '#web/features/shipments/mine/about-shipment.ts';
import { useUnderWay } from '#web/features/shipments/mine/under-way.ts';
import type { AboutStep } from '#web/next-step/step-card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { Cards, Part } from './part.tsx';

/** What a customer has with us. Shipments and quotes are waited for; of the rest, only what can be read at once. */
export const useMine = () => {
  const [shipments, quotes, parcels] = [useUnderWay(), useQuotesToAnswer(), useCounts()];
  const underWay = shipments.data?.items ?? [];
  const { coming, isError } = useComing(underWay.map(({ number }) => number));
  return {
    underWay,
    quotes: quotes.data?.items ?? [],
    parcels: parcels.data,
    coming,
    hasMore: shipments.data?.more ?? false,
    /** Where shipments cannot be read, there may be some. */
    mayShip: shipments.isLoadingError || underWay.length > 0,
    isPending:
      shipments.isPending ||
      quotes.isPending ||
      coming === undefined ||
      (parcels.isPending && parcels.failureCount === 0),
    isError: shipments.isError || quotes.isError || parcels.isError || isError,
  };
};

/** What sorts behind every deadline. */
const NONE = '~';
const byDeadline = ({ next: { by: one = NONE } }: AboutStep, { next: { by: other = NONE } }: AboutStep) =>
  one.localeCompare(other);

/**
 * What needs the customer: what to do for their shipments, pickups and parcels, the next deadline first, and the quotes to answer. Nothing
 * while nothing needs them.
 */
export const NeedsYou = () => {
  const { underWay, coming = [], parcels, quotes, isPending } = useMine();
  if (isPending) return <Skeleton label="Loading what needs you…" />;
  const toDo = parcels?.toDo ?? [];
  const moreParcels = (parcels?.needYou ?? 0) - toDo.length;
  const needs = [...underWay.map(aboutShipment), ...coming.map(aboutBooking), ...toDo.map(aboutParcel)]
    .filter(({ next }) => next.isToDo)
    .toSorted(byDeadline);
  return needs.length + quotes.length === 0 ? null : (
    <Part title="Needs you">
      <Cards of={needs} stressed />
      {moreParcels > 0 ? (
        <p>
          <Link to="/dashboard/mailbox" className={textLink}>
            {moreParcels === 1 ? '1 more parcel needs you' : `${moreParcels} more parcels need you`}
          </Link>
        </p>
      ) : null}
      {quotes.length > 0 ? (
        <ul className="border-y-[1.5px] border-ink">
          {quotes.map((quote) => (
            <QuoteToAnswerRow key={quote.reference} quote={quote} />
          ))}
        </ul>
      ) : null}
    </Part>
  );
};
