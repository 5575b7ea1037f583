import * as z from 'zod/mini';
import { BookingReference } from '#domain/bookings/booking.ts';
import { CalendarDay } from '#domain/kernel/calendar-day.ts';
import { runStates } from '#domain/runs/lifecycle.ts';
import { Span } from '#domain/runs/run.ts';

/** A visit of a booking, by its number there. */
export const VisitOf = z.object({ booking: BookingReference, visit: z.int() });

/** What every event of a run says: which one, how it is now, and by whom. Names, phones and streets stay in the bookings. */
export const runFacts = {
  runId: z.uuid(),
  day: CalendarDay,
  state: z.enum(runStates),
  vehicleId: z.uuid(),
  /** The id of an account. */
  driverId: z.string(),
  /** Its stops in their turn, with the time at which each is planned, ISO 8601 UTC. */
  stops: z.array(z.object({ ...VisitOf.shape, planned: Span })),
  /** A user id, or `system`. */
  by: z.string(),
};
