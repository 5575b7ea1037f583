import * as z from 'zod/mini';
import { CalendarDay } from '../kernel/calendar-day.ts';
import { crossFieldCheck } from '../kernel/cross-field-check.ts';
import { RateCardFields } from './cards/rate-card-fields.ts';
import { rateCardProblems } from './cards/rate-card-validation.ts';

/**
 * All prices (trade.md, The price). A version is never changed: new prices are a new version with the
 * day from which they are in force, so that every old estimate can be computed again.
 */
export const RateCard = RateCardFields.check(crossFieldCheck(rateCardProblems));
export type RateCard = z.infer<typeof RateCard>;
export type Barrel = RateCard['barrels'][number];

/**
 * A published rate card: its version, the New York day from which it is in force, and its prices. Validation that was added
 * later does not apply to it.
 */
export const PublishedRateCard = z.object({
  version: z.int().check(z.minimum(1)),
  effectiveFrom: CalendarDay,
  card: RateCardFields,
});
export type PublishedRateCard = z.infer<typeof PublishedRateCard>;
