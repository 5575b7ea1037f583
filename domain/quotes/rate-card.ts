import * as z from 'zod/mini';
import { CalendarDay } from '../kernel/calendar-day.ts';
import { crossFieldCheck } from '../kernel/cross-field-check.ts';
import { RateCardFields } from './cards/rate-card-fields.ts';
import { rateCardProblems } from './cards/rate-card-validation.ts';

/**
 * Every price of the house (domain notes §2, default fees, and §3). Versions are never changed: a new price is a new
 * version with a day from which it holds, so that a promise can always be worked out again.
 */
export const RateCard = RateCardFields.check(crossFieldCheck(rateCardProblems));
export type RateCard = z.infer<typeof RateCard>;
export type Barrel = RateCard['barrels'][number];
export type BarrelCode = Barrel['code'];

/**
 * A rate card as it was published: a number, the New York day from which it holds, and its prices. Rules that came later do
 * not unmake it.
 */
export const PublishedRateCard = z.object({
  version: z.int().check(z.minimum(1)),
  effectiveFrom: CalendarDay,
  card: RateCardFields,
});
export type PublishedRateCard = z.infer<typeof PublishedRateCard>;
