import * as z from 'zod/mini';
import { CalendarDay } from '../../kernel/calendar-day.ts';
import { ClockTime, Weekday } from '../schedule/clock.ts';

/** How many pickups a slot takes. */
const Places = z.int().check(z.minimum(1), z.maximum(200));
/** How many pounds the van takes in a slot. */
const Pounds = z.int().check(z.minimum(1), z.maximum(100_000));
const capacity = { places: z.optional(Places), lb: z.optional(Pounds) };

/** A window of a weekday in which the van comes. Without a capacity it has the usual one. */
export const WeeklySlot = z.strictObject({ weekday: Weekday, from: ClockTime, to: ClockTime, ...capacity });

/** Who says yes to a pickup that fits: nobody has to, or staff. */
const bookingConfirms = ['AT_ONCE', 'STAFF'] as const;
export const BookingConfirms = z.enum(bookingConfirms);
export type BookingConfirms = z.infer<typeof BookingConfirms>;

/** A day without the van. With `dock` nothing is taken in at the dock either. */
const ClosedDay = z.strictObject({
  date: CalendarDay,
  name: z.string().check(z.minLength(2), z.maxLength(80)),
  dock: z.optional(z.boolean()),
});

/** A window in which the van comes beside the weekly ones, also on a holiday. */
const ExtraDay = z.strictObject({ date: CalendarDay, from: ClockTime, to: ClockTime, ...capacity });

/** Bringing goods in a window of the opening hours. Without a number of places as many can come as like. */
const DropOff = z.strictObject({
  windowMinutes: z.int().check(z.minimum(15), z.maximum(720)),
  places: z.optional(Places),
});

/** The settings about slots that schedules stored earlier do not have. `slotSettings` of slot-settings.ts reads them. */
export const slotFields = {
  closedDays: z.optional(z.array(ClosedDay).check(z.maxLength(100))),
  extraDays: z.optional(z.array(ExtraDay).check(z.maxLength(100))),
  dropOff: z.optional(DropOff),
};
export type SlotFields = z.infer<z.ZodMiniObject<typeof slotFields>>;
