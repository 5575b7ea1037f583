import { lazy, Suspense } from 'react';
import { NextBooking } from '#web/features/bookings/mine/list/next-booking.tsx';
import { MailboxCounts } from '#web/features/parcels/mine/mailbox-counts.tsx';
import { WhenNear } from '#web/ui/layout/when-near.tsx';

const MyInvoicesLine = lazy(async () => ({
  default: (await import('#web/features/billing/mine/my-invoices-line.tsx')).MyInvoicesLine,
}));

/**
 * What else a customer has with us: parcels, the next pickup or drop-off, and once something is shipped, invoices. `saidOf`: numbers of
 * shipments that are shown.
 */
export const MyThings = ({ saidOf }: { readonly saidOf: readonly string[] }) => (
  <div className="grid gap-4">
    <MailboxCounts />
    <NextBooking saidOf={saidOf} />
    {saidOf.length > 0 ? (
      <WhenNear className="min-h-15">
        <Suspense fallback={<div className="min-h-15" />}>
          <MyInvoicesLine />
        </Suspense>
      </WhenNear>
    ) : null}
  </div>
);
