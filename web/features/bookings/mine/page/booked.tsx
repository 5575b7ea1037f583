import { useEffect, useRef } from 'react';
import type { Booking } from '#domain/bookings/booking.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';

/** Says right after it was booked that it is. It takes the focus, because the page is new. What is next stands below. */
export const Booked = ({ booking }: { readonly booking: Booking }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const isRequest = booking.state === 'REQUESTED';
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-20">
      <Alert
        kind="success"
        title={isRequest ? 'We have your request' : 'It is booked'}
        actions={<AddToCalendar booking={booking} />}
      >
        {isRequest
          ? 'The time is kept for you. We look at it and write to you.'
          : 'You get a letter with the day, the hours and what to have ready.'}
      </Alert>
    </div>
  );
};
