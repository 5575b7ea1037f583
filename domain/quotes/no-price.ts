import * as z from 'zod/mini';
import type { RefusalsOf } from '../kernel/endpoint.ts';

/** Why there is no price. The message says what to do; limits are in miles and pounds. */
export const noPrice = {
  NOTHING_TO_SHIP: 422,
  INVALID_GOODS: 422,
  BARREL_OVER_MAX: { status: 422, details: z.object({ refusedAboveLb: z.number() }) },
  PICKUP_TOO_FAR: { status: 422, details: z.object({ farthest: z.number() }) },
  VALUE_NEEDED: 422,
  /** We have no counter in that country, so nothing is taken for it. */
  DESTINATION_OFF: 422,
} as const;
export type EstimateRefusal = RefusalsOf<typeof noPrice>;
