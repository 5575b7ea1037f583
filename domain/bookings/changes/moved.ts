import { ok } from '../../kernel/result.ts';
import type { Booking, SlotTimes, Visit } from '../booking.ts';
import type { BookingState } from '../lifecycle.ts';
import { firstVisit, mainVisit } from '../visits.ts';
import {
  type By,
  ended,
  next,
  notPossible,
  type Stepped,
  stateOf,
  unchangedSince,
  withVisit,
} from './step.ts';

const movable: readonly BookingState[] = ['REQUESTED', 'CONFIRMED', 'ASSIGNED', 'FAILED', 'NO_SHOW'];

/** Another slot for a visit. */
export interface Move extends By {
  readonly version: number;
  readonly purpose: Visit['purpose'];
  readonly slot: SlotTimes;
  /** Why, as the customer reads it. */
  readonly because?: string | undefined;
  /** The flight that goods make in it. */
  readonly flight?: Booking['flight'];
  /** True where nobody has to say yes to it: at the desk, or where the settings confirm at once. */
  readonly confirms: boolean;
}

const visitOf = (booking: Booking, purpose: Visit['purpose']): Visit | undefined =>
  purpose === 'FIRST' ? firstVisit(booking) : mainVisit(booking);

/** Whether a visit is planned in this slot already. */
export const isIn = (booking: Booking, purpose: Visit['purpose'], slotId: string): boolean => {
  const visit = visitOf(booking, purpose);
  return visit?.state === 'PLANNED' && visit.slot.id === slotId;
};

/** Empty barrels come before we fetch them full. */
export const isInOrder = (first: SlotTimes | undefined, main: SlotTimes | undefined): boolean =>
  first === undefined || main === undefined || first.to <= main.from;

const orderAfter = (booking: Booking): boolean => {
  const [first, main] = [firstVisit(booking), mainVisit(booking)];
  return main?.state !== 'PLANNED' || isInOrder(first?.slot, main.slot);
};

/**
 * A booking whose visit has another slot, or its first one. The visit before it is kept as rescheduled, also where it was in vain. What
 * changed the schedule does not touch it any more.
 */
export const moved = (before: Booking, move: Move): Stepped => {
  const { version, purpose, slot, because, flight, confirms } = move;
  if (isIn(before, purpose, slot.id)) return ok(before);
  const seen = unchangedSince(before, version);
  if (!seen.ok) return seen;
  const known = visitOf(before, purpose);
  if (!movable.includes(before.state) || known?.state === 'DONE')
    return notPossible(before, 'This booking cannot be moved any more.');
  if (purpose === 'FIRST' && before.emptyBarrels?.how !== 'FIRST')
    return notPossible(before, 'No empty barrels are brought first in this booking.');
  const visits =
    known === undefined ? before.visits : ended(before.visits, known.number, 'RESCHEDULED', move);
  const { touched, ...rest } = before;
  const after = next(
    { ...rest, ...(touched === undefined || touched.purpose === purpose ? {} : { touched }) },
    {
      visits: [...withVisit(visits, purpose, slot, because)],
      ...(flight === undefined || purpose === 'FIRST' ? {} : { flight }),
    },
    move,
  );
  if (!orderAfter(after))
    return notPossible(before, 'The empty barrels have to come before we pick up the full ones.');
  return ok({ ...after, state: stateOf(after, confirms) });
};

/** Whether a visit is planned in a slot that can no longer be booked: then only the desk moves it. */
export const isTooLateToMove = (booking: Booking, purpose: Visit['purpose'], now: Date): boolean => {
  const visit = visitOf(booking, purpose);
  return visit?.state === 'PLANNED' && new Date(visit.slot.bookBy) <= now;
};
