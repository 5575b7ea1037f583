import * as z from 'zod/mini';
import { localCurrencies } from '#domain/billing/abroad/local-money.ts';
import { destinationCodes } from '#domain/kernel/destination-codes.ts';
import { eventEnvelope } from '../envelope.ts';

/** The rate of a day at the counters of a destination was entered, or corrected. Published by billing. */
export const DayRateEnteredV1 = {
  type: 'day-rate-entered.v1',
  source: 'skybarrel.billing',
  notifies: { nobody: 'Whoever takes money at the counter sees the rate there.' },
  schema: eventEnvelope(
    'day-rate-entered.v1',
    z.object({
      country: z.enum(destinationCodes),
      currency: z.enum(localCurrencies),
      /** The day there on which it counts. */
      day: z.string(),
      /** Ten-thousandths of the local unit for one U.S. dollar. */
      perDollar: z.int(),
      /** What it was before it was corrected. */
      before: z.optional(z.int()),
      by: z.string(),
    }),
  ),
} as const;
