import { lazy, type ReactNode, Suspense } from 'react';
import type { Booking } from '#domain/bookings/booking.ts';
import { FEE_ON_INVOICE, FREE } from '#domain/bookings/failure-reasons.ts';
import { isOpen } from '#domain/bookings/lifecycle.ts';
import { isBeforeShipment, ownPrice, PAID_AFTER } from '#domain/bookings/next-step/facts.ts';
import { PriceLines } from '#web/ui/data/price-lines.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Section } from '#web/ui/layout/section.tsx';

// What makes a price of goods is loaded for those who have no shipment yet; what a shipment says, for those who have one.
const WholePrice = lazy(async () => ({ default: (await import('./whole-price.tsx')).WholePrice }));
const ShipmentPrice = lazy(async () => ({ default: (await import('./shipment-price.tsx')).ShipmentPrice }));

const Loading = () => <Skeleton lines={4} label="Loading the price…" />;

const contentOf = (booking: Booking): { readonly title: string; readonly content: ReactNode } => {
  const { heldBy, price, state, feeFor } = booking;
  if (heldBy !== undefined)
    return { title: 'What it costs', content: <ShipmentPrice booking={booking} number={heldBy} /> };
  if (isBeforeShipment(booking))
    return { title: 'What it costs in all', content: <WholePrice booking={booking} /> };
  if (state === 'CANCELLED')
    return { title: 'What it costs', content: <p>{feeFor === undefined ? FREE : FEE_ON_INVOICE}</p> };
  return {
    title: 'What it costs',
    content:
      price === undefined ? (
        <p>Bringing it to us is free.</p>
      ) : (
        <>
          <PriceLines lines={price.lines} total={price.total} />
          {isOpen(state) && ownPrice(booking) !== undefined ? <p>We put it {PAID_AFTER}.</p> : null}
        </>
      ),
  };
};

/**
 * What there is to pay. Of a pickup that belongs to a shipment that is the price of all of it, for nobody pays the pickup by itself; anything
 * else would be another sum than the one that was just agreed to.
 */
export const Price = ({ booking }: { readonly booking: Booking }) => {
  const { title, content } = contentOf(booking);
  return (
    <Section title={title} className="grid max-w-xl gap-3 border-t-[1.5px] border-ink pt-4">
      <Suspense fallback={<Loading />}>{content}</Suspense>
    </Section>
  );
};
