import type { Booking } from '#domain/bookings/booking.ts';
import { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import {
  type FailureReason,
  failureReasonNames,
  failureWords,
  isCharged,
} from '#domain/bookings/failure-reasons.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { useBookingChange } from '../use-desk-bookings.ts';
import { type ActProps, BookingAct } from './act.tsx';

const begin: { readonly reason: FailureReason; readonly note: string } = {
  reason: 'consignee_not_home',
  note: '',
};

/** Notes that a visit was in vain, with one of the reasons of the trade. It says whether the customer pays for it. */
export const Fail = ({ booking: { reference, version, way }, onClose }: ActProps<Booking>) => {
  const act = useAct(useBookingChange(deskBookingEndpoints.fail), {
    begin,
    keeps: 'all',
    input: ({ reason, note }) => ({
      params: { reference },
      body: { version, reason, ...(note.trim() === '' ? {} : { note: note.trim() }) },
    }),
    done: () => {
      toast.success('Saved. Give it another time, or cancel it.');
      onClose();
    },
  });
  const { note, reason } = act.values;
  const isShort = note.trim() !== '' && note.trim().length < 3;
  return (
    <BookingAct act={act} press="Save" disabled={isShort} onClose={onClose}>
      <PlainSelect label="Why" required {...act.field('reason')}>
        {failureReasonNames.map((name) => (
          <option key={name} value={name}>
            {failureWords(way, name)}
          </option>
        ))}
      </PlainSelect>
      <p role="status">
        {isCharged(way, reason)
          ? 'The customer is charged for a missed pickup.'
          : 'The customer is not charged.'}
      </p>
      <PlainInput label="Note" maxLength={500} {...act.field('note')} />
    </BookingAct>
  );
};
