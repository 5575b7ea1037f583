import * as z from 'zod/mini';

const MAX_DECIMALS = 3;

/** True for a number with few decimals: 17.5, but not 1e-300, which DynamoDB cannot store. */
const hasFewDecimals =
  (decimals: number) =>
  (number: number): boolean =>
    Number(number.toFixed(decimals)) === number;

/** Schema of a number in a form: between a minimum and a maximum, with few decimals. */
export const boundedNumber = (min: number, max: number, decimals = MAX_DECIMALS) =>
  z
    .number()
    .check(
      z.minimum(min, `Give ${min} or more`),
      z.maximum(max, `Give ${max.toLocaleString('en-US')} or less`),
      z.refine(hasFewDecimals(decimals), `Give at most ${decimals} decimals`),
    );
