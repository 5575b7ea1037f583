import type { RefusalsOf } from '../../kernel/endpoint.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import type { Booking, SlotTimes, Visit } from '../booking.ts';
import type { BookingState } from '../lifecycle.ts';
import { missingOf } from '../missing.ts';
import type { changedRefusals } from '../refusals.ts';

/** Who makes a change, and when: ISO 8601. */
export interface By {
  readonly by: string;
  readonly at: string;
}

/** Why a change of a booking that exists is refused. */
export type StepRefusal = Exclude<RefusalsOf<typeof changedRefusals>, { readonly code: 'BOOKING_NOT_FOUND' }>;
/** A booking after a change, or the same booking where it is so already. */
export type Stepped = Result<Booking, never, StepRefusal>;

/** Refuses a step that does not lead on from what is true now, and shows that. */
export const notPossible = (booking: Booking, message: string) =>
  refuse('STEP_NOT_POSSIBLE', message, { booking });

/** The booking, unless somebody changed it since the caller looked at it (K4). */
export const unchangedSince = (booking: Booking, version: number): Stepped =>
  booking.version === version
    ? ok(booking)
    : refuse('BOOKING_CHANGED', 'Someone else has changed it. Look at it again, then decide.', { booking });

/** The next version of a booking. */
export const next = (booking: Booking, change: Partial<Booking>, { at }: Pick<By, 'at'>): Booking => ({
  ...booking,
  ...change,
  version: booking.version + 1,
  changedAt: at,
});

/** The visits with one that ended. */
export const ended = (
  visits: readonly Visit[],
  number: number,
  state: Visit['state'],
  { at }: Pick<By, 'at'>,
  failure?: Visit['failure'],
): Visit[] =>
  visits.map((visit) =>
    visit.number === number
      ? { ...visit, state, endedAt: at, ...(failure === undefined ? {} : { failure }) }
      : visit,
  );

/** The visits with none to come any more. */
export const noneToCome = (visits: readonly Visit[], { at }: Pick<By, 'at'>): Visit[] =>
  visits.map((visit) => (visit.state === 'PLANNED' ? { ...visit, state: 'CANCELLED', endedAt: at } : visit));

/** The visits with one more, which is planned. */
export const withVisit = (
  visits: readonly Visit[],
  purpose: Visit['purpose'],
  slot: SlotTimes,
  because?: string,
): readonly Visit[] => [
  ...visits,
  {
    number: Math.max(0, ...visits.map(({ number }) => number)) + 1,
    purpose,
    slot,
    state: 'PLANNED',
    ...(because === undefined ? {} : { because }),
  },
];

/** The state of a booking that nobody drives to yet: confirmed where nothing is missing and nobody has to say yes. */
export const stateOf = (booking: Booking, confirms: boolean): BookingState =>
  confirms && missingOf(booking).length === 0 ? 'CONFIRMED' : 'REQUESTED';
