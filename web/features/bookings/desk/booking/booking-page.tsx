import { Link, useParams } from 'react-router-dom';
import type { Booking, BookingEntry } from '#domain/bookings/booking.ts';
import { wayWords } from '#domain/bookings/desk/words.ts';
import { missingOf } from '#domain/bookings/missing.ts';
import { nextVisit } from '#domain/bookings/visits.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { Presence } from '#web/desk-list/presence/presence.tsx';
import { useSayChanged } from '#web/desk-list/use-say-changed.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { PrintSlip } from '../slip/print-slip.tsx';
import { type DeskBooking, useBooking } from '../use-desk-bookings.ts';
import { missingWords, StateBadge } from '../words.tsx';
import { Actions } from './actions.tsx';
import { Facts } from './facts.tsx';
import { History } from './history.tsx';
import { Note } from './note.tsx';
import { Photos } from './photos.tsx';
import { Price, Visits } from './visits/visits.tsx';

/** What stands in the way: a time that is no more, or what is missing. */
const Open = ({ booking }: { readonly booking: Booking }) => {
  const { touched, state } = booking;
  const missing = state === 'REQUESTED' ? missingOf(booking) : [];
  return (
    <>
      {touched === undefined ? null : (
        <Alert kind="warning" title="It must be moved">
          {touched.because}{' '}
          {touched.proposed === undefined
            ? 'No time of the next weeks has room: call the customer.'
            : `The next best time: ${slotWords(touched.proposed)}.`}
        </Alert>
      )}
      {missing.length === 0 ? null : (
        <Alert kind="warning" title="Something is missing before it can be confirmed">
          {missing.map((one) => missingWords[one]).join(', ')}. Call the customer, and write it down.
        </Alert>
      )}
    </>
  );
};

/** Customers are no colleagues who changed something. */
const SayChanged = ({
  history,
  ownerId,
}: {
  readonly history: readonly BookingEntry[];
  readonly ownerId: string;
}) => {
  useSayChanged('booking', history[0], { isPerson: (by) => by !== 'system' && by !== ownerId });
  return null;
};

const Work = ({
  shown: { booking, history },
  area,
}: {
  readonly shown: DeskBooking;
  readonly area: Area;
}) => {
  const mayChange = useMay()('booking.manage');
  const { reference, ownerId, name } = booking;
  return (
    <div className="grid items-start gap-8 @4xl:grid-cols-[2fr_1fr]">
      <SayChanged history={history} ownerId={ownerId} />
      <div className="grid min-w-0 gap-8">
        <Open booking={booking} />
        {mayChange ? <Actions booking={booking} area={area} /> : null}
        <Visits booking={booking} area={area} />
        <Price booking={booking} area={area} />
        <Photos booking={booking} />
      </div>
      <div className="grid min-w-0 gap-4 @4xl:row-span-2">
        <Facts booking={booking} area={area} />
        <PrintSlip booking={booking} />
      </div>
      <div className="grid min-w-0 gap-8">
        <History history={history} ownerId={ownerId} name={name} />
        {mayChange ? <Note reference={reference} /> : null}
      </div>
    </div>
  );
};

const headline = (booking: Booking): string => {
  const visit = nextVisit(booking);
  return visit === undefined ? 'No time yet' : slotWords(visit.slot);
};

/** One booking at the desk: what is to be done, where and when, and everything that happened. */
export const BookingView = ({ reference, area }: { readonly reference: string; readonly area: Area }) => (
  <Loaded
    query={useBooking(reference)}
    loading="Loading the booking…"
    lines={14}
    missing={
      <Missing title={`There is no booking ${reference}`} list={`${area}/bookings`} all="All bookings">
        Check the reference.
      </Missing>
    }
  >
    {(shown) => (
      <>
        <PageHeader
          caption={
            <span className="flex flex-wrap items-center gap-2">
              {wayWords[shown.booking.way]} <StateBadge state={shown.booking.state} />
            </span>
          }
          title={shown.booking.reference}
        >
          {headline(shown.booking)}
        </PageHeader>
        <Work key={reference} shown={shown} area={area} />
      </>
    )}
  </Loaded>
);

/** The page of one booking. */
export const BookingPage = ({ area }: { readonly area: Area }) => {
  const { reference = '' } = useParams();
  return (
    <div className="@container">
      <Link to={`${area}/bookings`} className="text-link mb-2 hidden min-h-11 items-center sm:inline-flex">
        ← All bookings
      </Link>
      <Presence list="bookings" id={reference} />
      <BookingView reference={reference} area={area} />
    </div>
  );
};
