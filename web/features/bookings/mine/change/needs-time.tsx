import type { Booking } from '#domain/bookings/booking.ts';
import { missingOf } from '#domain/bookings/missing.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { failureWords } from '../../words.ts';
import { MoveIt, TakeProposed } from './move.tsx';

/** What asks for another time: it was in vain, nobody came, no time was chosen, or the one it has is not possible any more. */
export const NeedsTime = ({ booking }: { readonly booking: Booking }) => {
  const { state, touched, visits, feeFor } = booking;
  const failure = visits.findLast((visit) => visit.failure)?.failure;
  const fee = feeFor === undefined ? '' : ' The fee for a missed pickup is on your account.';
  if (state === 'FAILED' || state === 'NO_SHOW')
    return (
      <Alert
        kind="warning"
        title={state === 'FAILED' ? 'We could not pick it up' : 'We missed each other'}
        actions={<MoveIt booking={booking} />}
      >
        {failure ? `${failureWords(failure)}. ` : ''}
        {failure?.note ? `We wrote: ${failure.note} ` : ''}Choose another time.{fee}
      </Alert>
    );
  if (touched !== undefined)
    return (
      <Alert
        kind="warning"
        title="This time is not possible any more"
        actions={
          <>
            <TakeProposed booking={booking} />
            <MoveIt booking={booking} />
          </>
        }
      >
        {touched.because}{' '}
        {touched.proposed ? `The next best time is ${slotWords(touched.proposed)}.` : 'Choose another time.'}
      </Alert>
    );
  if (state !== 'REQUESTED' || !missingOf(booking).includes('slot')) return null;
  return (
    <Alert kind="warning" title="Choose a time" actions={<MoveIt booking={booking} />}>
      No time is chosen yet, so nobody comes.
    </Alert>
  );
};
