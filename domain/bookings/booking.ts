import * as z from 'zod/mini';
import type { DerivedTask } from '../kernel/derived-task.ts';
import type { RefusalsOf } from '../kernel/endpoint.ts';
import { ok, type Result, refuse } from '../kernel/result.ts';
import { nameTerms } from '../kernel/search.ts';
import { bookingStatuses, mayBecome } from './lifecycle.ts';

/** The name of a booking. The messages are those of the form. */
const BookingName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Write a name'),
    z.maxLength(100, 'The name is too long (max 100 characters)'),
  );

/** The fields of the form. */
export const BookingForm = z.object({ name: BookingName });
export type BookingForm = z.infer<typeof BookingForm>;

/** A booking as it is sent. The browser chooses its id, so that the same booking sent twice is added once. */
export const NewBooking = z.strictObject({ id: z.uuid(), name: BookingName });

export const BookingStatusName = z.enum(bookingStatuses);

/** A booking. Instants are ISO 8601 UTC. */
export const Booking = z.object({
  id: z.string(),
  name: z.string(),
  status: BookingStatusName,
  addedAt: z.string(),
  /** User id. */
  addedBy: z.string(),
  changedAt: z.string(),
  version: z.number(),
});
export type Booking = z.infer<typeof Booking>;

/** A move that somebody asks for, with the version that they saw: what a colleague changed in between is not overwritten. */
export const BookingMove = z.strictObject({
  version: z.int().check(z.minimum(1)),
  status: BookingStatusName,
});
export type BookingMove = z.infer<typeof BookingMove>;

/** The refusals of a move, with the booking as it is, so that the screen can show it. */
export const moveRefusals = {
  BOOKING_CHANGED: { status: 409, details: z.object({ booking: Booking }) },
  MOVE_NOT_POSSIBLE: { status: 409, details: z.object({ booking: Booking }) },
} as const;

/**
 * A booking after a move, or the same booking when it is in that status already.
 * @param at when it is moved, ISO 8601.
 */
export const moved = (
  booking: Booking,
  { version, status }: BookingMove,
  at: string,
): Result<Booking, never, RefusalsOf<typeof moveRefusals>> => {
  if (booking.status === status) return ok(booking);
  if (booking.version !== version)
    return refuse('BOOKING_CHANGED', 'Someone else has changed it. Look at it again, then decide.', {
      booking,
    });
  if (!mayBecome(booking.status, status))
    return refuse('MOVE_NOT_POSSIBLE', 'This is not possible any more.', { booking });
  return ok({ ...booking, status, changedAt: at, version: version + 1 });
};

/** The desk has a task until a booking is done or canceled. */
export const bookingTasks = ({
  status,
  changedAt,
}: Pick<Booking, 'status' | 'changedAt'>): readonly DerivedTask<'BOOKING'>[] =>
  status === 'OPEN' ? [{ kind: 'BOOKING', since: changedAt }] : [];

/** The search terms of a booking: the words of its name. Those of bookings that are not open are deleted. */
export const searchTerms = ({ status, name }: Pick<Booking, 'status' | 'name'>): readonly string[] =>
  status === 'OPEN' ? nameTerms(name) : [];
