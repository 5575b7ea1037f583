import { lazy, type ReactNode, Suspense } from 'react';
import type { OwnBooking } from '#domain/bookings/customer/own-booking.ts';
import { FEE_ON_INVOICE, FREE } from '#domain/bookings/failure-reasons.ts';
import { isInVain, isOpen } from '#domain/bookings/lifecycle.ts';
import { isBeforeShipment, NEW_PICKUP, ownPrice, PAID_AFTER } from '#domain/bookings/next-step/facts.ts';
import { PriceLines } from '#web/ui/data/price-lines.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Section } from '#web/ui/layout/section.tsx';

// What makes a price of goods is loaded for those who have no shipment yet; what a shipment says, for those who have one.
const WholePrice = lazy(async () => ({ default: (await import('./whole-price.tsx')).WholePrice }));
const ShipmentPrice = lazy(async () => ({ default: (await import('./shipment-price.tsx')).ShipmentPrice }));

const Loading = () => <Skeleton lines={4} label="Loading the price…" />;

type Own = Omit<OwnBooking, 'next'>;

/** What a pickup costs that has a price of its own, and when that is paid. After a visit in vain that is the next one. */
const OwnPrice = ({ booking }: { readonly booking: Own }) => {
  const { price, state } = booking;
  if (price === undefined) return <p>Bringing it to us is free.</p>;
  const isPaidAfter = isOpen(state) && ownPrice(booking) !== undefined;
  if (isPaidAfter && isInVain(state))
    return <PriceLines lines={[{ text: `${NEW_PICKUP}, ${PAID_AFTER}`, amount: price.total }]} />;
  return (
    <>
      <PriceLines lines={price.lines} total={price.total} />
      {isPaidAfter ? <p>We put it {PAID_AFTER}.</p> : null}
    </>
  );
};

/** What the visit cost that was missed, and where that is paid. */
const MissedFee = ({ booking: { missedFee } }: { readonly booking: Own }) =>
  missedFee === undefined ? null : (
    <PriceLines lines={[{ text: 'Missed pickup, on your invoice', amount: missedFee }]} />
  );

const contentOf = (booking: Own): { readonly title: string; readonly content: ReactNode } => {
  const { heldBy, state, feeFor, missedFee } = booking;
  if (heldBy !== undefined)
    return { title: 'What it costs', content: <ShipmentPrice booking={booking} number={heldBy} /> };
  if (isBeforeShipment(booking))
    return { title: 'What it costs in all', content: <WholePrice booking={booking} /> };
  if (state === 'CANCELLED') {
    const isSaid = missedFee !== undefined;
    const words = feeFor === undefined ? FREE : FEE_ON_INVOICE;
    return { title: 'What it costs', content: isSaid ? null : <p>{words}</p> };
  }
  return { title: 'What it costs', content: <OwnPrice booking={booking} /> };
};

/**
 * What there is to pay. Of a pickup that belongs to a shipment that is the price of all of it, for nobody pays the pickup by itself; anything
 * else would be another sum than the one that was just agreed to.
 */
export const Price = ({ booking }: { readonly booking: Own }) => {
  const { title, content } = contentOf(booking);
  return (
    <Section title={title} className="grid max-w-xl gap-3 border-t-[1.5px] border-ink pt-4">
      <MissedFee booking={booking} />
      <Suspense fallback={<Loading />}>{content}</Suspense>
    </Section>
  );
};
