import * as z from 'zod/mini';
import { type Cents, roundCents } from '../../kernel/money.ts';

const LEAST_WEIGHT = 0.1;
const MOST_WEIGHT = 1_000_000;
const MOST_CENTS = 100_000_000;
const MOST_RATE = 100_000;

const cents = z.int().check(z.minimum(0), z.maximum(MOST_CENTS));

/** What the airline and the agent charge for a flight, as their invoices say it. Amounts are in cents. */
export const FlightCost = z.strictObject({
  /** The chargeable weight of the airline for everything on the flight, in its unit. */
  weight: z.number().check(z.minimum(LEAST_WEIGHT), z.maximum(MOST_WEIGHT)),
  unit: z.enum(['kg', 'lb']),
  /** For each kilogram or pound. Airlines also have parts of a cent. */
  rate: z.number().check(z.minimum(0), z.maximum(MOST_RATE)),
  /** What the airline charges beside the weight: fuel, security, the air waybill. */
  fees: cents,
  /** What the agent at the destination charges. */
  agent: cents,
  note: z.optional(z.string().check(z.trim(), z.maxLength(500))),
});
export type FlightCost = z.infer<typeof FlightCost>;

/** What a flight costs in all, in cents. */
export const costOf = ({ weight, rate, fees, agent }: FlightCost): Cents =>
  roundCents(weight * rate) + fees + agent;

/** A cost as somebody entered it. */
export const EnteredCost = z.object({
  ...FlightCost.shape,
  /** ISO 8601 UTC, and the user id of who entered it. */
  at: z.string(),
  by: z.string(),
});
export type EnteredCost = z.infer<typeof EnteredCost>;

/** The cost of a flight: the present one first, before it what it replaced. Version 0 and no entry while nobody has entered it. */
export const CostOfFlight = z.object({ version: z.int(), entries: z.array(EnteredCost) });
export type CostOfFlight = z.infer<typeof CostOfFlight>;
