import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TouchedBooking } from '#domain/bookings/desk/replan-endpoints.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { useTouched } from '../use-desk-bookings.ts';

import { type Move, MoveThese, Outcome, useMoveThese } from './move-these.tsx';

/** Says that bookings must be moved, with the way to the plan. */
export const TouchedNotice = () => {
  const { data } = useTouched(undefined);
  if (data === undefined || data.items.length === 0) return null;
  const many = data.next === undefined ? data.items.length : `More than ${data.items.length}`;
  return (
    <Alert
      kind="warning"
      title={data.items.length === 1 ? '1 booking must be moved' : `${many} bookings must be moved`}
      className="mb-4"
      actions={
        <LinkButton to={{ search: '?touched=yes' }} look="plain">
          Look at whom
        </LinkButton>
      }
    >
      A closed day, another schedule or another flight touches them.
    </Alert>
  );
};

const flightWords = ({ booking, offer }: TouchedBooking): string => {
  if (offer?.flight === undefined) return '';
  const day = dayWords(offer.flight.day);
  return offer.flight.day === booking.flight?.day
    ? ` Same flight, ${day}.`
    : ` Then the flight is on ${day}.`;
};

const Proposal = ({ touched }: { readonly touched: TouchedBooking }) => {
  const { booking, offer } = touched;
  if (offer === undefined)
    return (
      <p>
        <strong className="font-semibold">No time has room.</strong> Call them, and agree on something else.
      </p>
    );
  const now = booking.visit?.slot;
  return (
    <p>
      {now === undefined || now.id === offer.id ? null : <s className="text-ink-soft">{slotWords(now)}</s>}{' '}
      <strong className="font-semibold">
        {now?.id === offer.id ? `Stays ${slotWords(offer)}` : `→ ${slotWords(offer)}`}.
      </strong>
      {flightWords(touched)}
    </p>
  );
};

const Row = ({
  touched,
  area,
  chosen,
  onToggle,
}: {
  readonly touched: TouchedBooking;
  readonly area: Area;
  readonly chosen: boolean;
  /** Undefined where it cannot be chosen. */
  readonly onToggle: (() => void) | undefined;
}) => {
  const { reference, name, touched: why } = touched.booking;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-t border-rule py-3">
      <input
        type="checkbox"
        aria-label={`Move ${reference}, ${name}`}
        className="check mt-2 size-5"
        checked={chosen}
        disabled={onToggle === undefined}
        onChange={() => onToggle?.()}
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link to={`${area}/bookings/${reference}`} className={`${textLink} font-mono`}>
            {reference}
          </Link>
          <span className="wrap-anywhere font-semibold">
            <bdi>{name}</bdi>
          </span>
        </p>
        {why === undefined ? null : <p className="text-ink-soft">{why.because}</p>}
        <Proposal touched={touched} />
      </div>
    </li>
  );
};

/** Whom a change touches, what each is offered, and the button that moves those who are chosen and tells them. */
const Plan = ({
  items,
  area,
  move,
}: {
  readonly items: readonly TouchedBooking[];
  readonly area: Area;
  readonly move: Move;
}) => {
  const mayMove = useMay()('booking.manage');
  const [left, leave] = useState<ReadonlySet<string>>(new Set());
  const movable = items.filter(({ offer }) => offer !== undefined);
  const chosen = mayMove ? movable.filter(({ booking }) => !left.has(booking.reference)) : [];
  const toggle = (reference: string) => () =>
    leave((before) => {
      const after = new Set(before);
      if (!after.delete(reference)) after.add(reference);
      return after;
    });
  return (
    <>
      <ul className="border-b border-rule">
        {items.map((touched) => (
          <Row
            key={touched.booking.reference}
            touched={touched}
            area={area}
            chosen={chosen.includes(touched)}
            onToggle={mayMove && touched.offer !== undefined ? toggle(touched.booking.reference) : undefined}
          />
        ))}
      </ul>
      {mayMove ? <MoveThese bookings={chosen.map(({ booking }) => booking)} move={move} /> : null}
    </>
  );
};

/** The bookings that a closed day, another schedule or another flight touches. Nobody is told before staff have seen whom. */
export const TouchedPage = ({ area }: { readonly area: Area }) => {
  const pages = useCursorPages();
  const query = useTouched(pages.cursor);
  const move = useMoveThese();
  return (
    <div className="max-w-3xl">
      <Link to={`${area}/bookings`} className="text-link mb-2 inline-flex min-h-11 items-center">
        ← All bookings
      </Link>
      <PageHeader caption="Bookings" title="These must be moved" />
      {query.data?.looking ? (
        <p role="status" className="mb-3">
          Bookings are still being looked through, so more may come.
        </p>
      ) : null}
      {/* Here, because the list is empty when all are moved. */}
      <Outcome move={move} />
      <PagedList
        pages={pages}
        query={query}
        loading="Loading bookings…"
        empty={
          <EmptyState title="No bookings here">
            When a closed day, another schedule or another flight touches some, they appear here.
          </EmptyState>
        }
      >
        {(items) => <Plan items={items} area={area} move={move} />}
      </PagedList>
    </div>
  );
};
