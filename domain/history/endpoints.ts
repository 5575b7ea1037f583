import * as z from 'zod/mini';
import { CalendarDay } from '../kernel/calendar-day.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { HistoryEntry } from './entry.ts';
import { ThingText } from './thing.ts';

/** What the history is asked for. Without a person and a thing it is one day, today unless given. */
export const HistoryQuestion = z.object({
  /** A user id, `system` or `guest`. */
  person: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'Give the id of a person, system or guest')),
  ),
  thing: z.optional(ThingText),
  /** A New York day. */
  day: z.optional(CalendarDay),
});
export type HistoryQuestion = z.infer<typeof HistoryQuestion>;

export const historyEndpoints = {
  list: endpoint('GET /api/history', {
    summary:
      'Who did what, when, with which thing, newest first: of a person, of a thing, of a day, or of any of these together. Without a person and a thing it is one day, today unless given.',
    access: ['admin'],
    query: z.object({ ...HistoryQuestion.shape, ...pageQuery }),
    reply: pageOf(HistoryEntry),
    refusals: { INVALID_CURSOR: 400 },
  }),
} as const;
