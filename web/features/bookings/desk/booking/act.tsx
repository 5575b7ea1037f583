import type { FieldValues } from 'react-hook-form';
import { nextVisit } from '#domain/bookings/visits.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { DialogAct, type DialogActProps } from '#web/ui/forms/act/dialog-act.tsx';
import { bookingNowIn } from '../use-desk-bookings.ts';
import { states } from '../words.tsx';

/** Why it was not done, and what the booking is now where a colleague was faster. */
export const Refused = ({ error }: { readonly error: Error }) => {
  const now = bookingNowIn(error);
  const slot = now && nextVisit(now)?.slot;
  return (
    <Alert title="Not saved">
      {messageOf(error)}
      {now === undefined ? null : (
        <>
          {' '}
          Now it is: {states[now.state].words}
          {slot === undefined ? '' : `, ${slotWords(slot)}`}.
        </>
      )}
    </Alert>
  );
};

/** The form of one act in a dialog. */
export const BookingAct = <Values extends FieldValues, Ready>(props: DialogActProps<Values, Ready>) => (
  <DialogAct {...props} words={(error) => <Refused error={error} />} />
);

export interface ActProps<Thing> {
  readonly booking: Thing;
  readonly onClose: () => void;
}
