import * as z from 'zod/mini';
import { BookingReference } from '../../bookings/booking.ts';
import { ClockTime } from '../../departures/schedule/clock.ts';
import { CalendarDay } from '../../kernel/calendar-day.ts';
import { crossFieldCheck, repeated } from '../../kernel/cross-field-check.ts';
import { UserId } from '../../kernel/user-id.ts';
import { MOST_STOPS, stopIdOf } from '../run.ts';
import { StopId } from '../stop-id.ts';

/** A van with its driver, and from when until when they may be on the road: times on the clocks of New York, on one day. */
export const VanOfDay = z.strictObject({
  vehicleId: z.uuid(),
  driverId: UserId,
  from: ClockTime,
  to: ClockTime,
});
export type VanOfDay = z.infer<typeof VanOfDay>;

/** A visit in its turn. */
export const OrderedVisit = z.strictObject({
  booking: BookingReference,
  visit: z.int().check(z.minimum(1)),
  /** Planning again does not move it. */
  pinned: z.optional(z.literal(true)),
});
export type OrderedVisit = z.infer<typeof OrderedVisit>;

/** A run as dispatch sets it: in the order that it chose, late or not. */
export const RunForm = z.strictObject({
  day: CalendarDay,
  ...VanOfDay.shape,
  stops: z.array(OrderedVisit).check(
    z.minLength(1, 'A run has at least one stop.'),
    z.maxLength(MOST_STOPS, `A run has at most ${MOST_STOPS} stops.`),
    crossFieldCheck((stops) =>
      repeated(stops, stopIdOf).map((index) => ({
        path: [index],
        message: 'This stop is in the run twice.',
      })),
    ),
  ),
});
export type RunForm = z.infer<typeof RunForm>;

const Why = z.string().check(z.trim(), z.minLength(3, 'Write why'), z.maxLength(300));

/** What dispatch does with a run. */
export const RunAct = z.discriminatedUnion('kind', [
  /** Its driver gets it, and people are told when we come. */
  z.strictObject({ kind: z.literal('RELEASE') }),
  /** It is planned further; its driver does not have it any more. */
  z.strictObject({ kind: z.literal('TAKE_BACK') }),
  z.strictObject({ kind: z.literal('CANCEL'), because: Why }),
  /** A stop comes off it and is open again, also while the van is on the road: a breakdown, an absence. */
  z.strictObject({
    kind: z.literal('TAKE_OFF'),
    stops: z.array(StopId).check(z.minLength(1, 'Choose a stop.'), z.maxLength(MOST_STOPS)),
    because: Why,
  }),
  /** Another van or driver goes on with what is open. */
  z.strictObject({ kind: z.literal('HAND_OVER'), vehicleId: z.uuid(), driverId: UserId }),
  /** The van is back, and its driver could not say so. */
  z.strictObject({ kind: z.literal('END') }),
]);
export type RunAct = z.infer<typeof RunAct>;
