import { Link } from 'react-router-dom';
import { dueBy } from '#domain/next-step/short-step.ts';
import { aboutBooking } from '#web/features/bookings/mine/list/about-booking.ts';
import { comingApart } from '#web/features/bookings/mine/list/coming-apart.ts';
import { useMyBookings } from '#web/features/bookings/use-my-bookings.ts';
import { aboutParcel } from '#web/features/parcels/mine/first-screen/about-parcel.tsx';
import { useCounts } from '#web/features/parcels/mine/first-screen/use-counts.ts';
import { OpenQuoteRow, useOpenQuotes } from '#web/features/quotes/mine/open-quotes.tsx';
import { aboutBegun, aboutShipment } from '#web/features/shipments/mine/about-shipment.ts';
import { useUnderWay } from '#web/features/shipments/mine/under-way.ts';
import type { AboutStep } from '#web/next-step/step-card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { Cards, Part } from './part.tsx';

interface Asked {
  readonly data: unknown;
  readonly isFetched: boolean;
  readonly failureCount: number;
  readonly isError: boolean;
}

/** It may come at once. What could not be read is not waited for, however often it is asked again. */
const isAwaited = ({ isFetched, failureCount }: Asked): boolean => !isFetched && failureCount === 0;
const isUnread = ({ isError, isFetched, data }: Asked): boolean =>
  isError || (isFetched && data === undefined);

/** What a customer has with us. Asked for once on a screen: each place that asks would ask again for what cannot be read. */
export const useMine = () => {
  const [shipments, quotes, parcels] = [useUnderWay(), useOpenQuotes(), useCounts()];
  const bookings = useMyBookings(undefined);
  const underWay = shipments.data?.items ?? [];
  const asked = [shipments, quotes, parcels, bookings];
  return {
    underWay,
    /** What they did not finish booking, on this device or another one. */
    begun: shipments.data?.begun,
    quotes: quotes.data?.items ?? [],
    parcels: parcels.data,
    coming: comingApart(
      bookings.data?.items ?? [],
      underWay.map(({ number }) => number),
    ),
    hasMore: shipments.data?.more ?? false,
    /** Where shipments cannot be read, there may be some. */
    mayShip: shipments.data === undefined || underWay.length > 0,
    isPending: asked.some(isAwaited),
    isUnread: asked.some(isUnread),
  };
};
export type Mine = ReturnType<typeof useMine>;

/** What sorts behind every deadline. */
const NONE = 'none';
const byDeadline = ({ next: one }: AboutStep, { next: other }: AboutStep) =>
  (dueBy(one) ?? NONE).localeCompare(dueBy(other) ?? NONE);

/**
 * What needs the customer: what to do for their shipments, pickups and parcels, the next deadline first, and the quotes to answer or to book. Nothing
 * while nothing needs them.
 */
export const Needs = ({ of: { underWay, begun, coming, parcels, quotes } }: { readonly of: Mine }) => {
  const toDo = parcels?.toDo ?? [];
  const moreParcels = (parcels?.needYou ?? 0) - toDo.length;
  const needs = [
    ...underWay.map(aboutShipment),
    ...coming.map(aboutBooking),
    ...toDo.map(aboutParcel),
    ...(begun === undefined ? [] : [aboutBegun(begun)]),
  ]
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
      {begun !== undefined && begun.more > 0 ? (
        <p>
          <Link to="/dashboard/shipments" className={textLink}>
            {begun.more === 1
              ? '1 more booking is not finished'
              : `${begun.more} more bookings are not finished`}
          </Link>
        </p>
      ) : null}
      {quotes.length > 0 ? (
        <ul className="border-y-[1.5px] border-ink">
          {quotes.map((quote) => (
            <OpenQuoteRow key={quote.reference} quote={quote} />
          ))}
        </ul>
      ) : null}
    </Part>
  );
};

/** The same on another screen, which asks for it. */
export const NeedsYou = () => {
  const mine = useMine();
  return mine.isPending ? <Skeleton label="Loading what needs you…" /> : <Needs of={mine} />;
};
