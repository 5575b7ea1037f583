import type { StopState } from '../../runs/lifecycle.ts';
import type { Booking, Visit } from '../booking.ts';
import { agreedStates, type BookingState } from '../lifecycle.ts';
import { nextVisit } from '../visits.ts';
import { type By, next } from './step.ts';

/** How a booking stands by the stop that its visit is. What became of it at the door is noted there. */
const states: Readonly<Partial<Record<StopState, BookingState>>> = {
  PLANNED: 'ASSIGNED',
  NEXT: 'EN_ROUTE',
  ARRIVED: 'ARRIVED',
  TAKEN_OFF: 'CONFIRMED',
};

/** The visit that a run may have now: the next one that is planned, of a pickup that is agreed on. */
export const visitToDrive = (booking: Pick<Booking, 'way' | 'state' | 'visits'>): Visit | undefined => {
  const visit = nextVisit(booking);
  const isAgreed = agreedStates.some((state) => state === booking.state);
  return booking.way === 'PICKUP' && isAgreed && visit?.state === 'PLANNED' ? visit : undefined;
};

/**
 * A booking by the run that has its next visit: with a driver, on the way, there; confirmed again where none has it any more. The same
 * booking where that is so already, and where nobody is to come.
 * @param stop how the stop of that visit stands; undefined where no run has it.
 */
export const onRun = (before: Booking, stop: StopState | undefined, by: By): Booking => {
  const state = states[stop ?? 'TAKEN_OFF'];
  return visitToDrive(before) === undefined || state === undefined || state === before.state
    ? before
    : next(before, { state }, by);
};
