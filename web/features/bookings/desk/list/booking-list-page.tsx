import { Link } from 'react-router-dom';
import { AboveRows } from '#web/desk-list/above-rows.tsx';
import { DeskList } from '#web/desk-list/desk-list.tsx';
import { queryOf } from '#web/desk-list/question/question-in.ts';
import { type ListPlace, useListPlace } from '#web/desk-list/question/use-list-place.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { BookingView } from '../booking/booking-page.tsx';
import { TouchedNotice, TouchedPage } from '../touched/touched-page.tsx';
import { useBookings } from '../use-desk-bookings.ts';
import { bookingKind } from './booking-kind.tsx';
import { BookingFilters } from './filters.tsx';
import { type Question, questionOf } from './question.ts';

const Nothing = ({ question }: { readonly question: Question }) => {
  if (question.search !== undefined)
    return (
      <EmptyState title={`Nothing found for “${question.search}”`}>
        The search looks for the reference, name, phone number, street or shipment of open bookings.
      </EmptyState>
    );
  return queryOf(question) === '' ? (
    <EmptyState title="No open bookings here">Pickups and drop-offs that are booked appear here.</EmptyState>
  ) : (
    <EmptyState title="No bookings here">Take a filter away, or search.</EmptyState>
  );
};

/** Leads to the calendar and to the form, and says whether somebody must be moved. */
const Above = ({ area }: { readonly area: Area }) => {
  const may = useMay();
  return (
    <>
      <AboveRows>
        <Link to={`${area}/bookings/calendar`} className={textLink}>
          Calendar
        </Link>
        {may('booking.manage') ? (
          <Link to={`${area}/bookings/new`} className={textLink}>
            Book for a caller
          </Link>
        ) : null}
      </AboveRows>
      <TouchedNotice />
    </>
  );
};

const BookingList = ({
  area,
  place,
  question,
}: {
  readonly area: Area;
  readonly place: ListPlace;
  readonly question: Question;
}) => (
  <DeskList
    kind={bookingKind(area, question)}
    title="Bookings"
    place={place}
    query={useBookings(question, place.cursor)}
    searchLabel="Name, number, phone or street"
    filters={
      <BookingFilters
        question={question}
        onAsk={(change) => place.ask((now) => queryOf(change(questionOf(new URLSearchParams(now)))))}
      />
    }
    above={<Above area={area} />}
    empty={<Nothing question={question} />}
    panel={(reference) => <BookingView reference={reference} area={area} />}
  />
);

/** The bookings of the desk, or the plan for those that must be moved. The question is in the address, so that it can be shared and kept as a view. */
export const BookingListPage = ({ area }: { readonly area: Area }) => {
  const place = useListPlace();
  const question = questionOf(new URLSearchParams(place.query));
  return question.touched === undefined ? (
    <BookingList area={area} place={place} question={question} />
  ) : (
    <TouchedPage area={area} />
  );
};
