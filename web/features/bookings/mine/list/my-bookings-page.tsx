import { Link } from 'react-router-dom';
import type { OwnBookingSummary } from '#domain/bookings/customer/list-endpoint.ts';
import { isOpen, keepsPlace } from '#domain/bookings/lifecycle.ts';
import { townLine } from '#domain/bookings/place-words.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { isLeftOpen, unfinished, useMyBookings } from '../../use-my-bookings.ts';
import { wayName } from '../../way-name.ts';

const NEW = '/booking';

/** When it is, unless what is to be done says it. */
const whenWords = (booking: OwnBookingSummary): string => {
  const { visit, next } = booking;
  const time = visit && slotWords(visit.slot);
  // Said once: what to do for the visit itself has its time in the title.
  const when = time === undefined || next.title.includes(time) ? '' : `: ${time}`;
  return `${wayName(booking)}${when}`;
};

const Row = ({ booking }: { readonly booking: OwnBookingSummary }) => {
  const { city } = useBrand().facility;
  const { reference, state, way, town, zip, name, flight, next } = booking;
  const { title, lines, isToDo } = next;
  const where = way === 'PICKUP' ? townLine({ town, zip }) : `at our dock in ${city}`;
  return (
    <li className="border-t border-rule first:border-t-0">
      <Link
        to={pathTo('/dashboard/bookings/:reference', { reference })}
        className="grid gap-1 px-1 py-3 no-underline hover:bg-sunk"
      >
        <span className="block break-words text-lg font-semibold">{title}</span>
        {isToDo || lines[0] === undefined ? null : <span className="block">{lines[0]}</span>}
        <span className="block break-words text-sm text-ink-soft">
          {whenWords(booking)} · {where} · {name}
          {flight && keepsPlace(state) ? ` · flight ${dayWords(flight.day)}` : ''} ·{' '}
          <span className="font-mono">{reference}</span>
        </span>
      </Link>
    </li>
  );
};

const Rows = ({
  title,
  bookings,
}: {
  readonly title: string;
  readonly bookings: readonly OwnBookingSummary[];
}) =>
  bookings.length === 0 ? null : (
    <section aria-label={title} className="mb-8">
      <h2 className="mb-2 text-2xl">{title}</h2>
      <ul className="border-y-[1.5px] border-ink">
        {bookings.map((booking) => (
          <Row key={booking.reference} booking={booking} />
        ))}
      </ul>
    </section>
  );

/** `/dashboard/bookings`: the person's pickups and drop-offs, those to come first. */
export const MyBookingsPage = () => {
  const pages = useCursorPages();
  return (
    <>
      <PageHeader
        caption="My account"
        title="My bookings"
        actions={<LinkButton to={NEW}>Book a pickup</LinkButton>}
      />
      <PagedList
        pages={pages}
        query={useMyBookings(pages.cursor)}
        loading="Loading your bookings…"
        empty={
          <EmptyState title="No pickups here" action={<LinkButton to={NEW}>Book a pickup</LinkButton>}>
            We come to your door, or you bring it at a time without waiting. Each time says which flight it
            makes.
          </EmptyState>
        }
      >
        {(items) => (
          <>
            <Rows title="Still to do" bookings={items.filter(isLeftOpen)} />
            <Rows title="To come" bookings={unfinished(items).filter(({ state }) => isOpen(state))} />
            <Rows
              title="Past"
              bookings={items.filter((booking) => !isOpen(booking.state) && !isLeftOpen(booking))}
            />
          </>
        )}
      </PagedList>
    </>
  );
};
