import * as z from 'zod/mini';
import { CalendarDay } from '../../kernel/calendar-day.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { UserId } from '../../kernel/user-id.ts';
import {
  Booking,
  BookingEntry,
  BookingReference,
  BookingSummary,
  bookingWays,
  FailureReasonName,
  SlotTimes,
} from '../booking.ts';
import { BookingChange, DeskBookingForm, SlotMove } from '../booking-form.ts';
import { changedRefusals, makeRefusals, photoRefusals, placeRefusals, slotRefusals } from '../refusals.ts';
import { BookingQuestion } from './list-question.ts';
import { replanEndpoints } from './replan-endpoints.ts';

const params = z.object({ reference: BookingReference });
const version = z.int().check(z.minimum(1));
const Reason = z
  .string()
  .check(z.trim(), z.minLength(3, 'Write why'), z.maxLength(500, 'At most 500 characters'));

/** A slot with what is taken of it. */
export const SlotLoad = z.extend(SlotTimes, {
  way: z.enum(bookingWays),
  /** Absent: as many as come. */
  places: z.optional(z.int()),
  lb: z.optional(z.number()),
  taken: z.int(),
  takenLb: z.number(),
  /** Of these, places that somebody holds while they confirm. */
  held: z.int(),
});
export type SlotLoad = z.infer<typeof SlotLoad>;

/** That a visit is done: its goods are with us. */
const completion = {
  params,
  body: z.strictObject({
    version,
    /** The consent to search was signed now, where it was missing. */
    signed: z.optional(z.literal(true)),
  }),
  reply: Booking,
  refusals: { ...changedRefusals, CONSENT_NEEDED: 409 },
} as const;

/** What the desk does with bookings. */
export const deskBookingEndpoints = {
  deskList: endpoint('GET /api/desk/bookings', {
    summary:
      'Bookings by several filters together over what is open: a state, a day, an area of ZIP codes, what is missing, those that a change of the schedule touches, a destination, a customer, an age. Those that ended, by month and one filter. Or a search by reference, name, phone, street or shipment.',
    access: 'booking.read',
    query: z.object({ ...pageQuery, ...BookingQuestion.shape }),
    reply: pageOf(BookingSummary),
    refusals: { INVALID_CURSOR: 400, ONE_QUESTION_ONLY: 400 },
  }),
  calendar: endpoint('GET /api/desk/bookings/calendar', {
    summary:
      'The slots from one day to another with what is taken of them, and the visits in them for up to seven days.',
    access: 'booking.read',
    query: z.object({ from: CalendarDay, to: CalendarDay }),
    reply: z.object({
      slots: z.array(SlotLoad),
      /** In the order of their slots. Empty for more than seven days. */
      visits: z.array(BookingSummary),
    }),
    refusals: { TOO_MANY_DAYS: 400 },
  }),
  deskShow: endpoint('GET /api/desk/bookings/{reference}', {
    summary: 'One booking with its history, newest first.',
    access: 'booking.read',
    params,
    reply: z.object({ booking: Booking, history: z.array(BookingEntry) }),
    refusals: { BOOKING_NOT_FOUND: 404 },
  }),
  deskMake: endpoint('POST /api/desk/bookings', {
    summary:
      'Books for a customer or for a person without an account. Without street, time or consent it is a request.',
    access: 'booking.manage',
    headers: z.object({ 'idempotency-key': z.uuid() }),
    body: z.strictObject({ ownerId: UserId, form: DeskBookingForm }),
    reply: Booking,
    refusals: { ...makeRefusals, PROFILE_NOT_FOUND: 422 },
  }),
  deskChange: endpoint('PUT /api/desk/bookings/{reference}', {
    summary:
      'Changes what we need to know on the day, for the customer. The consent to search can be noted as signed.',
    access: 'booking.manage',
    params,
    body: z.extend(BookingChange, { signed: z.optional(z.literal(true)) }),
    reply: Booking,
    refusals: { ...changedRefusals, ...placeRefusals, ...photoRefusals, ...slotRefusals },
  }),
  deskMove: endpoint('PUT /api/desk/bookings/{reference}/slot', {
    summary:
      'Moves a visit to another slot, or gives a request its first. The desk may use slots that customers cannot book any more.',
    access: 'booking.manage',
    params,
    body: z.extend(SlotMove, {
      /** What the customer is told. */
      because: z.optional(Reason),
    }),
    reply: Booking,
    refusals: { ...changedRefusals, ...slotRefusals },
  }),
  confirm: endpoint('POST /api/desk/bookings/{reference}/confirm', {
    summary: 'Confirms a request that has a street and a slot.',
    access: 'booking.manage',
    params,
    body: z.strictObject({ version }),
    reply: Booking,
    refusals: changedRefusals,
  }),
  deskCancel: endpoint('POST /api/desk/bookings/{reference}/cancel', {
    summary: 'Cancels a booking or refuses a request, with the reason that the customer reads.',
    access: 'booking.manage',
    params,
    body: z.strictObject({
      version,
      because: Reason,
      /** Whether the fee of a missed pickup is charged; only where it was too late. */
      charge: z.boolean(),
    }),
    reply: Booking,
    refusals: changedRefusals,
  }),
  fail: endpoint('POST /api/desk/bookings/{reference}/fail', {
    summary: 'Notes that a visit failed, with one of the reasons of the trade.',
    access: 'booking.manage',
    params,
    body: z.strictObject({ version, reason: FailureReasonName, note: z.optional(Reason) }),
    reply: Booking,
    refusals: changedRefusals,
  }),
  noShow: endpoint('POST /api/desk/bookings/{reference}/no-show', {
    summary: 'Notes that nobody came to the dock in time, or that nobody was at the address.',
    access: 'booking.manage',
    params,
    body: z.strictObject({ version }),
    reply: Booking,
    refusals: changedRefusals,
  }),
  complete: endpoint('POST /api/desk/bookings/{reference}/complete', {
    summary:
      'Notes that the goods are with us, or that the empty barrels were brought. Repeating it changes nothing.',
    access: 'booking.manage',
    ...completion,
  }),
  accept: endpoint('POST /api/desk/bookings/{reference}/accept', {
    summary: 'The same at the dock, where the code of a drop-off is scanned, for whoever checks goods in.',
    access: 'piece.manage',
    ...completion,
  }),
  note: endpoint('POST /api/desk/bookings/{reference}/notes', {
    summary: 'Adds a note of staff to the history; the same `id` again adds nothing.',
    access: 'booking.manage',
    params,
    body: z.strictObject({ id: z.uuid(), note: Reason }),
    reply: z.object({ entry: BookingEntry }),
    refusals: { BOOKING_NOT_FOUND: 404 },
  }),
  ...replanEndpoints,
} as const;
