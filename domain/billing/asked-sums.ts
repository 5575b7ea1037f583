import * as z from 'zod/mini';

/** More than any shipment costs: a sum above it is a typing error. */
export const MOST_CENTS = 10_000_000;

/** Cents. */
export const amount = z.int().check(z.minimum(1), z.maximum(MOST_CENTS));
