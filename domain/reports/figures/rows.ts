import * as z from 'zod/mini';
import { addedUp, Figures, figuresFrom, figuresOfFlight, type Numbers } from './figures.ts';
import { dayIn, isFlight, laneOf, monthOf, weekOfFlight } from './keys.ts';

/** By what the figures are put together. */
export const groupings = ['flight', 'lane', 'week', 'month'] as const;
export type Grouping = (typeof groupings)[number];

/** The profit of flights whose cost is entered, and of those alone. */
const Profit = z.object({
  /** How many flights have their cost. */
  flights: z.int(),
  /** Cents: what these flights cost, what was charged for their shipments, and what is left of it. */
  cost: z.int(),
  revenue: z.int(),
  margin: z.int(),
});

/** A flight, a lane, a week or a month with its figures. */
export const ReportRow = z.object({
  /** The id of the flight, `GY-2026-11-none` for what has none; the code of the lane; the Monday of the week, `2026-11-none` for what has no flight; the month. */
  key: z.string(),
  /** How many flights are in it. */
  flights: z.int(),
  figures: Figures,
  /** Of a flight: when it landed, ISO 8601. Absent while it has not. */
  landedAt: z.optional(z.string()),
  /** Absent where no cost is entered: it is not known then, and not zero. */
  profit: z.optional(Profit),
});
export type ReportRow = z.infer<typeof ReportRow>;

/** The numbers of a flight, and what it cost where that is entered. */
export interface FlightNumbers {
  readonly key: string;
  readonly numbers: Numbers;
  readonly cost: number | undefined;
  readonly landedAt?: string | undefined;
}

const groupOf: Readonly<Record<Grouping, (key: string) => string>> = {
  flight: (key) => key,
  lane: laneOf,
  week: weekOfFlight,
  month: monthOf,
};

/** Whether a row is a flight, and not several of a lane or a month. */
const isOneFlight = (key: string, flights: readonly FlightNumbers[]): flights is readonly [FlightNumbers] =>
  flights[0]?.key === key;

const landingOf = (key: string, flights: readonly FlightNumbers[]) =>
  isOneFlight(key, flights) && flights[0].landedAt !== undefined ? { landedAt: flights[0].landedAt } : {};

/** Flights as one row. */
const rowOf = (key: string, flights: readonly FlightNumbers[]): ReportRow => {
  const known = flights.flatMap(({ numbers, cost }) => (cost === undefined ? [] : [{ numbers, cost }]));
  const cost = known.reduce((sum, one) => sum + one.cost, 0);
  const { revenue } = figuresFrom(addedUp(known.map(({ numbers }) => numbers)));
  return {
    key,
    flights: flights.filter((one) => isFlight(one.key)).length,
    figures: isOneFlight(key, flights)
      ? figuresOfFlight(flights[0].numbers)
      : figuresFrom(addedUp(flights.map(({ numbers }) => numbers))),
    ...landingOf(key, flights),
    ...(known.length === 0
      ? {}
      : { profit: { flights: known.length, cost, revenue, margin: revenue - cost } }),
  };
};

/** Lanes in the order of their codes; weeks, months and flights the newest first. */
const inOrder: Readonly<Record<Grouping, (one: ReportRow, other: ReportRow) => number>> = {
  lane: (one, other) => one.key.localeCompare(other.key),
  week: (one, other) => other.key.localeCompare(one.key),
  month: (one, other) => other.key.localeCompare(one.key),
  flight: (one, other) => dayIn(other.key).localeCompare(dayIn(one.key)) || one.key.localeCompare(other.key),
};

/** The rows of a report, and all of them together. */
export const reportOf = (
  flights: readonly FlightNumbers[],
  by: Grouping,
): { readonly rows: ReportRow[]; readonly total: ReportRow } => ({
  rows: [...Map.groupBy(flights, ({ key }) => groupOf[by](key))]
    .map(([key, of]) => rowOf(key, of))
    .toSorted(inOrder[by]),
  total: rowOf('total', flights),
});
