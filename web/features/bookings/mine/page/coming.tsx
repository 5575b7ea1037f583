import type { OwnBooking } from '#domain/bookings/customer/own-booking.ts';
import { slotHours } from '#domain/departures/slots/slot-words.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { dayWords, shortClock } from '#domain/kernel/short-times.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';

const titles = {
  WINDOW: 'When our van comes',
  NEXT: 'You are our next stop',
  LATER: 'We come later than planned',
} as const;

/** When the van comes, as its owner was told, with the time at which that was true. Always a window. */
export const Coming = ({ coming }: Pick<OwnBooking, 'coming'>) => {
  if (coming === undefined) return null;
  const day = dayWords(newYorkDay(Date.parse(coming.from)));
  return (
    <Alert kind={coming.what === 'LATER' ? 'warning' : 'info'} title={titles[coming.what]}>
      {coming.what === 'WINDOW'
        ? `${day}, ${slotHours(coming)}. We will tell you when you are next.`
        : `We expect to be there ${slotHours(coming)}, as of ${shortClock(new Date(coming.at))}.`}
    </Alert>
  );
};
