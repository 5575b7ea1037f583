import * as z from 'zod/mini';
import { CalendarDay } from '../../kernel/calendar-day.ts';
import { Absence, DayChange } from '../shifts/shift.ts';

/** What dispatch does with a driver. */
export const DriverAct = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('CHANGE_DAY'), change: DayChange }),
  /** The day is as its week again. */
  z.strictObject({ kind: z.literal('KEEP_DAY'), day: CalendarDay }),
  z.strictObject({ kind: z.literal('ADD_ABSENCE'), absence: Absence }),
  z.strictObject({ kind: z.literal('DROP_ABSENCE'), id: z.uuid() }),
  z.strictObject({ kind: z.literal('END') }),
  z.strictObject({ kind: z.literal('RETURN') }),
]);
export type DriverAct = z.infer<typeof DriverAct>;

/** What can happen to a driver's record, one entry of its history each. */
export const driverDeeds = [
  'ADDED',
  'SAVED',
  'CHANGE_DAY',
  'KEEP_DAY',
  'ADD_ABSENCE',
  'DROP_ABSENCE',
  'END',
  'RETURN',
] as const satisfies readonly ('ADDED' | 'SAVED' | DriverAct['kind'])[];
export type DriverDeed = (typeof driverDeeds)[number];

/** One entry of the history, append-only. */
export const DriverEntry = z.object({
  id: z.string(),
  at: z.string(),
  what: z.enum(driverDeeds),
  /** A user id, or `system`. */
  by: z.string(),
  text: z.optional(z.string()),
});
export type DriverEntry = z.infer<typeof DriverEntry>;
