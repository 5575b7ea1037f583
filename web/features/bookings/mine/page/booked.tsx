import { useEffect, useRef } from 'react';
import type { Booking } from '#domain/bookings/booking.ts';
import { mainVisit } from '#domain/bookings/visits.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';

const titleOf = ({ way, state }: Booking, when: string): string => {
  if (state === 'REQUESTED') return 'We have your request';
  return way === 'PICKUP' ? `We come ${when}` : `We expect you ${when}`;
};

/** What happens now, right after it was booked. It takes the focus, because the page is new. */
export const Booked = ({ booking }: { readonly booking: Booking }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const visit = mainVisit(booking);
  const isToTell = booking.shipments.length === 0 && booking.priced !== undefined;
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-20">
      <Alert
        kind="success"
        title={titleOf(booking, visit ? slotWords(visit.slot) : '')}
        actions={
          <>
            {isToTell ? (
              <LinkButton
                to={`/dashboard/create-shipment?${booking.priced ?? ''}&booking=${booking.reference}`}
              >
                Tell us who receives it
              </LinkButton>
            ) : null}
            <AddToCalendar booking={booking} />
          </>
        }
      >
        {booking.state === 'REQUESTED'
          ? 'The time is kept for you. We look at it and write to you.'
          : 'You get a letter with the day, the hours and what to have ready.'}
        {isToTell
          ? ' Next, tell us who receives it and what is inside, so that it can fly. The price stays the same.'
          : ''}
      </Alert>
    </div>
  );
};
