import * as z from 'zod/mini';
import { FlightId } from '#domain/departures/flight-id.ts';
import { CalendarDay } from '#domain/kernel/calendar-day.ts';

/** What every event of a load at the dock of an airline says. */
export const cargoFacts = {
  runId: z.uuid(),
  /** The day of the run. */
  day: CalendarDay,
  flight: FlightId,
  /** When it happened, as far as we believe the phone; it may have been offline since then. */
  at: z.string(),
  /** The driver. */
  by: z.string(),
};
