import { Link } from 'react-router-dom';
import type { Booking, Visit } from '#domain/bookings/booking.ts';
import { failureWords } from '#domain/bookings/failure-reasons.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import type { Area } from '#web/shell/screens.ts';
import { PriceLines } from '#web/ui/data/price-lines.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { visitWords } from '../../words.tsx';
import { ProofOfVisit } from './proof-of-visit.tsx';
import { RunOfVisit } from './run-of-visit.tsx';

const VisitRow = ({
  visit,
  booking,
  area,
}: {
  readonly visit: Visit;
  readonly booking: Booking;
  readonly area: Area;
}) => {
  const { slot, state, purpose, failure } = visit;
  const isOver = state === 'RESCHEDULED' || state === 'CANCELLED';
  return (
    <li className="border-t border-rule py-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          to={`${area}/bookings/calendar?view=day&day=${slot.day}`}
          className={isOver ? `${textLink} line-through` : textLink}
        >
          {slotWords(slot)}
        </Link>
        <span className="font-semibold">{visitWords[state]}</span>
      </p>
      {purpose === 'FIRST' ? <p className="text-sm text-ink-soft">Brings the empty barrels.</p> : null}
      <RunOfVisit booking={booking} visit={visit} area={area} />
      {failure === undefined ? null : (
        <p className="wrap-anywhere">
          {failureWords(booking.way, failure.reason)}
          {failure.note === undefined ? '.' : `: ${failure.note}`}
        </p>
      )}
      <ProofOfVisit booking={booking} visit={visit} />
    </li>
  );
};

/** Every visit with its time and how it ended, the latest first. */
export const Visits = ({ booking, area }: { readonly booking: Booking; readonly area: Area }) => (
  <Section title="Visits" className="min-w-0">
    {booking.visits.length === 0 ? <p>No time is agreed yet.</p> : null}
    <ul>
      {booking.visits.toReversed().map((visit) => (
        <VisitRow key={visit.number} visit={visit} booking={booking} area={area} />
      ))}
    </ul>
  </Section>
);

/** What it costs, and who charges it. */
export const Price = ({
  booking: { price, heldBy, feeFor },
  area,
}: {
  readonly booking: Booking;
  readonly area: Area;
}) =>
  price === undefined && feeFor === undefined ? null : (
    <Section title="Price" className="min-w-0">
      {price === undefined ? null : <PriceLines lines={price.lines} total={price.total} />}
      {heldBy === undefined ? null : (
        <p>
          It is in the price of{' '}
          <Link to={`${area}/shipments/${heldBy}`} className={`${textLink} font-mono`}>
            {heldBy}
          </Link>
          , so nothing more is charged.
        </p>
      )}
      {feeFor === undefined ? null : <p>A missed pickup is charged, for visit {feeFor}.</p>}
    </Section>
  );
