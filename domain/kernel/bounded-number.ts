import * as z from 'zod/mini';

const MOST_DECIMALS = 3;

/** True for a number that is written with at most so many decimals: 17.5, but not 1e-300, which no database keeps. */
const hasFewDecimals =
  (decimals: number) =>
  (number: number): boolean =>
    Number(number.toFixed(decimals)) === number;

/** A number that somebody types: between a least and a most, with few decimals. */
export const boundedNumber = (least: number, most: number, decimals = MOST_DECIMALS) =>
  z
    .number()
    .check(
      z.minimum(least, `Give ${least} or more`),
      z.maximum(most, `Give ${most.toLocaleString('en-US')} or less`),
      z.refine(hasFewDecimals(decimals), `Give at most ${decimals} decimals`),
    );
