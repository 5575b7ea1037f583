import { useState } from 'react';
import type { Booking } from '#domain/bookings/booking.ts';
import { mainVisit } from '#domain/bookings/visits.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { Button } from '#web/ui/button.tsx';

/** Puts it into the calendar of whoever has booked. What writes the file is loaded when it is wanted. */
export const AddToCalendar = ({ booking }: { readonly booking: Booking }) => {
  const brand = useBrand();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      (await import('./calendar-file.ts')).saveCalendarFile(booking, brand);
    } finally {
      setBusy(false);
    }
  };
  return mainVisit(booking) === undefined ? null : (
    <Button look="plain" busy={busy} onClick={() => void save()}>
      Add to my calendar
    </Button>
  );
};
