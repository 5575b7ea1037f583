import * as z from 'zod/mini';
import { SaidAt } from '../../vehicles/said-at.ts';

/** Where a phone was, how exactly it knows that, and when. */
export const PhonePosition = z.strictObject({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  accuracyMeters: z.number().check(z.minimum(0), z.maximum(100_000)),
  at: SaidAt,
});
export type PhonePosition = z.infer<typeof PhonePosition>;
