import type { Booking } from '#domain/bookings/booking.ts';
import { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { useBookingChange } from '../use-desk-bookings.ts';
import { type ActProps, BookingAct } from './act.tsx';

/** Notes that nobody was at the address, or that nobody came to the dock. It says what that costs before. */
export const NoShow = ({ booking: { reference, version, way }, onClose }: ActProps<Booking>) => {
  const act = useAct(useBookingChange(deskBookingEndpoints.noShow), {
    begin: {},
    input: () => ({ params: { reference }, body: { version } }),
    done: () => {
      toast.success('Saved. Give it another time, or cancel it.');
      onClose();
    },
  });
  return (
    <BookingAct act={act} press="Save" onClose={onClose}>
      <p>
        {way === 'PICKUP'
          ? 'Nobody was at the address. The customer is charged for a missed pickup.'
          : 'Nobody brought the goods in time. It costs the customer nothing.'}
      </p>
    </BookingAct>
  );
};
