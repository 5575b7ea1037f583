import { lazy, Suspense } from 'react';
import { NextBooking } from '#web/features/bookings/mine/list/next-booking.tsx';
import { MailboxCounts } from '#web/features/parcels/mine/mailbox-counts.tsx';

const MyInvoicesLine = lazy(async () => ({
  default: (await import('#web/features/billing/mine/my-invoices-line.tsx')).MyInvoicesLine,
}));

/**
 * What else a customer has with us: parcels, the next pickup or drop-off, and once something is shipped, invoices. `saidOf`: numbers of
 * shipments that are shown. `onBooked` hears whether anything is to be fetched or brought.
 */
export const MyThings = ({
  saidOf,
  onBooked,
}: {
  readonly saidOf: readonly string[];
  readonly onBooked: (isBooked: boolean) => void;
}) => (
  <div className="grid gap-4">
    <MailboxCounts />
    <NextBooking saidOf={saidOf} onKnown={onBooked} />
    {saidOf.length > 0 ? (
      <Suspense>
        <MyInvoicesLine />
      </Suspense>
    ) : null}
  </div>
);
