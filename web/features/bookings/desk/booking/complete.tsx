import type { Booking } from '#domain/bookings/booking.ts';
import { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import { needsConsent } from '#domain/bookings/missing.ts';
import { nextVisit } from '#domain/bookings/visits.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { useBookingChange } from '../use-desk-bookings.ts';
import { type ActProps, BookingAct } from './act.tsx';

/** Whether the next visit only brings empty barrels. */
const bringsBarrels = (booking: Pick<Booking, 'visits'>): boolean => {
  const next = nextVisit(booking);
  return next?.purpose === 'FIRST' && next.state === 'PLANNED';
};

export const completeWords = (booking: Pick<Booking, 'visits'>): string =>
  bringsBarrels(booking) ? 'Empty barrels are there' : 'Goods are here';

/** Notes that the goods are with us, or that the empty barrels were brought. Without the consent to search nothing is accepted (49 CFR 1548.9). */
export const Complete = ({
  booking,
  onClose,
  endpoint = deskBookingEndpoints.complete,
}: ActProps<Booking> & {
  /** At the dock it is another one, for whoever checks goods in. */
  readonly endpoint?: (typeof deskBookingEndpoints)['complete' | 'accept'];
}) => {
  const { reference, version, name } = booking;
  const asks = needsConsent(booking) && !bringsBarrels(booking);
  const act = useAct(useBookingChange(endpoint), {
    begin: { signed: false },
    input: ({ signed }) => ({
      params: { reference },
      body: { version, ...(asks && signed ? { signed: true as const } : {}) },
    }),
    done: () => {
      toast.success(
        bringsBarrels(booking) ? 'The empty barrels are there.' : `The goods of ${name} are here.`,
      );
      onClose();
    },
  });
  return (
    <BookingAct
      act={act}
      press={completeWords(booking)}
      disabled={asks && !act.values.signed}
      onClose={onClose}
    >
      {asks ? (
        <CheckField
          label="The customer has signed that the goods may be opened and searched"
          hint="Without it no airline takes them, so we do not accept them."
          {...act.form.register('signed')}
        />
      ) : (
        <p className="wrap-anywhere">
          {name}, {reference}.
        </p>
      )}
    </BookingAct>
  );
};
