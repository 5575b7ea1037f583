import * as z from 'zod/mini';
import { destinationCodes } from '../../kernel/destination-codes.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { headers, MOST_CENTS, reason, referenceNeeded, typedReference } from '../money-endpoints.ts';
import { Taking } from '../takings.ts';
import { CounterTaking } from './counter-taking.ts';
import { DayRate } from './day-rate.ts';
import { PerDollar } from './local-money.ts';
import { AgentAccount, Settlement } from './settlement.ts';
import { TakenIn } from './taken-in.ts';

const params = z.object({ country: z.enum(destinationCodes) });
const ofSettlement = z.object({
  country: z.enum(destinationCodes),
  number: z.coerce.number().check(z.int(), z.minimum(1)),
});
/** Agents have their own country, and no other is there for them. */
const refusals = { COUNTER_NOT_FOUND: 404 } as const;

/** The counters abroad: what their agents take there, and at which rate. */
export const abroadEndpoints = {
  counterRates: endpoint('GET /api/desk/books/counters/{country}/rates', {
    summary:
      'The rates of the day at the counter of a destination: those of the days to come and of the last ones, the latest first.',
    access: 'counter.read',
    params,
    reply: z.object({ today: z.string(), items: z.array(DayRate) }),
    refusals,
  }),
  enterRate: endpoint('POST /api/desk/books/counters/{country}/rates', {
    summary:
      'Enters the rate of today, or of one of the next days, at the counter of a destination: again to correct it.',
    access: 'counter.manage',
    params,
    body: z.strictObject({ day: z.iso.date(), perDollar: PerDollar }),
    reply: DayRate,
    refusals: { ...refusals, RATE_NOT_ALLOWED: 422 },
  }),
  counterTakings: endpoint('GET /api/desk/books/counters/{country}/takings', {
    summary: 'What the counter of a destination took on a day, and the sum of each currency.',
    access: 'counter.read',
    params,
    query: z.object({
      /** A New York day; today unless given. */
      day: z.optional(z.iso.date()),
    }),
    reply: z.object({ day: z.string(), items: z.array(Taking), sums: z.array(TakenIn) }),
    refusals,
  }),
  agentAccount: endpoint('GET /api/desk/books/counters/{country}/settlements', {
    summary:
      'What the agents at a destination owe: all that their counter took since the last settlement, less their commission; and what was settled before, the newest first.',
    access: 'invoice.manage',
    params,
    reply: z.object({ open: AgentAccount, closed: z.array(Settlement) }),
  }),
  settle: endpoint('POST /api/desk/books/counters/{country}/settlements/{number}', {
    summary:
      'Closes what agents owe with what they transferred, once. What is left over needs a reason and is a line of the next settlement.',
    access: 'invoice.manage',
    params: ofSettlement,
    headers,
    body: z.strictObject({
      /** What was owed when somebody looked, in cents: when it has changed since, they look again. */
      owed: z.int(),
      transferred: z.int().check(z.minimum(0), z.maximum(MOST_CENTS)),
      reference: z.optional(typedReference),
      reason: z.optional(reason),
    }),
    reply: Settlement,
    refusals: {
      SETTLEMENT_NOT_FOUND: 404,
      SETTLEMENT_CLOSED: 409,
      NOTHING_TO_SETTLE: 409,
      OWED_CHANGED: { status: 409, details: z.object({ owed: z.int() }) },
      REASON_NEEDED: { status: 422, details: z.object({ difference: z.int() }) },
      ...referenceNeeded,
    },
  }),
  settledMoney: endpoint('GET /api/desk/books/counters/{country}/settlements/{number}/payments', {
    summary: 'Every payment and void of a settlement, in order of their time: of the open one, too.',
    access: 'invoice.manage',
    params: ofSettlement,
    query: z.object(pageQuery),
    reply: pageOf(CounterTaking),
    refusals: { INVALID_CURSOR: 400 },
  }),
} as const;
