import * as z from 'zod/mini';
import { boundedNumber } from '../../kernel/bounded-number.ts';
import { CalendarDay } from '../../kernel/calendar-day.ts';
import { destinationCodes, eachDestination } from '../../kernel/destinations.ts';
import { BookingConfirms, slotFields, WeeklySlot } from '../slots/slot-fields.ts';
import { ClockTime, Weekday } from './clock.ts';

/** The three letters of an airport, `JFK`. */
export const AirportCode = z.string().check(z.regex(/^[A-Z]{3}$/, 'Give the three letters of the airport'));

/** One weekly flight: where from, on which day, and how many calendar days until goods can be collected; the next business day where that is none. */
const Lane = z.strictObject({
  originAirport: AirportCode,
  departs: Weekday,
  transitDays: z.strictObject({
    min: z.int().check(z.minimum(1), z.maximum(60)),
    max: z.int().check(z.minimum(1), z.maximum(60)),
  }),
});

/** A day without flights. `where` is `US` or the destination whose holiday it is. */
const Holiday = z.strictObject({
  date: CalendarDay,
  name: z.string().check(z.minLength(2), z.maxLength(80)),
  where: z.enum(['US', ...destinationCodes]),
});

/** The fields of a schedule, each validated by itself. */
export const ScheduleFields = z.strictObject({
  /** Goods must be at the dock by then to make the week's flight. */
  cargoCutoff: z.strictObject({ weekday: Weekday, time: ClockTime }),
  /** Goods on hand must be booked by then; documents and payment are due too. */
  bookingCutoff: z.strictObject({ weekday: Weekday, time: ClockTime }),
  lanes: z.strictObject(eachDestination(() => Lane)),
  holidays: z.array(Holiday).check(z.maxLength(200)),
  pickup: z.strictObject({
    radiusMiles: boundedNumber(1, 200),
    /** Slots must be booked by this time on the business day before. */
    bookBy: ClockTime,
    /** From the end of a slot until the van is back at the dock, in minutes. */
    returnMinutes: z.int().check(z.minimum(0), z.maximum(600)),
    /** At once unless given. */
    confirms: z.optional(BookingConfirms),
    slots: z.array(WeeklySlot).check(z.minLength(1), z.maxLength(60)),
  }),
  ...slotFields,
});
export type ScheduleFields = z.infer<typeof ScheduleFields>;
