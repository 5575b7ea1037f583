import * as z from 'zod/mini';
import { FlightId } from '../departures/flight-id.ts';
import { Month } from '../kernel/asked-list.ts';
import { CalendarDay } from '../kernel/calendar-day.ts';
import { destinationCodes } from '../kernel/destination-codes.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { CostOfFlight, FlightCost } from './figures/cost.ts';
import { periodProblem } from './figures/period.ts';
import { Receivables } from './figures/receivables.ts';
import { groupings, ReportRow } from './figures/rows.ts';
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

const params = z.object({ id: FlightId });

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
  figures: endpoint('GET /api/reports/figures', {
    summary:
      'Volume, money, profit and speed of the flights of some months, by flight, lane, week or month, with all of them together.',
    access: 'report.read',
    query: z
      .object({
        /** First and last month, both included. The month of a flight is that of the day in its id. */
        from: Month,
        to: Month,
        lane: z.optional(z.enum(destinationCodes)),
        by: z.enum(groupings),
      })
      .check(z.refine((period) => periodProblem(period) === undefined, 'Choose one to 24 months.')),
    reply: z.object({ rows: z.array(ReportRow), total: ReportRow }),
  }),
  receivables: endpoint('GET /api/reports/receivables', {
    summary: 'What is owed now on all invoices, by how long it has been due.',
    access: 'report.read',
    query: z.object({ lane: z.optional(z.enum(destinationCodes)) }),
    reply: Receivables,
  }),
  cost: endpoint('GET /api/reports/flights/{id}/cost', {
    summary:
      'What the airline and the agent charge for a flight, with what was entered before, the newest first.',
    access: 'report.read',
    params,
    reply: CostOfFlight,
  }),
  enterCost: endpoint('PUT /api/reports/flights/{id}/cost', {
    summary:
      'Enters what the airline and the agent charge for a flight, in place of what was entered before.',
    access: 'report.manage',
    params,
    body: z.strictObject({ version: z.int().check(z.minimum(0)), cost: FlightCost }),
    reply: CostOfFlight,
    refusals: {
      FLIGHT_NOT_FOUND: 404,
      /** Somebody else has entered it meanwhile; this is how it is now. */
      COST_CHANGED: { status: 409, details: z.object({ cost: CostOfFlight }) },
    },
  }),
} as const;
