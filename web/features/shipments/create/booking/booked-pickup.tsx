import { Link } from 'react-router-dom';
import { isOpen } from '#domain/bookings/lifecycle.ts';
import { placeLine } from '#domain/bookings/place-words.ts';
import { mainVisit } from '#domain/bookings/visits.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import type { Wizard } from '../use-wizard.ts';
import { useBookingOf } from './use-booking-of.ts';

/** Whether a pickup that was booked before brings this shipment, so that neither way, place nor time is asked. It may still be loading. */
export const useIsPickupBooked = ({ typed }: Pick<Wizard, 'typed'>): boolean => {
  const { data, isError } = useBookingOf({ typed });
  const isWanted = typed.price.pickup && typed.booking !== '' && !typed.isBooked;
  return isWanted && !isError && (data === undefined || isOpen(data.state));
};

/** The pickup that was booked before: when and where, and the way to change it. */
export const BookedPickup = ({ wizard }: { readonly wizard: Wizard }) => (
  <Loaded query={useBookingOf(wizard)} loading="Loading your pickup…" lines={3}>
    {(booking) => {
      const visit = mainVisit(booking);
      const place = placeLine(booking.place);
      return (
        <section aria-label="Your pickup" className="grid gap-1 border-s-[6px] border-done ps-4">
          <p className="font-semibold">
            {visit
              ? `We pick it up ${slotWords(visit.slot)}.`
              : 'We pick it up. The time is still to be chosen.'}
          </p>
          {place === '' ? null : <p className="break-words">{place}</p>}
          <p>
            Pickup {booking.reference}.{' '}
            <Link to={pathTo('/dashboard/bookings/:reference', booking)} className={textLink}>
              Change or cancel the pickup
            </Link>
          </p>
        </section>
      );
    }}
  </Loaded>
);
