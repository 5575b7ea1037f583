import * as z from 'zod/mini';
import { countAsked, isAsOld, LeastDays, Month } from '../../kernel/asked-list.ts';
import { CalendarDay } from '../../kernel/calendar-day.ts';
import { destinationCodes } from '../../kernel/destination-codes.ts';
import { UserId } from '../../kernel/user-id.ts';
import { type Booking, BookingStateName } from '../booking.ts';
import { isOpen } from '../lifecycle.ts';
import { missingOf, needsConsent } from '../missing.ts';

/** What may be missing from a booking. */
export const missingNames = ['street', 'slot', 'consent'] as const;

/** What the list of the desk can be asked. What is open is asked by all of it together; a search and a month stand apart. */
export const BookingQuestion = z.object({
  state: z.optional(BookingStateName),
  /** A visit on this day, also one that is done. */
  day: z.optional(CalendarDay),
  /** The first three digits of a ZIP code. */
  area: z.optional(z.string().check(z.regex(/^\d{3}$/, 'Give the first three digits of the ZIP code'))),
  missing: z.optional(z.enum(missingNames)),
  /** A change of the schedule touches it. */
  touched: z.optional(z.literal('yes')),
  to: z.optional(z.enum(destinationCodes)),
  /** The id of the customer. */
  owner: z.optional(UserId),
  /** Made at least so many days ago. */
  days: z.optional(LeastDays),
  /** `2026-11`, for bookings that ended in that month. */
  closed: z.optional(Month),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
});
export type BookingQuestion = z.infer<typeof BookingQuestion>;

const filters = ['state', 'day', 'area', 'missing', 'touched', 'to', 'owner', 'days'] as const;

/** A state in which nothing is left to do means that of this month, by UTC, unless a month or a day is asked for. */
export const withMonth = (question: BookingQuestion, now: Date): BookingQuestion => {
  const { state, closed, day } = question;
  return state === undefined || isOpen(state) || closed !== undefined || day !== undefined
    ? question
    : { ...question, closed: now.toISOString().slice(0, 'yyyy-mm'.length) };
};

/** Whether the list can answer it. A search looks for one thing and is asked alone; what ended is listed by its month and one more filter. */
export const isAnswerable = (question: BookingQuestion): boolean => {
  const { search = '', closed, day } = question;
  const count = countAsked(question, filters);
  if (search !== '') return count === 0 && closed === undefined;
  return closed === undefined || (count <= 1 && day === undefined);
};

type Test = (booking: Booking, question: BookingQuestion, now: Date) => boolean;

const tests: readonly Test[] = [
  ({ state }, { state: wanted }) => wanted === undefined || state === wanted,
  ({ place }, { area }) => area === undefined || place?.zip.startsWith(area) === true,
  (booking, { missing }) =>
    missing === undefined ||
    (missing === 'consent' ? needsConsent(booking) : missingOf(booking).includes(missing)),
  ({ touched }, { touched: asked }) => asked === undefined || touched !== undefined,
  ({ to }, { to: wanted }) => wanted === undefined || to === wanted,
  ({ ownerId }, { owner }) => owner === undefined || ownerId === owner,
  ({ createdAt }, { days }, now) => isAsOld(createdAt, days, now),
  // A day keeps what came on it.
  ({ state }, { day, closed }) => day !== undefined || closed !== undefined || isOpen(state),
];

/** Whether a booking is in the list that was asked for. A day and a month are not looked at: only the index knows them. */
export const isInList: Test = (booking, question, now) => tests.every((test) => test(booking, question, now));
