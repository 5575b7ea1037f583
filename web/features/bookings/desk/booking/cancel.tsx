import type { Booking } from '#domain/bookings/booking.ts';
import { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import { cancelFee } from '#domain/bookings/fee.ts';
import { dollars } from '#domain/kernel/money.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { PlainTextArea } from '#web/ui/forms/plain-field.tsx';
import { useBookingChange } from '../use-desk-bookings.ts';
import { type ActProps, BookingAct } from './act.tsx';

/** Cancels a booking or refuses a request, with the reason that the customer reads. Too late, the desk decides whether it costs the fee. */
export const Cancel = ({ booking, onClose }: ActProps<Booking>) => {
  const card = useSiteSettings().rateCards[0]?.card;
  const { reference, version, state } = booking;
  const fee = card === undefined ? 0 : cancelFee(booking, card, new Date()).fee;
  const isRequest = state === 'REQUESTED';
  const act = useAct(useBookingChange(deskBookingEndpoints.deskCancel), {
    begin: { because: '', charge: false },
    keeps: 'all',
    input: ({ because, charge }) => ({
      params: { reference },
      body: { version, because: because.trim(), charge: fee > 0 && charge },
    }),
    done: () => {
      toast.success(`${reference} is ${isRequest ? 'refused' : 'canceled'}. The customer is told.`);
      onClose();
    },
  });
  return (
    <BookingAct
      act={act}
      press={isRequest ? 'Refuse the request' : 'Cancel the booking'}
      disabled={act.values.because.trim().length < 3}
      onClose={onClose}
    >
      <PlainTextArea
        label="Why, as the customer reads it"
        required
        rows={2}
        maxLength={500}
        {...act.field('because')}
      />
      {fee === 0 ? (
        <p>It costs the customer nothing.</p>
      ) : (
        <CheckField
          label={`Charge ${dollars(fee)} for a missed pickup`}
          hint="It is too late to cancel it without a fee. Leave it off if we let it pass."
          {...act.form.register('charge')}
        />
      )}
    </BookingAct>
  );
};
