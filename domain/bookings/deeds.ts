import type { Booking, BookingEntry } from './booking.ts';
import { agreedStates } from './lifecycle.ts';
import { firstVisit, mainVisit, plannedVisits } from './visits.ts';

type Deed = BookingEntry['what'];

const ends: Partial<Record<Booking['state'], Deed>> = {
  COMPLETED: 'completed',
  FAILED: 'failed',
  NO_SHOW: 'no-show',
};

const onRun: Partial<Record<Booking['state'], Deed>> = {
  CONFIRMED: 'unassigned',
  ASSIGNED: 'assigned',
  EN_ROUTE: 'next',
  ARRIVED: 'arrived',
};

const isAgreed = ({ state }: Booking): boolean => agreedStates.some((one) => one === state);

/** Whether only how a run has it is another: planned, on the way, there, or in none any more. */
const changesRun = (before: Booking, after: Booking): boolean =>
  before.state !== after.state && isAgreed(before) && isAgreed(after);

const firstIsDone = (before: Booking, after: Booking): boolean =>
  firstVisit(before)?.state === 'PLANNED' && firstVisit(after)?.state === 'DONE';

/** The slots in which somebody comes or is expected. */
const plan = (booking: Booking): string =>
  plannedVisits(booking)
    .map(({ purpose, slot }) => `${purpose} ${slot.id}`)
    .join();

const sinceTouched = ({ touched }: Booking): string => JSON.stringify(touched ?? null);

/** What became of a booking from one version to the next, for its history: the most that can be said in a word. */
export const deedOf = (before: Booking | undefined, after: Booking, byDesk: boolean): Deed => {
  if (before === undefined) return after.state === 'CONFIRMED' ? 'made' : 'requested';
  if (after.state === 'CANCELLED') return byDesk && before.state === 'REQUESTED' ? 'refused' : 'cancelled';
  const end = before.state === after.state ? undefined : ends[after.state];
  if (end !== undefined) return end;
  if (firstIsDone(before, after)) return 'completed';
  if (plan(before) !== plan(after) && before.visits.length > 0) return 'rescheduled';
  if (before.state === 'REQUESTED' && after.state === 'CONFIRMED') return 'confirmed';
  if (changesRun(before, after)) return onRun[after.state] ?? 'changed';
  if (sinceTouched(before) !== sinceTouched(after)) return 'touched';
  return before.shipments.length < after.shipments.length ? 'attached' : 'changed';
};

/** What is different, as events tell it. */
export type Difference =
  | 'slot'
  | 'first-slot'
  | 'first-done'
  | 'details'
  | 'shipments'
  | 'touched'
  | 'no-longer-touched'
  | 'run';

const detailsOf = ({ name, phone, place, goods, emptyBarrels, photos, note }: Booking): string =>
  JSON.stringify([name, phone, place, goods, emptyBarrels, photos, note]);

/** The differences between two versions of a booking that is still open. */
export const differencesTold = (before: Booking, after: Booking): readonly Difference[] => {
  const isDone = firstIsDone(before, after);
  const isTouched = sinceTouched(before) !== sinceTouched(after);
  const touched = after.touched === undefined ? 'no-longer-touched' : 'touched';
  return [
    ...(mainVisit(before)?.slot.id === mainVisit(after)?.slot.id ? [] : (['slot'] as const)),
    ...(firstVisit(before)?.slot.id === firstVisit(after)?.slot.id ? [] : (['first-slot'] as const)),
    ...(isDone ? (['first-done'] as const) : []),
    ...(detailsOf(before) === detailsOf(after) ? [] : (['details'] as const)),
    ...(before.shipments.join() === after.shipments.join() ? [] : (['shipments'] as const)),
    ...(isTouched ? [touched as Difference] : []),
    ...(changesRun(before, after) ? (['run'] as const) : []),
  ];
};
