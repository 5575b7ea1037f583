import { useParams, useSearchParams } from 'react-router-dom';
import type { Booking } from '#domain/bookings/booking.ts';
import type { OwnBooking } from '#domain/bookings/customer/own-booking.ts';
import { isOpen } from '#domain/bookings/lifecycle.ts';
import { mainVisit } from '#domain/bookings/visits.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { useMyBooking } from '../../use-bookings.ts';
import { wayName } from '../../way-name.ts';
import { Actions } from '../change/actions.tsx';
import { Booked } from './booked.tsx';
import { Coming } from './coming.tsx';
import { Facts } from './facts.tsx';
import { Past } from './past.tsx';
import { Price } from './price/price.tsx';
import { WhatToDo } from './what-to-do.tsx';

const titleOf = (booking: Booking): string => {
  const visit = mainVisit(booking);
  return visit === undefined ? wayName(booking) : `${wayName(booking)} on ${dayWords(visit.slot.day)}`;
};

const View = ({ booking, isNew }: { readonly booking: OwnBooking; readonly isNew: boolean }) => {
  const open = isOpen(booking.state);
  return (
    <>
      <PageHeader caption={booking.reference} title={titleOf(booking)} />
      <div className="grid max-w-3xl gap-8">
        {isNew ? <Booked booking={booking} /> : null}
        <Coming coming={booking.coming} />
        <WhatToDo booking={booking} />
        <Price booking={booking} />
        <Facts booking={booking} />
        {open ? <Actions booking={booking} isNew={isNew} /> : null}
        <Past booking={booking} />
      </div>
    </>
  );
};

/** `/dashboard/bookings/:reference`: when, where, what to have ready, and what can still be changed. */
export const MyBookingPage = () => {
  const { reference = '' } = useParams();
  const [query] = useSearchParams();
  return (
    <Loaded
      query={useMyBooking(reference)}
      loading="Loading the pickup…"
      lines={12}
      missing={
        <Missing title="There is no such pickup" list="/dashboard/bookings" all="My bookings">
          Check the reference. You see only what was booked with this account.
        </Missing>
      }
    >
      {(booking) => <View booking={booking} isNew={query.has('new')} />}
    </Loaded>
  );
};
