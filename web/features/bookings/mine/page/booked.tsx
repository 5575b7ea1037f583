import { useEffect, useRef } from 'react';
import type { Booking } from '#domain/bookings/booking.ts';
import { lacksShipment } from '#domain/bookings/next-step/facts.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { wayName } from '../../way-name.ts';
import { AddToCalendar } from './add-to-calendar.tsx';

/** What is booked by now, and what is not. */
const wordsOf = (booking: Booking): { readonly title: string; readonly text: string } => {
  if (booking.state === 'REQUESTED')
    return {
      title: 'We have your request',
      text: 'The time is kept for you. We look at it and write to you.',
    };
  if (lacksShipment(booking))
    return {
      title: `The ${wayName(booking).toLowerCase()} is booked. One step is left`,
      text: 'Tell us who receives it. After that, your goods have a place on a flight.',
    };
  return { title: 'It is booked', text: 'You get a letter with the day, the hours and what to have ready.' };
};

/** Says right after it was booked that it is. It takes the focus, because the page is new. What is next stands below. */
export const Booked = ({ booking }: { readonly booking: Booking }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { title, text } = wordsOf(booking);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-20">
      <Alert kind="success" title={title} actions={<AddToCalendar booking={booking} />}>
        {text}
      </Alert>
    </div>
  );
};
