import * as z from 'zod/mini';

/** What can happen to a run, one entry of its history each. */
const runDeeds = [
  'PLANNED',
  'CHANGED',
  'RELEASED',
  'TAKEN_BACK',
  'CANCELLED',
  'TAKEN_OFF',
  'HANDED_OVER',
  'STARTED',
  'NEXT',
  'ARRIVED',
  'DONE',
  'FAILED',
  'TENDERED',
  'TURNED_AWAY',
  'LATER',
  'ENDED',
] as const;

/** One entry of the history, append-only. */
export const RunEntry = z.object({
  id: z.string(),
  at: z.string(),
  what: z.enum(runDeeds),
  /** A user id, or `system`. */
  by: z.string(),
  /** The stop that it is about. */
  stop: z.optional(z.string()),
  text: z.optional(z.string()),
});
export type RunEntry = z.infer<typeof RunEntry>;
