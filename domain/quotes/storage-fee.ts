import { type Cents, roundCents } from '../kernel/money.ts';
import type { RateCard } from './rate-card.ts';

/**
 * What a parcel's storage at the dock has cost on a day. Day 1 is the day after it was received; the free days cost
 * nothing, every day begun after them its gross pounds.
 */
export const storageFee = (
  { freeDays, perLbDay }: Pick<RateCard['storage'], 'freeDays' | 'perLbDay'>,
  grossLb: number,
  day: number,
): Cents => roundCents(Math.max(0, Math.ceil(day) - freeDays) * grossLb * perLbDay);
