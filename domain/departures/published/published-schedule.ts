import * as z from 'zod/mini';
import { CalendarDay } from '../../kernel/calendar-day.ts';
import { destinationCodes } from '../../kernel/destinations.ts';
import { FlightId } from '../flight-id.ts';
import { ScheduleFields } from '../schedule/schedule-fields.ts';

/** A flight that does not leave as the schedule's rule has it. Cutoffs are milliseconds since 1970; 0 when it is cancelled. */
const RuleChange = z.object({
  departureDay: CalendarDay,
  /** Null when no holiday moves it. */
  movedBy: z.nullable(z.object({ holiday: z.string(), usualDay: CalendarDay })),
  originAirport: z.string(),
  cargoCutoff: z.int(),
  bookingCutoff: z.int(),
  eta: z.object({ from: CalendarDay, to: CalendarDay }),
});
export type RuleChange = z.infer<typeof RuleChange>;

/** A flight beside those of the rule, which can still be booked. Cutoffs are milliseconds since 1970. */
const AddedDeparture = z.extend(z.omit(RuleChange, { movedBy: true }), {
  id: FlightId,
  to: z.enum(destinationCodes),
});
export type AddedDeparture = z.infer<typeof AddedDeparture>;

/**
 * The schedule as pages, calculator and dashboard read it: the rule, and the flights of the next weeks that differ from it or
 * that staff added. In most weeks there are none, so the pages stay small.
 */
export const PublishedSchedule = z.extend(ScheduleFields, {
  changes: z.optional(z.record(z.string(), RuleChange)),
  /** Flights that staff added. */
  added: z.optional(z.array(AddedDeparture)),
});
export type PublishedSchedule = z.infer<typeof PublishedSchedule>;
