import * as z from 'zod/mini';
import { CalendarDay } from '../kernel/calendar-day.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { FlightOnBoard } from './flight-board.ts';

/** How many days before today are reported: two weeks, so that each day has the same weekday before it. */
export const DAYS_BEFORE = 14;

const count = z.int();

/** What happened on a New York day. `revenue` is what is charged, in cents; booked shipments that were canceled since are not in it. */
export const DayReport = z.object({
  day: CalendarDay,
  booked: count,
  revenue: count,
  delivered: count,
  signUps: count,
  quotes: count,
  enquiries: count,
  /** How senders found it who said so first on this day. */
  good: count,
  fair: count,
  bad: count,
});
export type DayReport = z.infer<typeof DayReport>;

/** What the desk and the admins see of everything at once. */
export const reportEndpoints = {
  flights: endpoint('GET /api/reports/flights', {
    summary:
      'The next two flights of each destination by day: how full they are, and where their pieces are.',
    access: 'departure.read',
    reply: z.object({ flights: z.array(FlightOnBoard) }),
  }),
  days: endpoint('GET /api/reports/days', {
    summary: 'What happened today and on each of the 14 days before, the oldest first.',
    access: 'report.read',
    reply: z.object({ days: z.array(DayReport) }),
  }),
} as const;
