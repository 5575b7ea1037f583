import { type Cents, roundCents } from '../kernel/money.ts';
import type { RateCard } from './rate-card.ts';

/**
 * The storage fee of a parcel at the dock up to a day. Day 1 is the day after it was received. After the free days,
 * every day that has begun costs a price for each gross pound.
 */
export const storageFee = (
  { freeDays, perLbDay }: Pick<RateCard['storage'], 'freeDays' | 'perLbDay'>,
  grossLb: number,
  day: number,
): Cents => roundCents(Math.max(0, Math.ceil(day) - freeDays) * grossLb * perLbDay);
