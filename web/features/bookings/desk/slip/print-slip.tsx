import { useEffect, useState } from 'react';
import type { Booking } from '#domain/bookings/booking.ts';
import { isOpen } from '#domain/bookings/lifecycle.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useReferenceCode } from '../../use-reference-code.ts';
import { Slip } from './slip.tsx';

/** Prints the slip of a booking, for somebody without an e-mail address. It is on paper alone. */
export const PrintSlip = ({ booking }: { readonly booking: Booking }) => {
  const [isWanted, want] = useState(false);
  const code = useReferenceCode(booking.reference, isWanted);
  const isReady = isWanted && code.data !== undefined;
  useEffect(() => {
    if (!isReady) return undefined;
    const done = () => want(false);
    window.addEventListener('afterprint', done, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [isReady]);
  if (!isOpen(booking.state)) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <Button look="plain" busy={isWanted && code.isFetching} onClick={() => want(true)}>
        Print a slip
      </Button>
      {code.isError ? <Alert title="Not printed">Check the connection, and press it again.</Alert> : null}
      {isWanted && code.data !== undefined ? <Slip booking={booking} modules={code.data} /> : null}
    </div>
  );
};
