import * as z from 'zod/mini';
import { dayIn } from '../../kernel/day-in.ts';
import { type DestinationCode, destinationCodes } from '../../kernel/destination-codes.ts';
import { destinations } from '../../kernel/destinations.ts';
import { addDays } from '../../kernel/new-york.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import { currencyName, currencyOf, rateShown } from './local-money.ts';

/** The rate of one day at the counters of a destination. A correction is its next version; payments keep the rate that they were taken at. */
export const DayRate = z.object({
  country: z.enum(destinationCodes),
  /** The day there on which it counts, and no other. */
  day: z.string(),
  version: z.int(),
  /** Ten-thousandths of the local unit for one U.S. dollar. */
  perDollar: z.int(),
  /** When it was entered. */
  at: z.string(),
  /** User id of who entered it. */
  by: z.string(),
});
export type DayRate = z.infer<typeof DayRate>;

/** The calendar day at the counters of a destination: `2026-11-29`. */
export const dayAtCounter = (country: DestinationCode, at: Date): string =>
  dayIn(at, destinations[country].zone);

/** A rate can be entered so many days before it counts: over a weekend, or a holiday. */
const DAYS_AHEAD = 7;

/** A rate that somebody enters. */
export interface AskedRate extends Pick<DayRate, 'country' | 'day' | 'perDollar' | 'by'> {
  readonly now: Date;
}

/** The next version of the rate of a day. Of a day that is over nothing is changed, for it was paid by already. */
export const enterRate = (
  known: DayRate | undefined,
  { now, ...asked }: AskedRate,
): Result<DayRate, 'RATE_NOT_ALLOWED'> => {
  const today = dayAtCounter(asked.country, now);
  if (asked.day < today || asked.day > addDays(today, DAYS_AHEAD))
    return refuse(
      'RATE_NOT_ALLOWED',
      `A rate is entered for today, or for one of the next ${DAYS_AHEAD} days.`,
    );
  return ok({ ...asked, version: (known?.version ?? 0) + 1, at: now.toISOString() });
};

const noRate = (country: DestinationCode) =>
  refuse(
    'NO_RATE',
    `No rate has been entered for today, so nothing can be taken in ${currencyName(country)}. Enter the rate of the day, or take U.S. dollars.`,
  );

const rateChanged = ({ country, perDollar }: Pick<DayRate, 'country' | 'perDollar'>) =>
  refuse(
    'RATE_CHANGED',
    `The rate was changed to ${rateShown(currencyOf(country), perDollar)}. Look at the new sum before you take it.`,
    { perDollar },
  );

/** Why local money is not taken at the rate that somebody has seen: there is none today, or it is another one. Undefined where it is. */
export const rateRefused = (
  country: DestinationCode,
  today: DayRate | undefined,
  { perDollar }: Pick<DayRate, 'perDollar'>,
) => {
  if (today === undefined) return noRate(country);
  return today.perDollar === perDollar ? undefined : rateChanged(today);
};
