import * as z from 'zod/mini';
import { UserId } from '../kernel/user-id.ts';
import { License, PersonPapers } from './papers.ts';
import { Absence, DayChange, WeeklyShifts } from './shifts/shift.ts';

/** The house has few drivers, so all of them are read at once. */
export const MOST_DRIVERS = 100;

const facts = {
  license: License,
  papers: PersonPapers,
  weekly: WeeklyShifts,
} as const;

/** What dispatch enters of a driver. */
export const DriverForm = z.strictObject(facts);
export type DriverForm = z.infer<typeof DriverForm>;

/** A driver: an account with the role of one. The name stands with the account. Instants are ISO 8601 UTC, days are those of New York. */
export const Driver = z.object({
  id: UserId,
  version: z.int().check(z.minimum(1)),
  ...facts,
  /** Days that are different from their week. */
  changes: z.array(DayChange),
  absences: z.array(Absence),
  /** Since when this person does not drive for us any more: dispatch says so, or the role was taken away. */
  endedAt: z.optional(z.string()),
  /** Keys of the warnings about papers that were told. */
  told: z.array(z.string()),
  createdAt: z.string(),
  createdBy: z.string(),
  changedAt: z.string(),
});
export type Driver = z.infer<typeof Driver>;

/** A driver as they see themselves. */
export const OwnDriver = z.omit(Driver, { told: true, createdBy: true, createdAt: true });
export type OwnDriver = z.infer<typeof OwnDriver>;
