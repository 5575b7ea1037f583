import { lazy, Suspense } from 'react';
import type { OwnBookingSummary } from '#domain/bookings/customer/list-endpoint.ts';
import type { UnderWay } from '#domain/shipments/customer/under-way.ts';
import { NextBooking } from '#web/features/bookings/mine/list/next-booking.tsx';
import { MailboxCounts } from '#web/features/parcels/mine/first-screen/mailbox-counts.tsx';

const MyInvoicesLine = lazy(async () => ({
  default: (await import('#web/features/billing/mine/my-invoices-line.tsx')).MyInvoicesLine,
}));

/** What else a customer has with us: parcels, the next pickup or drop-off, and once something is shipped, invoices. */
export const MyThings = ({
  coming,
  underWay,
}: {
  readonly coming: readonly OwnBookingSummary[];
  readonly underWay: readonly UnderWay[];
}) => (
  <div className="grid gap-4">
    <MailboxCounts />
    <NextBooking coming={coming} />
    {underWay.length > 0 ? (
      <Suspense>
        <MyInvoicesLine asked={underWay.reduce((sum, { toPay = 0 }) => sum + toPay, 0)} />
      </Suspense>
    ) : null}
  </div>
);
