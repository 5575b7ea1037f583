import * as z from 'zod/mini';
import { Thing } from './thing.ts';

/** In place of a user id: what nobody did by hand, and what somebody did without an account. */
export const SYSTEM = 'system';
export const GUEST = 'guest';

/** A value before and after; instants are ISO 8601 UTC, days are those of New York. */
export const HistoryChange = z.object({
  /** The name of the field, as people read it. */
  field: z.string(),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
});
export type HistoryChange = z.infer<typeof HistoryChange>;

/** One line of the history: who did what with which thing, and when. It has no personal data. */
export const HistoryEntry = z.object({
  /** The id of the event that told it. */
  id: z.string(),
  at: z.string(),
  /** A user id, `system` or `guest`. */
  by: z.string(),
  thing: Thing,
  /** Another thing under which it is found as well. */
  also: z.optional(Thing),
  /** What was done, in words that follow a name: `placed a hold`. */
  what: z.string(),
  changes: z.array(HistoryChange),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;
