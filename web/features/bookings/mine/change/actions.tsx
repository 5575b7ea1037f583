import type { Booking } from '#domain/bookings/booking.ts';
import { isTooLateToMove } from '#domain/bookings/changes/moved.ts';
import { firstVisit, mainVisit } from '#domain/bookings/visits.ts';
import { phoneLink } from '#web/phrases/contact.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { textLink } from '#web/ui/text/text-link.ts';
import { useNow } from '#web/ui/time/use-now.ts';
import { AddToCalendar } from '../page/add-to-calendar.tsx';
import { Cancel } from './cancel.tsx';
import { ChangeDetails } from './details/change-details.tsx';
import { MoveIt } from './move.tsx';

/** What its customer can still do: another time, other details, cancel it, put it into the calendar. */
export const Actions = ({
  booking,
  isNew,
}: {
  readonly booking: Booking;
  /** Right after it was booked the calendar is offered above. */
  readonly isNew: boolean;
}) => {
  const { phone } = useBrand();
  const now = new Date(useNow());
  const isUnderWay = booking.state === 'EN_ROUTE' || booking.state === 'ARRIVED';
  const isPlanned = mainVisit(booking)?.state === 'PLANNED' && booking.touched === undefined;
  const isTooLate = isTooLateToMove(booking, 'MAIN', now);
  const hasFirst = firstVisit(booking)?.state === 'PLANNED' && !isTooLateToMove(booking, 'FIRST', now);
  return (
    <div className="grid gap-3">
      {isPlanned && isTooLate ? (
        <p>
          The day is planned, so the time can no longer be changed here. Something came up?{' '}
          <a href={phoneLink({ phone })} className={textLink}>
            Call {phone.display}
          </a>
          .
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        {isPlanned && !isTooLate ? <MoveIt booking={booking} /> : null}
        {hasFirst ? <MoveIt booking={booking} purpose="FIRST" /> : null}
        {isUnderWay ? null : <ChangeDetails booking={booking} />}
        {isNew || !isPlanned ? null : <AddToCalendar booking={booking} />}
        {isUnderWay ? null : <Cancel booking={booking} />}
      </div>
    </div>
  );
};
