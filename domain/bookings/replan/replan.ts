import type { Booking } from '../booking.ts';
import { type By, next } from '../changes/step.ts';
import { type Planning, type Proposal, proposalsFor } from './proposals.ts';
import { type Touch, touchOf } from './touch.ts';

/** What a booking is to say from now on of whether it can stay. */
export type Verdict = Pick<Booking, 'touched' | 'flight'>;

/** Only the flight is another, at the same time: the shipments tell their senders of it themselves. */
const isToldByShipments = (booking: Booking, { purpose, by }: Touch, { proposed }: Proposal): boolean =>
  by === 'flight' &&
  booking.shipments.length > 0 &&
  booking.visits.some(
    ({ slot, state, purpose: own }) => own === purpose && state === 'PLANNED' && slot.id === proposed?.id,
  );

const sameText = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const verdictOf = (booking: Booking, touch: Touch | undefined, proposal: Proposal, now: Date): Verdict => {
  const { touched: before, flight } = booking;
  const kept = flight === undefined ? {} : { flight };
  if (touch === undefined) return kept;
  if (isToldByShipments(booking, touch, proposal))
    return proposal.flight === undefined ? kept : { flight: proposal.flight };
  return { touched: { since: before?.since ?? now.toISOString(), ...touch, ...proposal }, ...kept };
};

/** A booking of which something else is to be said than before. */
export interface Changed {
  readonly booking: Booking;
  readonly after: Verdict;
}

/**
 * Looks at bookings by the settings as they are now, and answers those of which something else is to be said than before: that they are
 * touched, with what is proposed, or that they are not any more. Looking again at what was written answers nothing.
 */
export const replanned = (bookings: readonly Booking[], planning: Planning): readonly Changed[] => {
  const looked = bookings.map((booking) => ({ booking, touch: touchOf(booking, planning, planning.now) }));
  const proposals = proposalsFor(
    looked.flatMap(({ booking, touch }) => (touch === undefined ? [] : [{ booking, touch }])),
    planning,
  );
  return looked.flatMap(({ booking, touch }) => {
    const after = verdictOf(booking, touch, proposals.get(booking.reference) ?? {}, planning.now);
    const before: Verdict = {
      ...(booking.touched === undefined ? {} : { touched: booking.touched }),
      ...(booking.flight === undefined ? {} : { flight: booking.flight }),
    };
    return sameText(sorted(after), sorted(before)) ? [] : [{ booking, after }];
  });
};

/** The fields in one order, however they were stored. */
const sorted = ({ touched, flight }: Verdict) => [
  touched?.because,
  touched?.by,
  touched?.purpose,
  touched?.proposed?.id,
  touched?.proposed?.from,
  touched?.proposed?.to,
  touched?.flight?.departureId,
  touched?.flight?.day,
  flight?.departureId,
  flight?.day,
];

/** The next version of a booking, which says what was found of it. */
export const withVerdict = (booking: Booking, { touched, flight }: Verdict, by: By): Booking => {
  const { touched: _, ...rest } = booking;
  return next(
    rest,
    { ...(touched === undefined ? {} : { touched }), ...(flight === undefined ? {} : { flight }) },
    by,
  );
};
