import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { nextVisit } from '#domain/bookings/visits.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ActButton, ActFailure, ActForm } from '#web/ui/forms/act/act-form.tsx';
import type { Act } from '#web/ui/forms/act/use-act.ts';
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

/** The form of one act in a dialog, with its two ways out. */
export const BookingAct = <Values extends FieldValues, Ready>({
  act,
  press,
  disabled = false,
  onClose,
  children,
}: {
  readonly act: Act<Values, Ready>;
  readonly press: string;
  readonly disabled?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => (
  <ActForm act={act} className="grid gap-4">
    {children}
    <ActFailure act={act} words={(error) => <Refused error={error} />} />
    <div className="flex flex-wrap gap-2">
      <ActButton act={act} className="" disabled={disabled}>
        {press}
      </ActButton>
      <Button look="plain" disabled={act.busy} onClick={onClose}>
        Not now
      </Button>
    </div>
  </ActForm>
);

export interface ActProps<Thing> {
  readonly booking: Thing;
  readonly onClose: () => void;
}
